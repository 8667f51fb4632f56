#if canImport(UIKit)
public import HUDCore
public import UIKit

extension HUD {
  /// Returns the HUD of one scene: the same calls, in a window of its own over that scene.
  ///
  /// ```swift
  /// HUD.in(scene).show(status: "Loading…")
  /// HUD.in(scene).dismiss()
  /// ```
  ///
  /// The HUD is made at the first call, and the scene keeps it. It never moves to another scene. While
  /// the scene is in the background a new HUD waits. When the scene disconnects, everything ends with
  /// `.hostGone`, and later calls end with `.neverShown`.
  @MainActor public static func `in`(_ scene: UIWindowScene) -> HUDController {
    AttachedHUD.of(scene) { UIKitHost(scene: scene) }
  }
}
#endif
