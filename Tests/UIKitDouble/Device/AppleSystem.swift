/// The systems of Apple's that have UIKit. The double is one of them at a time, and what that one lacks
/// ends a test that asks for it, as it would not even compile there.
package enum AppleSystem: CaseIterable, Sendable {
  case iOS
  case macCatalyst
  case tvOS
  case visionOS

  var hasScreens: Bool { self != .visionOS }
  var tellsOfKeyboard: Bool { self != .tvOS }
  var hasHaptics: Bool { self == .iOS || self == .macCatalyst }
  var hasGlassViews: Bool { self != .visionOS }
  /// Bars, a home indicator, edges for its gestures, orientations.
  var hasBars: Bool { self == .iOS || self == .macCatalyst }
}

extension Device {
  /// Which one it is; iOS after a reset.
  package static var system = AppleSystem.iOS
}
