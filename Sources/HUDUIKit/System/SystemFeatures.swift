#if canImport(UIKit)
import UIKit

/// The features of the running system and the app's languages, as a value that tests can set.
struct SystemFeatures {
  var platform = Platform.iOS
  var hasGlass = false
  /// Whether glass stays when a view's effect is set to nil.
  var keepsGlass = false
  /// The languages that the app is shown in. The HUD's own words use these languages, even if the
  /// user prefers a language that the app does not have.
  var languages: [String] = []

  static var current: SystemFeatures { newest(of: .current) }

  /// Returns the features of the running system version, combined with the behaviour of `platform`.
  ///
  /// - Parameter info: The app's Info.plist, in which the app may ask for the design of older
  ///   systems.
  static func newest(
    of platform: Platform, info: [String: Any] = Bundle.main.infoDictionary ?? [:]
  ) -> SystemFeatures {
    var system = SystemFeatures(platform: platform)
    let hasOlderDesign = info["UIDesignRequiresCompatibility"] as? Bool == true
    if #available(iOS 26.0, tvOS 26.0, *) {
      system.hasGlass = platform.hasGlass && !hasOlderDesign
      if #unavailable(iOS 26.1, tvOS 26.1) { system.keepsGlass = true }
    }
    // Read the languages only once: the system restarts an app when its language changes.
    system.languages = Bundle.main.preferredLocalizations
    return system
  }
}

/// The differences in behaviour between Apple's systems, as a value that a test can set.
///
/// The HUD's decisions depend on these values, so that a test can check the decisions for every
/// system. `#if os(…)` only leaves out calls that a system does not have.
enum Platform {
  case iOS, macCatalyst, tvOS, visionOS

  /// Whether the on-screen keyboard covers a part of the app's windows. False on tvOS, whose
  /// keyboard fills the screen and is not reported, and on visionOS, whose keyboard is a separate
  /// window in front of the app.
  var keyboardCoversWindows: Bool { isOfPhonesAndDesktops }
  /// Whether the device or its trackpad can give haptic feedback.
  var givesHaptics: Bool { isOfPhonesAndDesktops }
  /// Whether the user can tilt the screen, which moves the panel if the request follows the tilt.
  var isTilted: Bool { self == .iOS }
  /// Whether the newest version of the system has a glass effect for views.
  var hasGlass: Bool { self != .visionOS }
  /// Whether the user has a remote. A remote presses the focused view of the key window.
  var isFocusDriven: Bool { self == .tvOS }

  private var isOfPhonesAndDesktops: Bool { self == .iOS || self == .macCatalyst }

  static var current: Platform {
    #if os(tvOS)
    .tvOS
    #elseif os(visionOS)
    .visionOS
    #elseif targetEnvironment(macCatalyst)
    .macCatalyst
    #else
    .iOS
    #endif
  }
}
#endif
