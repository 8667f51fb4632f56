#if canImport(UIKit)
import UIKit

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
    presenter.open(stage, in: scene, of: .shared)
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
