#if canImport(AppKit) && !targetEnvironment(macCatalyst)
import AppKit
import HUD
import HUDExamples

/// Shows examples, one at a time.
@MainActor enum Player {
  private static var steps: [Timer] = []

  static func play(_ example: Example, in window: NSWindow?) {
    dismiss()
    Example.windowHUD = window.map { HUD.in($0) }
    example.run()
    for (time, step) in example.steps {
      let timer = Timer(timeInterval: time / .seconds(1), repeats: false) { _ in
        MainActor.assumeIsolated(step)
      }
      RunLoop.main.add(timer, forMode: .common)
      steps.append(timer)
    }
  }

  static func dismiss() {
    for step in steps { step.invalidate() }
    steps = []
    Example.dismiss()
  }
}
#endif
