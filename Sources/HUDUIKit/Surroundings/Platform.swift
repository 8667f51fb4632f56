#if canImport(UIKit)

/// The ways in which Apple's systems behave differently, as a value that the host reads and a test can
/// set.
///
/// Where a system lacks an API, `#if os(…)` leaves it out, in a file that does little else. Nothing is
/// decided there.
struct Platform: Equatable, Sendable {
  /// Whether an on-screen keyboard comes up over the app's windows. On tvOS it fills the screen and is
  /// not told of; on visionOS it is a window of its own, in front of the app's.
  var keyboardCoversWindows = false
  /// Whether the user holds or touches something that can give haptic feedback.
  var givesHaptics = false
  /// Whether the user tilts the screen, so that what is on it can drift.
  var isTilted = false
  /// Whether views can be of glass.
  var hasGlass = false
  /// Whether a remote presses what has the focus, which is always in the key window.
  var isFocusDriven = false
  /// Whether the topmost window is asked for bars, the home indicator and orientations.
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
