#if canImport(UIKit)
import UIKit

/// Shows the stage in a separate window, in one scene. The reference to the scene is weak, because
/// the scene owns the HUD and with it this object.
@MainActor final class SceneAttachment: Attachment {
  var changed: (AttachmentChange) -> Void = { _ in }
  private weak var scene: UIWindowScene?
  private let presenter = WindowPresenter()
  private let observers = Observers()
  /// True while UIKit posts `UIScene.willEnterForegroundNotification`. The scene changes its
  /// `activationState` only afterwards.
  private var isEntering = false

  init(_ scene: UIWindowScene) {
    self.scene = scene
    observe(UIScene.didActivateNotification) { $0.follow() }
    observe(UIScene.didEnterBackgroundNotification) { $0.follow() }
    observe(UIScene.willEnterForegroundNotification) { attachment in
      attachment.isEntering = true
      attachment.follow()
      attachment.isEntering = false
    }
    observe(UIScene.didDisconnectNotification) { $0.changed(.isGone) }
    // Observe the app too. During launch, the scene may have posted its own notification before
    // this object was created.
    observers.observe(UIApplication.didBecomeActiveNotification) { [weak self] _ in self?.follow() }
  }

  /// Calls `react` for each notification called `name` that is about this scene.
  private func observe(
    _ name: Notification.Name, _ react: @escaping @MainActor (SceneAttachment) -> Void
  ) {
    observers.observe(name) { [weak self] in
      guard let self, let scene = self.scene, $0.object as AnyObject? === scene else { return }
      react(self)
    }
  }

  var isReady: Bool { isEntering || scene?.activationState.isForeground == true }

  var reasonNotReady: String { "its scene is not in the foreground. It appears when it is." }

  /// Has no effect: this attachment observes the scene even while no request waits.
  var isAwaited = false

  func attach(_ stage: StageView) {
    guard let scene else { return changed(.wasLost) }
    // Search the responder chain for the application, because an app extension cannot use
    // `UIApplication.shared`.
    let application = sequence(first: scene as UIResponder, next: \.next).lazy
      .compactMap { $0 as? UIApplication }.first
    presenter.open(stage, in: scene, of: application)
  }

  func detach(_ stage: StageView) { presenter.close() }

  /// Reports changes of the scene. A visible HUD stays in its scene, even in the background. A HUD
  /// that is not visible yet waits until the scene is in the foreground.
  private func follow() {
    if !presenter.isOpen {
      changed(isReady ? .becameReady : .wasLost)
    } else if isEntering {
      changed(.cameBack)
    }
  }
}
#endif
