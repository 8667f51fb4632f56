// These exports also make the modules visible in the other files of this module.
@_exported public import HUDCore

#if canImport(UIKit)
@_exported public import HUDUIKit
private typealias SystemHost = UIKitHost
#elseif canImport(AppKit)
@_exported public import HUDAppKit
private typealias SystemHost = AppKitHost
#elseif GTK && os(Linux)
@_exported public import HUDGTK
private typealias SystemHost = GTKHost
#else
private typealias SystemHost = NoHost
#endif

@available(iOSApplicationExtension, unavailable, message: "Use HUD.in(view).")
@available(tvOSApplicationExtension, unavailable, message: "Use HUD.in(view).")
extension HUDController {
  /// The controller that `HUD.show()` and the other static calls use.
  public static let shared = HUDController { SystemHost() }
}

extension HUD {
  /// The look of all later HUDs, for example `HUD.style.cornerRadius = 20`.
  ///
  /// Any thread can read and set the style. If several threads change parts of it at the same time,
  /// one of the changes may be lost.
  public static var style: Style {
    get { Defaults.shared.style }
    set { Defaults.shared.style = newValue }
  }

  /// The behaviour of all later HUDs, for example `HUD.behavior.mask = .clear`.
  ///
  /// Any thread can read and set the behaviour. If several threads change parts of it at the same
  /// time, one of the changes may be lost.
  public static var behavior: Behavior {
    get { Defaults.shared.behavior }
    set { Defaults.shared.behavior = newValue }
  }
}
