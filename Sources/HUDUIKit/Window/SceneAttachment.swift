#if canImport(UIKit)
import UIKit

/// A window over all others of one scene. The scene owns the HUD, so it is held weakly.
@MainActor final class SceneAttachment: Attachment {
  var changed: (AttachmentChange) -> Void = { _ in }
  private weak var scene: UIWindowScene?
  private let stageWindow = StageWindow()
  private let observers = Observers()
  /// True while the scene tells that it comes to the foreground, which it does before it is there.
  private var isEntering = false

  init(_ scene: UIWindowScene) {
    self.scene = scene
    for name in [UIScene.didActivateNotification, UIScene.didEnterBackgroundNotification] {
      observe(name) { $0.follow() }
    }
    observe(UIScene.willEnterForegroundNotification) { attachment in
      attachment.isEntering = true
      attachment.follow()
      attachment.isEntering = false
    }
    observe(UIScene.didDisconnectNotification) { $0.changed(.isGone) }
    // During launch the scene's own word may have come before anybody listened.
    observers.observe(UIApplication.didBecomeActiveNotification) { [weak self] _ in self?.follow() }
  }

  /// Listens to notifications of this scene, and of no other.
  private func observe(
    _ name: Notification.Name, _ react: @escaping @MainActor (SceneAttachment) -> Void
  ) {
    observers.observe(name) { [weak self] in
      guard let self, let scene = self.scene, $0.object as AnyObject? === scene else { return }
      react(self)
    }
  }

  var isReady: Bool {
    switch scene?.activationState {
    case .foregroundActive, .foregroundInactive: true
    default: isEntering
    }
  }

  var reasonNotReady: String { "its scene is not in the foreground." }

  /// The scene is watched in any case.
  var isAwaited = false

  var level: CGFloat {
    get { stageWindow.level }
    set { stageWindow.level = newValue }
  }

  func attach(_ stage: StageView) {
    guard let scene else { return changed(.wasLost) }
    // The shared application cannot be asked for in an app extension.
    let application = sequence(first: scene as UIResponder, next: \.next).lazy
      .compactMap { $0 as? UIApplication }.first
    stageWindow.open(stage, in: scene, of: application)
  }

  func detach(_ stage: StageView) { stageWindow.close() }

  /// A HUD stays in its scene, also in the background. One that is not visible yet waits there.
  private func follow() {
    if stageWindow.window == nil {
      changed(isReady ? .becameReady : .wasLost)
    } else if isEntering {
      changed(.cameBack)
    }
  }
}
#endif
