import Foundation
import HUDCore
import HUDOffscreen

/// The main thread's time for what an app does most, each with the update of the panel for the next
/// frame. Drawing is not included.
@MainActor enum PanelCosts {
  static func measure() {
    let screen = OffscreenHost()
    let controller = HUDController(host: screen)
    report(
      "show-dismiss",
      median(of: 300) {
        controller.show(status: "Loading…")
        screen.advance(by: .seconds(1))
        controller.dismiss()
        screen.advance(by: .seconds(1))
      })
    controller.show(status: "Loading…")
    screen.advance(by: .seconds(1))
    var number = 0
    report(
      "new-status",
      median(of: 300) {
        number += 1
        controller.setStatus("Loading file \(number % 10)…")
        screen.settle()
      })
    controller.showProgress(0.1, status: "Loading…")
    screen.advance(by: .seconds(1))
    report(
      "step",
      median(of: 3_000) {
        number += 1
        controller.showProgress(0.1 + Double(number % 100) / 1_000)
        screen.settle()
      })
    controller.dismiss()
    screen.advance(by: .seconds(1))
    report("tracked-frame", TrackedFrames().median(of: 60))
  }

  /// Returns the median time of `count` calls of `body`, in microseconds.
  private static func median(of count: Int, _ body: () -> Void) -> Double {
    for _ in 0..<count / 10 { body() }
    return (0..<count).map { _ in time(1, body) }.median / 1e3
  }
}

/// Frames that track a `Progress`, while another thread changes it at a rate of a million steps a
/// second.
@MainActor private final class TrackedFrames {
  private let screen = OffscreenHost()
  private let progress = Driven(totalUnitCount: 1_000_000_000)
  private let controller: HUDController

  init() {
    controller = HUDController(host: screen)
    controller.track(progress, status: "Importing")
    screen.advance(by: .seconds(1))
  }

  func median(of count: Int) -> Double {
    let (hasBegun, hasDone, isDrawn) = (
      DispatchSemaphore(value: 0), DispatchSemaphore(value: 0), DispatchSemaphore(value: 0)
    )
    Thread.detachNewThread { [progress] in
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
    let times = (0..<count).map { _ in
      hasBegun.wait()
      let elapsed = time(1) { screen.settle() }
      hasDone.wait()
      isDrawn.signal()
      return elapsed
    }
    precondition(progress.reads - before == count, "Each frame must read the progress once.")
    return times.median / 1e3
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
