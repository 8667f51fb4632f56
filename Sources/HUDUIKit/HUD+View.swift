#if canImport(UIKit)
public import HUDCore
public import UIKit

extension HUD {
  /// Returns the HUD of one view, which has the same calls.
  ///
  /// ```swift
  /// HUD.in(view).show(status: "Loading…")
  /// HUD.in(view).dismiss()
  /// ```
  ///
  /// The HUD is made at the first call, and the view keeps it. A HUD that is shown before the view is
  /// in a window waits for one. A HUD whose view is removed from its window, for a tab or for another
  /// controller, is visible again when the view is back. When the view is destroyed, everything ends
  /// with `.hostGone`.
  ///
  /// The view of a `UIHostingController` is SwiftUI's own: it does not support subviews, and warns of
  /// one. Use the view that contains it, such as the parent controller's.
  @MainActor public static func `in`(_ view: UIView) -> HUDController {
    // Not `UIKitHost(view:)`, which would observe the end of the view a second time.
    AttachedHUD.of(view) { UIKitHost(ViewAttachment(view)) }
  }
}
#endif
