public import HUDCore

#if canImport(UIKit)
@_exported public import HUDUIKit
#elseif GTK && os(Linux)
@_exported public import HUDGTK
#endif

@available(iOSApplicationExtension, unavailable, message: "Use HUD.in(view).")
@available(tvOSApplicationExtension, unavailable, message: "Use HUD.in(view).")
extension HUDController {
  // One doc comment each: it belongs to the declaration, not to the condition around it.
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
