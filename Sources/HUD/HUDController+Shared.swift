public import HUDCore

#if GTK && os(Linux)
@_exported public import HUDGTK
#endif

extension HUDController {
  /// The one that `HUD`'s static calls speak to.
  #if GTK && os(Linux)
  public static let shared = HUDController.overWindows()
  #else
  public static let shared = HUDController { NoHost() }
  #endif
}
