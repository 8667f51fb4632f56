public import HUDCore

#if canImport(UIKit)
@_exported public import HUDUIKit
#elseif GTK && os(Linux)
@_exported public import HUDGTK
#endif

@available(iOSApplicationExtension, unavailable, message: "Use HUD.in(view).")
@available(tvOSApplicationExtension, unavailable, message: "Use HUD.in(view).")
extension HUDController {
  /// The one that `HUD`'s static calls speak to.
  #if canImport(UIKit)
  public static let shared = HUDController { UIKitHost() }
  #elseif GTK && os(Linux)
  public static let shared = HUDController.overWindows()
  #else
  public static let shared = HUDController { NoHost() }
  #endif
}
