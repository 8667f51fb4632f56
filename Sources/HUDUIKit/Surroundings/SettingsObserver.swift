#if canImport(UIKit)
import UIKit

/// Reports changes of the accessibility settings that UIKit announces with notifications.
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
