@_exported public import HUDCore

#if canImport(UIKit)
@_exported public import HUDUIKit
#elseif GTK && os(Linux)
@_exported public import HUDGTK
#endif

extension HUD {
  /// Makes the main loop run the main actor. Only GTK's loop does not do so by itself.
  static func serveMainActor() {
    #if !canImport(UIKit) && GTK && os(Linux)
    MainLoop.serveMainActorSoon()
    #endif
  }
}

@available(iOSApplicationExtension, unavailable, message: "Use HUD.in(view).")
@available(tvOSApplicationExtension, unavailable, message: "Use HUD.in(view).")
extension HUDController {
  // Each branch needs its own doc comment, because the compiler ignores a doc comment above `#if`.
  #if canImport(UIKit)
  /// The controller that `HUD.show()` and the other static calls use.
  public static let shared = HUDController { UIKitHost() }
  #elseif GTK && os(Linux)
  /// The controller that `HUD.show()` and the other static calls use.
  public static let shared = HUDController.overWindows()
  #else
  /// The controller that `HUD.show()` and the other static calls use.
  public static let shared = HUDController { NoHost() }
  #endif
}
