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
  /// It is made at the first call, stays with the view, and goes with it. What is shown before the
  /// view is in a window waits for that; what is on show when the view is taken out, for a tab or a
  /// controller in front of it, is there again with the view.
  ///
  /// The view of a `UIHostingController` is SwiftUI's own: it does not support subviews, and warns of
  /// one. Use the view that contains it, such as the parent controller's.
  @MainActor public static func `in`(_ view: UIView) -> HUDController {
    if let viewHUD = objc_getAssociatedObject(view, viewHUDKey) as? ViewHUD {
      return viewHUD.controller
    }
    let viewHUD = ViewHUD(UIKitHost(view: view))
    objc_setAssociatedObject(view, viewHUDKey, viewHUD, .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
    return viewHUD.controller
  }

  /// An address that nobody else has; it lives as long as the process.
  @MainActor private static let viewHUDKey = UnsafeRawPointer(
    UnsafeMutableRawPointer.allocate(byteCount: 1, alignment: 1))
}

/// Lasts as long as the view, which tells nobody when it ends.
private final class ViewHUD: Sendable {
  let controller: HUDController
  private let host: UIKitHost

  @MainActor init(_ host: UIKitHost) {
    self.host = host
    controller = HUDController(host: host)
  }

  deinit { controller.hostIsGone(host) }
}
#endif
