#if canImport(UIKit)
import HUDCore
import UIKit

/// Shows the stage in a separate window, in one scene or in the scene that the user is working
/// with.
///
/// If the app delegate does not allow the app's orientations for a separate window, the stage is in
/// the app's key window instead. A separate window would turn the app.
@MainActor final class SceneAttachment: Attachment {
  let reasonNotReady: String
  private let scenes: () -> [UIWindowScene]
  private var window: HUDWindow?

  /// Creates an attachment in one scene. The reference to the scene is weak, because the scene owns
  /// the HUD and with it this object.
  ///
  /// - Parameter scene: The scene; nil if it is not known yet, and then the attachment is never
  ///   ready.
  init(_ scene: UIWindowScene?) {
    scenes = { [weak scene] in scene.map { [$0] } ?? [] }
    reasonNotReady =
      scene == nil
      ? "its SwiftUI view is in no window yet. It appears when it is."
      : "its scene is not in the foreground. It appears when it is."
  }

  /// Creates an attachment in the scene that the user is working with.
  @available(iOSApplicationExtension, unavailable)
  @available(tvOSApplicationExtension, unavailable)
  init() {
    scenes = { UIApplication.scenes }
    reasonNotReady = """
      no scene of the app in the foreground shows it by itself. It appears when one does. On \
      visionOS, `HUD.in(scene)` shows it in a volumetric scene.
      """
  }

  var isReady: Bool { scenes().best != nil }

  func attach(_ stage: StageView) {
    guard let scene = scenes().best else { return }
    let window = HUDWindow(windowScene: scene)
    if let slots = stage.slots { window.follow(slots.subject.options.style.windowLevel) }
    let controller = StageController(stage, in: window)
    window.rootViewController = controller
    if let appWindow = scene.keyWindow, !controller.isAllowedAsApp {
      window.close()
      controller.view = nil
      stage.cover(appWindow)
      return
    }
    window.accessibilityViewIsModal = stage.accessibilityViewIsModal
    window.isHidden = false
    self.window = window
  }

  func detach(_ stage: StageView) {
    if let window { window.closeWhenAlone() } else { stage.removeFromSuperview() }
    window = nil
  }

  /// Moves the stage to a new window, because the old one would keep the size of its old scene. The
  /// stage stays if the app has presented a controller on its window.
  func keep(_ stage: StageView) -> Bool {
    let scene = (window ?? stage.window)?.windowScene
    if scene?.activationState.isForeground != true, isReady {
      if window?.rootViewController?.presentedViewController == nil {
        detach(stage)
        attach(stage)
      }
      return true
    }
    if window == nil { stage.comeToFront() }
    return scene?.isAttached == true
  }
}
#endif
