import Foundation
import HUDCore
import HUDOffscreen

enum Measurements {
  /// Sends shows, progress steps and pops in turn, each at a later time.
  static func machine(events: Int) -> Double {
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

  /// Makes progress calls from another thread, which nobody serves meanwhile.
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

  /// Measures the main thread's time in frames that track a `Progress`, while another thread
  /// changes it at a rate of a million steps a second. Drawing is not included.
  @MainActor static func trackedFrames(count: Int) -> Double {
    let screen = OffscreenHost()
    let controller = HUDController(host: screen)
    let progress = Driven(totalUnitCount: 1_000_000_000)
    controller.track(progress, status: "Importing")
    screen.advance(by: .seconds(1))

    let (hasBegun, hasDone, isDrawn) = (
      DispatchSemaphore(value: 0), DispatchSemaphore(value: 0), DispatchSemaphore(value: 0)
    )
    Thread.detachNewThread {
      for _ in 0..<count {
        for step in 0..<1_000_000 / 60 {
          progress.step()
          if step == 0 { hasBegun.signal() }
        }
        hasDone.signal()
        isDrawn.wait()
      }
    }
    let before = progress.reads
    var elapsed = 0.0
    for _ in 0..<count {
      hasBegun.wait()
      elapsed += time(1) { screen.settle() }
      hasDone.wait()
      isDrawn.signal()
    }
    precondition(progress.reads - before == count, "Each frame must read the progress once.")
    return elapsed / Double(count)
  }
}

/// A progress that a thread advances. The steps are copied when the main thread reads it, because
/// the fraction has no lock on Linux.
private final class Driven: Progress, @unchecked Sendable {
  private let counts = Locked((steps: 0, reads: 0))

  func step() { counts.withLock { $0.steps += 1 } }

  var reads: Int { counts.withLock(\.reads) }

  override var isIndeterminate: Bool {
    completedUnitCount = counts.withLock { counts in
      counts.reads += 1
      return Int64(counts.steps)
    }
    return super.isIndeterminate
  }
}
