#if canImport(UIKit)
import UIKit

/// A window over all others of the scene that the user works with.
@available(iOSApplicationExtension, unavailable)
@available(tvOSApplicationExtension, unavailable)
@MainActor final class WindowAttachment: Attachment {
  var changed: (AttachmentChange) -> Void = { _ in }
  private let scenes = SceneTracker()
  private var window: HUDWindow?
  private var turns: RunLoopTurns?

  init() {
    scenes.changed = { [weak self] in self?.follow() }
  }

  var isReady: Bool { scenes.best != nil }

  var reasonNotReady: String { "no scene of the app is in the foreground." }

  /// Scenes are watched in any case.
  var isAwaited = false

  var level: CGFloat = UIWindow.Level.alert.rawValue + 1 {
    didSet {
      // Setting it again would put the window before others of its level.
      if level != oldValue { window?.windowLevel = UIWindow.Level(rawValue: level) }
    }
  }

  func attach(_ stage: StageView) {
    guard let scene = scenes.best else { return changed(.wasLost) }
    let controller = StageController(stage)
    window = makeWindow(in: scene, for: controller)
    guard stage.system.platform.asksForBars else { return }
    turns = RunLoopTurns { [weak controller] in controller?.followApp() }
  }

  func detach(_ stage: StageView) {
    turns?.stop()
    turns = nil
    window?.close()
    window = nil
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

  /// The stage goes over to a new window: one that is given another scene would keep its size.
  private func move(from old: HUDWindow, to scene: UIWindowScene) -> HUDWindow {
    let controller = old.rootViewController as? StageController
    old.close()
    let new = makeWindow(in: scene, for: controller)
    new.accessibilityViewIsModal = old.accessibilityViewIsModal
    return new
  }

  /// A HUD stays where it is as long as its scene is seen, goes on to another when there is one, and
  /// waits in the background when there is none.
  private func follow() {
    guard let window else { return changed(isReady ? .becameReady : .wasLost) }
    let scene = window.windowScene
    if scene.map(scenes.activation) ?? .unseen == .unseen, let next = scenes.best {
      self.window = move(from: window, to: next)
    } else if scene == nil || scene?.activationState == .unattached {
      changed(.wasLost)
    } else if scene === scenes.entering {
      changed(.cameBack)
    }
  }
}
#endif
