import Foundation
import HUDCore
import HUDMeasurements
import HUDOffscreen

/// The main thread's cost of what an app does most, each with the update of the panel for the next
/// frame. Drawing is not included.
@MainActor enum PanelCosts {
  static func measure() {
    let screen = OffscreenHost()
    let controller = HUDController(host: screen)
    Cost.measure("show-dismiss", repeating: 300) {
      controller.show(status: "Loading…")
      screen.advance(by: .seconds(1))
      controller.dismiss()
      screen.advance(by: .seconds(1))
    }
    controller.show(status: "Loading…")
    screen.advance(by: .seconds(1))
    var number = 0
    Cost.measure("new-status", repeating: 300) {
      number += 1
      controller.setStatus("Loading file \(number % 10)…")
      screen.settle()
    }
    controller.showProgress(0.1, status: "Loading…")
    screen.advance(by: .seconds(1))
    Cost.measure("step", repeating: 3_000) {
      number += 1
      controller.showProgress(0.1 + Double(number % 100) / 1_000)
      screen.settle()
    }
    controller.dismiss()
    screen.advance(by: .seconds(1))
    measureTracking(on: screen, with: controller)
  }

  /// Measures frames in which a `Progress` is read, which changes before each of them.
  private static func measureTracking(
    on screen: OffscreenHost, with controller: HUDController
  ) {
    let progress = CountingProgress(totalUnitCount: 1_000_000)
    controller.track(progress, status: "Importing")
    screen.advance(by: .seconds(1))
    progress.reads = 0
    var frames = 0
    Cost.measure("tracked-frame", repeating: 60) {
      frames += 1
      progress.completedUnitCount += 1
      screen.advance(by: .milliseconds(100))
    }
    precondition(progress.reads == frames, "Each of these frames must read the progress once.")
  }
}

/// A progress that counts how often it is read.
private final class CountingProgress: Progress, @unchecked Sendable {
  var reads = 0

  override var isIndeterminate: Bool {
    reads += 1
    return super.isIndeterminate
  }
}
