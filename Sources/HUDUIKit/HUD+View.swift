#if canImport(UIKit)
public import HUDCore
public import UIKit

extension HUD {
  /// The HUD of one view: the same verbs, over that view alone.
  ///
  /// ```swift
  /// HUD.in(view).show(status: "Loading…")
  /// HUD.in(view).dismiss()
  /// ```
  ///
  /// It is made at the first call, stays with the view, and goes with it. What is shown before the
  /// view is in a window waits for that; what is on show when the view is taken out, for a tab or a
  /// controller in front of it, is there again with the view.
  @MainActor public static func `in`(_ view: UIView) -> HUDController {
    if let controller = objc_getAssociatedObject(view, controllerKey) as? HUDController {
      return controller
    }
    let controller = HUDController(host: UIKitHost(view: view))
    objc_setAssociatedObject(view, controllerKey, controller, .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
    return controller
  }

  /// An address that nobody else has; it lives as long as the process.
  @MainActor private static let controllerKey = UnsafeRawPointer(
    UnsafeMutableRawPointer.allocate(byteCount: 1, alignment: 1))
}
#endif
