#if canImport(UIKit)
import UIKit

/// The abilities of this system and version, and the app's languages, as a value that tests can change.
struct SystemFeatures {
  var platform = Platform.iOS
  var hasGlass = false
  var registersForTraits = false
  /// Whether an announcement can say that nothing may cut it off.
  var speaksWithPriority = false
  /// Not the user's: those of the app's own texts, among which ours stand.
  var languages: [String] = []

  static var current: SystemFeatures { newest(of: .current) }

  /// All that this version of the system has, if it is that platform.
  static func newest(of platform: Platform) -> SystemFeatures {
    var system = SystemFeatures(platform: platform)
    if #available(iOS 17.0, tvOS 17.0, *) {
      system.registersForTraits = true
      system.speaksWithPriority = true
    }
    if #available(iOS 26.0, tvOS 26.0, *) { system.hasGlass = platform.hasGlass }
    // An app is started anew when it gets another language.
    system.languages = Bundle.main.preferredLocalizations
    return system
  }
}
#endif
