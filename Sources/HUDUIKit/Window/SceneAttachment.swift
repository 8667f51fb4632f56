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

  /// - Parameter scene: The scene; nil if it is not known yet, and then the attachment is never
  ///   ready.
  init(_ scene: UIWindowScene?) {
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

  var reasonNotReady: String {
    scene == nil
      ? "its SwiftUI view is in no window yet. It appears when it is."
      : "its scene is not in the foreground. It appears when it is."
  }

  /// Has no effect: this attachment observes the scene even while no request waits.
  var isAwaited = false

  func attach(_ stage: StageView) {
    guard let scene else { return changed(.wasLost) }
    presenter.open(stage, in: scene)
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

/// Shows the stage in a separate window, in the scene that the user is working with.
@available(iOSApplicationExtension, unavailable)
@available(tvOSApplicationExtension, unavailable)
@MainActor final class FrontSceneAttachment: Attachment {
  var changed: (AttachmentChange) -> Void = { _ in }
  private let scenes = SceneTracker()
  private let presenter = WindowPresenter()

  init() {
    scenes.changed = { [weak self] in self?.follow() }
  }

  var isReady: Bool { scenes.best != nil }

  var reasonNotReady: String {
    scenes.showsVolume
      ? "the app's scene in the foreground is volumetric. `HUD.in(scene)` shows a HUD there."
      : "no scene of the app is in the foreground. It appears when one is."
  }

  /// Has no effect: this attachment observes scenes even while no request waits.
  var isAwaited = false

  func attach(_ stage: StageView) {
    scenes.noteSceneInUse()
    guard let scene = scenes.best else { return changed(.wasLost) }
    presenter.open(stage, in: scene)
  }

  func detach(_ stage: StageView) { presenter.close() }

  /// Without an attached stage, reports whether a scene is ready.
  ///
  /// With a stage, keeps the stage in its scene while that scene is visible. If the stage's scene
  /// is in the background, the stage moves to a visible scene. If no scene is visible, the stage
  /// does not move.
  private func follow() {
    guard presenter.isOpen else { return changed(isReady ? .becameReady : .wasLost) }
    let scene = presenter.scene
    if scene.map(scenes.activation)?.isForeground != true, let next = scenes.best {
      presenter.move(to: next)
    } else if scene == nil || scene?.activationState == .unattached {
      changed(.wasLost)
    } else if scene === scenes.entering {
      changed(.cameBack)
    }
  }
}
#endif
