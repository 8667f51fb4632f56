#if canImport(AppKit) && !targetEnvironment(macCatalyst)
import AppKit

/// The features of the running system and the app's languages, as a value that tests can set.
struct SystemFeatures {
  var hasGlass = false
  /// The languages that the app is shown in. The HUD's own words use these languages, even if the
  /// user prefers a language that the app does not have.
  var languages: [String] = []

  /// The features of the running system version.
  ///
  /// - Parameter info: The app's Info.plist, in which the app may ask for the design of older
  ///   systems.
  static func current(info: [String: Any] = Bundle.main.infoDictionary ?? [:]) -> SystemFeatures {
    var system = SystemFeatures()
    let hasOlderDesign = info["UIDesignRequiresCompatibility"] as? Bool == true
    if #available(macOS 26.0, *) { system.hasGlass = !hasOlderDesign }
    // A host need not observe the languages: the languages of a running app do not change.
    system.languages = Bundle.main.preferredLocalizations
    return system
  }
}
#endif
