#if canImport(UIKit)
import UIKit

/// Shows the stage in a separate window, and can move the stage to another scene.
@MainActor final class StageWindow {
  private(set) var window: HUDWindow?
  private var turns: RunLoopTurns?

  var level: CGFloat = UIWindow.Level.alert.rawValue + 1 {
    didSet {
      // Do not set the same level again: that would bring the window in front of other windows with
      // this level.
      if level != oldValue { window?.windowLevel = UIWindow.Level(rawValue: level) }
    }
  }

  /// Shows `stage` in a new window in `scene`. The application is a parameter because an app
  /// extension cannot use `UIApplication.shared`.
  func open(_ stage: StageView, in scene: UIWindowScene, of application: UIApplication?) {
    let controller = StageController(stage, application: application)
    window = makeWindow(in: scene, for: controller)
    guard stage.system.platform.asksForBars else { return }
    turns = RunLoopTurns { [weak controller] in controller?.followApp() }
  }

  func close() {
    turns?.stop()
    turns = nil
    window?.close()
    window = nil
  }

  /// Moves the stage to a new window in `scene`. The old window cannot be reused, because it would
  /// keep the size of its old scene.
  func move(to scene: UIWindowScene) {
    guard let old = window else { return }
    let controller = old.rootViewController as? StageController
    old.close()
    let new = makeWindow(in: scene, for: controller)
    new.accessibilityViewIsModal = old.accessibilityViewIsModal
    window = new
  }

  private func makeWindow(
    in scene: UIWindowScene, for controller: StageController?
  ) -> HUDWindow {
    let window = HUDWindow(windowScene: scene)
    window.windowLevel = UIWindow.Level(rawValue: level)
    controller?.window = window
    window.rootViewController = controller
    window.isHidden = false
    return window
  }
}
#endif
