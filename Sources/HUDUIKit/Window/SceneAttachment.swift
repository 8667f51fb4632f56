#if canImport(UIKit)
import HUDCore
import UIKit

/// Shows the stage in a separate window, in one scene or in the scene that the user is working
/// with.
///
/// If the app delegate does not allow the app's orientations for a separate window, the stage is in
/// the app's key window instead. A separate window would turn the app.
@MainActor final class SceneAttachment: Attachment {
  private let scenes: () -> [UIWindowScene]
  private let reason: () -> String
  private var window: HUDWindow?

  private init(in scenes: @escaping () -> [UIWindowScene], reason: @escaping () -> String) {
    self.scenes = scenes
    self.reason = reason
  }

  /// Creates an attachment in one scene. The reference to the scene is weak, because the scene owns
  /// the HUD and with it this object.
  ///
  /// - Parameter scene: The scene; nil if it is not known yet, and then the attachment is never
  ///   ready.
  convenience init(_ scene: UIWindowScene?) {
    self.init(
      in: { [weak scene] in scene.map { [$0] } ?? [] },
      reason: { [weak scene] in
        scene == nil
          ? "its SwiftUI view is in no window yet. It appears when it is."
          : "its scene is not in the foreground. It appears when it is."
      })
  }

  /// Creates an attachment in the scene that the user is working with.
  @available(iOSApplicationExtension, unavailable)
  @available(tvOSApplicationExtension, unavailable)
  convenience init() {
    self.init(
      in: { UIApplication.scenes },
      reason: {
        UIApplication.showsVolume
          ? "the app's scene in the foreground is volumetric. `HUD.in(scene)` shows a HUD there."
          : "no scene of the app is in the foreground. It appears when one is."
      })
  }

  var isReady: Bool { scenes().best != nil }

  var reasonNotReady: String { reason() }

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
