#if canImport(UIKit)
import UIKit

/// Tells when the user changes one of the accessibility settings that are no traits.
@MainActor final class SettingsObserver {
  var changed: () -> Void = {}
  private let observers = Observers()

  init() {
    for name in [
      UIAccessibility.reduceMotionStatusDidChangeNotification,
      UIAccessibility.reduceTransparencyStatusDidChangeNotification,
      UIAccessibility.darkerSystemColorsStatusDidChangeNotification,
      UIAccessibility.voiceOverStatusDidChangeNotification,
    ] {
      observers.observe(name) { [weak self] _ in self?.changed() }
    }
  }
}
#endif
