#if canImport(UIKit)
public import HUDCore
public import UIKit

extension HUD {
  /// Returns the HUD of one view. It has the same calls as `HUD`.
  ///
  /// ```swift
  /// HUD.in(view).show(status: "Loading…")
  /// HUD.in(view).dismiss()
  /// ```
  ///
  /// The first call creates the HUD, and the view retains it. If the view is not in a window yet,
  /// the HUD waits for one. If the view leaves its window, for example because another tab is
  /// selected, the HUD is visible again when the view returns.
  ///
  /// When the view is destroyed, a visible HUD ends with `.hostGone`. A HUD that still waits ends
  /// with `.neverShown`, and so do all later calls.
  ///
  /// Do not use the view of a `UIHostingController`. That view belongs to SwiftUI, does not support
  /// subviews, and logs a warning about them. Use a view that contains it, such as the view of the
  /// parent controller.
  @MainActor public static func `in`(_ view: UIView) -> HUDController {
    // Do not use `UIKitHost(view:)` here: it would observe the end of the view, which `AttachedHUD`
    // reports already.
    AttachedHUD.of(view) { UIKitHost(ViewAttachment(view)) }
  }
}
#endif
