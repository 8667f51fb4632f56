#if canImport(UIKit)
import UIKit

/// A window over all others of the scene that the user works with.
@available(iOSApplicationExtension, unavailable)
@MainActor final class WindowPlace: Place {
  var changed: (PlaceChange) -> Void = { _ in }
  private let scenes = SceneWatch()
  private var window: HUDWindow?

  init() {
    scenes.changed = { [weak self] in self?.follow() }
  }

  var isReady: Bool { scenes.best != nil }

  var level: CGFloat = UIWindow.Level.alert.rawValue + 1 {
    didSet {
      // Setting it again would put the window before others of its level.
      if level != oldValue { window?.windowLevel = UIWindow.Level(rawValue: level) }
    }
  }

  func raise(_ stage: StageView) {
    guard let scene = scenes.best else { return changed(.wasLost) }
    let window = HUDWindow(windowScene: scene)
    window.windowLevel = UIWindow.Level(rawValue: level)
    window.rootViewController = StageController(stage)
    window.isHidden = false
    self.window = window
  }

  /// A hidden window still belongs to its scene, which would keep it.
  func lower(_ stage: StageView) {
    window?.isHidden = true
    window?.rootViewController = nil
    window?.windowScene = nil
    window = nil
  }

  /// A HUD stays where it is as long as its scene is seen, goes on to another when there is one, and
  /// waits in the background when there is none.
  private func follow() {
    guard let window else { return changed(isReady ? .becameReady : .wasLost) }
    let isSeen = (window.windowScene?.activation ?? .unseen) != .unseen
    if !isSeen, let scene = scenes.best { window.windowScene = scene }
    if let scene = window.windowScene, scene.activationState != .unattached {
      if scene.activation != .unseen { changed(.cameBack) }
    } else {
      changed(.wasLost)
    }
  }
}
#endif
