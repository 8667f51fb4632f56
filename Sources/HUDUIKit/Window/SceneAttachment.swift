#if canImport(UIKit)
import UIKit

/// Attaches the stage in a window of its own, in one scene. The reference to the scene is weak,
/// because the scene owns the HUD.
@MainActor final class SceneAttachment: Attachment {
  var changed: (AttachmentChange) -> Void = { _ in }
  private weak var scene: UIWindowScene?
  private let stageWindow = StageWindow()
  private let observers = Observers()
  /// True while the notification is posted that the scene will enter the foreground. At that time
  /// the scene's state is still the old one.
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
    // During launch, the scene may have posted its own notification before anything observed it.
    observers.observe(UIApplication.didBecomeActiveNotification) { [weak self] _ in self?.follow() }
  }

  /// Observes notifications of this scene only.
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

  /// Not used, because the scene is observed in any case.
  var isAwaited = false

  var level: CGFloat {
    get { stageWindow.level }
    set { stageWindow.level = newValue }
  }

  func attach(_ stage: StageView) {
    guard let scene else { return changed(.wasLost) }
    // Found by the responder chain, because an app extension cannot use `UIApplication.shared`.
    let application = sequence(first: scene as UIResponder, next: \.next).lazy
      .compactMap { $0 as? UIApplication }.first
    stageWindow.open(stage, in: scene, of: application)
  }

  func detach(_ stage: StageView) { stageWindow.close() }

  /// Reports changes of the scene. A visible HUD stays in its scene, even in the background. One
  /// that is not visible yet waits until the scene is in the foreground.
  private func follow() {
    if stageWindow.window == nil {
      changed(isReady ? .becameReady : .wasLost)
    } else if isEntering {
      changed(.cameBack)
    }
  }
}
#endif
