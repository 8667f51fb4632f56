#if canImport(UIKit)
public import HUDCore
public import UIKit

extension HUD {
  /// Returns the HUD of one scene, which has the same calls and a window of its own over that
  /// scene.
  ///
  /// ```swift
  /// HUD.in(scene).show(status: "Loading…")
  /// HUD.in(scene).dismiss()
  /// ```
  ///
  /// The first call creates the HUD, and the scene retains it. It never moves to another scene.
  /// While the scene is in the background, a new HUD waits. When the scene disconnects, a visible
  /// HUD ends with `.hostGone`. A HUD that still waits ends with `.neverShown`, and so do all later
  /// calls.
  @MainActor public static func `in`(_ scene: UIWindowScene) -> HUDController {
    AttachedHUD.of(scene) { UIKitHost(scene: scene) }
  }
}
#endif
