#if canImport(UIKit)
import UIKit

/// What this version of the system can do, and which languages the app is in, as a value: a test can
/// take it away again.
struct System {
  var hasGlass = false
  var registersForTraits = false
  /// Whether an announcement can say that nothing may cut it off.
  var speaksWithPriority = false
  /// False where a remote's focus decides who gets what is pressed.
  var sendsKeysToFirstResponder = true
  /// Not the user's: those of the app's own texts, among which ours stand.
  var languages: [String] = []

  static var current: System {
    var system = System()
    if #available(iOS 17.0, tvOS 17.0, *) {
      system.registersForTraits = true
      system.speaksWithPriority = true
    }
    if #available(iOS 26.0, *) { system.hasGlass = true }
    #if os(tvOS)
    system.sendsKeysToFirstResponder = false
    #endif
    // An app is started anew when it gets another language.
    system.languages = Bundle.main.preferredLocalizations
    return system
  }
}
#endif
