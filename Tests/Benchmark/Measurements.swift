import Foundation
import HUDCore

enum Measurements {
  /// Shows, steps of progress and pops, in turn, while time goes on.
  static func machine(events: Int) -> Double {
    let terms = Terms(style: HUD.Style(), behavior: HUD.Behavior())
    var machine = Machine()
    var effects = 0
    let elapsed = time(events) {
      for number in 0..<events {
        let id = UInt64(number)
        let event: Machine.Event =
          switch number % 8 {
          case 0: .show(Showing(id: id, kind: .spinner, content: HUD.Content(), terms: terms))
          case 7: .popActivity
          default:
            .progress(
              Step(id: id, progress: Double(number % 8) / 8, status: nil, terms: terms))
          }
        effects += machine.handle(event, at: Moment(now: .microseconds(number))).count
      }
    }
    precondition(effects > 0, "A machine that answers nothing was measured.")
    return elapsed
  }

  /// Calls from a thread of its own, while nobody reads what they say.
  static func progressCalls(count: Int) -> Double {
    let controller = HUDController { NoHost() }
    let elapsed = Locked(0.0)
    let isDone = DispatchSemaphore(value: 0)
    Thread.detachNewThread {
      controller.showProgress(0.5)
      let measured = time(count) {
        for number in 1...count { controller.showProgress(Double(number) / Double(count)) }
      }
      elapsed.withLock { $0 = measured }
      isDone.signal()
    }
    isDone.wait()
    return elapsed.withLock(\.self)
  }
}
