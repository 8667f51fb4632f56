#if canImport(UIKit)
public import HUDCore
public import UIKit

extension HUD {
  /// Returns the HUD of one scene. It has the same calls as `HUD`, and is shown in its own window
  /// over that scene.
  ///
  /// ```swift
  /// HUD.in(scene).show(status: "Loading…")
  /// HUD.in(scene).dismiss()
  /// ```
  ///
  /// The first call creates the HUD, and the scene retains it. The HUD never moves to another
  /// scene. A HUD that is requested while the scene is in the background waits until the scene
  /// enters the foreground.
  ///
  /// When the scene disconnects, a visible HUD ends with `.hostGone`. A HUD that still waits ends
  /// with `.neverShown`, and so do the HUDs of all later calls.
  @MainActor public static func `in`(_ scene: UIWindowScene) -> HUDController {
    AttachedHUD.of(scene) { UIKitHost(scene: scene) }
  }
}
#endif
