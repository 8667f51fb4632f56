#if canImport(UIKit)
import UIKit

/// Puts the stage into a window of its own, and moves it from one scene to another.
@MainActor final class StageWindow {
  private(set) var window: HUDWindow?
  private var turns: RunLoopTurns?

  var level: CGFloat = UIWindow.Level.alert.rawValue + 1 {
    didSet {
      // Setting it again would put the window before others of its level.
      if level != oldValue { window?.windowLevel = UIWindow.Level(rawValue: level) }
    }
  }

  /// `application` is given because an app extension cannot ask for the shared one.
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

  /// The stage gets a new window: one that is given another scene would keep its size.
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
