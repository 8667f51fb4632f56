@_exported public import HUDCore

#if canImport(UIKit)
@_exported public import HUDUIKit
#elseif GTK && os(Linux)
@_exported public import HUDGTK
#endif

@available(iOSApplicationExtension, unavailable, message: "Use HUD.in(view).")
@available(tvOSApplicationExtension, unavailable, message: "Use HUD.in(view).")
extension HUDController {
  // Each branch needs its own doc comment, because the compiler ignores a doc comment above `#if`.
  #if canImport(UIKit)
  /// The controller that `HUD.show()` and the other static calls use.
  public static let shared = HUDController { UIKitHost() }
  #elseif GTK && os(Linux)
  /// The controller that `HUD.show()` and the other static calls use.
  public static let shared = HUDController { GTKHost() }
  #else
  /// The controller that `HUD.show()` and the other static calls use.
  public static let shared = HUDController { NoHost() }
  #endif
}

extension HUD {
  /// The look of all later HUDs, for example `HUD.style.cornerRadius = 20`.
  ///
  /// It can be read and set from any thread. If several threads change parts of it at the same
  /// time, one of the changes may be lost.
  public static var style: Style {
    get { defaults.style }
    set { defaults.style = newValue }
  }

  /// The behaviour of all later HUDs, for example `HUD.behavior.mask = .clear`.
  ///
  /// It can be read and set from any thread. If several threads change parts of it at the same
  /// time, one of the changes may be lost.
  public static var behavior: Behavior {
    get { defaults.behavior }
    set { defaults.behavior = newValue }
  }

  private static var defaults: Defaults { .shared }
}
