import Foundation
import HUDCore
import HUDOffscreen

/// The time that the state machine takes for one event.
enum MachineCosts {
  static func measure() {
    report("machine-event", (0..<5).map { _ in round(events: 40_000) }.median)
  }

  /// Sends shows, progress steps and pops in turn, each at a later time.
  private static func round(events: Int) -> Double {
    let resolvedOptions = ResolvedOptions(style: HUD.Style(), behavior: HUD.Behavior())
    var machine = Machine()
    var effects = 0
    let elapsed = time(events) {
      for number in 0..<events {
        let id = UInt64(number)
        let event: Machine.Input =
          switch number % 8 {
          case 0:
            .show(
              Request(
                id: id, kind: .spinner, content: HUD.Content(), resolvedOptions: resolvedOptions))
          case 7: .popActivity
          default:
            .progress(
              ProgressStep(
                id: id, progress: Double(number % 8) / 8, status: nil,
                resolvedOptions: resolvedOptions))
          }
        effects += machine.handle(event, at: Moment(now: .microseconds(number))).count
      }
    }
    precondition(effects > 0, "The machine gave no effects.")
    return elapsed
  }
}
