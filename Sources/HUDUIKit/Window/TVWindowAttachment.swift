#if canImport(UIKit) && (os(tvOS) || !canImport(ObjectiveC))
import UIKit

/// Shows the stage in a separate window, on systems with a remote.
@MainActor final class TVWindowAttachment: Attachment {
  private let scenes: SceneChoice
  private var window: TVWindow?

  init(in scenes: SceneChoice) { self.scenes = scenes }

  var isReady: Bool { scenes.best != nil }

  var reasonNotReady: String { scenes.reasonNotReady }

  func attach(_ stage: StageView) {
    guard let scene = scenes.best else { return }
    let window = TVWindow(windowScene: scene)
    window.show(stage)
    self.window = window
  }

  func detach(_ stage: StageView) {
    window?.closeWhenAlone()
    window = nil
  }

  /// Moves the stage from an invisible scene to a new window, unless the app has presented a
  /// controller on the old window. Returns false if the scene is gone and no other is visible.
  func keep(_ stage: StageView) -> Bool {
    let scene = window?.windowScene
    if scene?.activationState.isForeground != true, isReady {
      if window?.rootViewController?.presentedViewController == nil {
        detach(stage)
        attach(stage)
      }
      return true
    }
    return scene?.activationState.isAttached == true
  }
}
#endif
