#if canImport(UIKit)
/// The differences in behaviour between Apple's systems, as a value that a test can set.
///
/// The HUD's decisions depend on these values, so that a test can check the decisions for every
/// system. `#if os(…)` only leaves out calls that a system does not have.
enum Platform {
  case iOS, macCatalyst, tvOS, visionOS

  /// Whether the on-screen keyboard covers a part of the app's windows. False on tvOS, whose
  /// keyboard fills the screen and is not reported, and on visionOS, whose keyboard is a separate
  /// window in front of the app.
  var keyboardCoversWindows: Bool { self == .iOS || self == .macCatalyst }
  /// Whether some devices of this platform, or their trackpads, can give haptic feedback.
  var givesHaptics: Bool { self == .iOS || self == .macCatalyst }
  /// Whether the user can tilt the screen, which moves the panel if the request follows the tilt.
  var isTilted: Bool { self == .iOS }
  /// Whether the newest version of the system has a glass effect for views.
  var hasGlass: Bool { self != .visionOS }
  /// Whether the user has a remote. A remote presses the focused view of the key window.
  var isFocusDriven: Bool { self == .tvOS }

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
