public import HUDCore

#if canImport(UIKit)
@_exported public import HUDUIKit
#elseif GTK && os(Linux)
@_exported public import HUDGTK
#endif

@available(iOSApplicationExtension, unavailable, message: "Use HUD.in(view).")
@available(tvOSApplicationExtension, unavailable, message: "Use HUD.in(view).")
extension HUDController {
  // Each branch has its own doc comment, because one above the `#if` would document nothing.
  #if canImport(UIKit)
  /// The HUD that `HUD.show()` and the other static calls use.
  public static let shared = HUDController { UIKitHost() }
  #elseif GTK && os(Linux)
  /// The HUD that `HUD.show()` and the other static calls use.
  public static let shared = HUDController.overWindows()
  #else
  /// The HUD that `HUD.show()` and the other static calls use.
  public static let shared = HUDController { NoHost() }
  #endif
}
