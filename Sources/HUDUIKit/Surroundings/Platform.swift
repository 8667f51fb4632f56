#if canImport(UIKit)

/// The differences in behaviour between Apple's systems, as a value that a test can set.
///
/// The HUD's decisions depend on these values, so that a test can check the decisions for every
/// system. `#if os(…)` only leaves out calls that a system does not have.
struct Platform: Equatable, Sendable {
  /// Whether the on-screen keyboard covers a part of the app's windows. False on tvOS, whose
  /// keyboard fills the screen and is not reported, and on visionOS, whose keyboard is a separate
  /// window in front of the app.
  var keyboardCoversWindows = false
  /// Whether the device or its trackpad can give haptic feedback.
  var givesHaptics = false
  /// Whether the user can tilt the screen, which moves the panel if the request follows the tilt.
  var isTilted = false
  /// Whether the newest version of the system has a glass effect for views.
  var hasGlass = false
  /// Whether the user has a remote. A remote presses the focused view of the key window.
  var isFocusDriven = false
  /// Whether the system asks the topmost window about bars, the home indicator and orientations.
  var asksForBars = false

  static let iOS = Platform(
    keyboardCoversWindows: true, givesHaptics: true, isTilted: true, hasGlass: true,
    asksForBars: true)
  static let macCatalyst = Platform(
    keyboardCoversWindows: true, givesHaptics: true, hasGlass: true, asksForBars: true)
  static let tvOS = Platform(hasGlass: true, isFocusDriven: true)
  static let visionOS = Platform()

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
