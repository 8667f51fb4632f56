#if canImport(UIKit)
import UIKit

/// The features of the running system and the app's languages, as a value that tests can set.
struct SystemFeatures {
  var platform = Platform.iOS
  var hasGlass = false
  /// Whether glass stays visible when a view's effect is nil. Only an empty effect then hides it.
  var keepsGlass = false
  /// The languages that the app is shown in. The HUD's own words use these languages, even if the
  /// user prefers a language that the app does not have.
  var languages: [String] = []

  /// Returns the features of the running system version, combined with the behaviour of `platform`.
  ///
  /// - Parameter info: The app's Info.plist, in which the app may ask for the design of older
  ///   systems.
  static func newest(
    of platform: Platform = .current, info: [String: Any] = Bundle.main.infoDictionary ?? [:]
  ) -> SystemFeatures {
    var system = SystemFeatures(platform: platform)
    if #available(iOS 26.0, tvOS 26.0, *) {
      system.hasGlass = platform.hasGlass && info["UIDesignRequiresCompatibility"] as? Bool != true
      if #unavailable(iOS 26.1, tvOS 26.1) { system.keepsGlass = true }
    }
    // A host need not observe the languages: the system restarts an app when its language changes.
    system.languages = Bundle.main.preferredLocalizations
    return system
  }
}
#endif
