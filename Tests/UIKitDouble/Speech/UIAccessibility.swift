public import Foundation

public struct UIAccessibilityTraits: OptionSet, Sendable {
  public let rawValue: UInt64
  public init(rawValue: UInt64) { self.rawValue = rawValue }

  public static let none: UIAccessibilityTraits = []
  public static let button = UIAccessibilityTraits(rawValue: 1 << 0)
  public static let staticText = UIAccessibilityTraits(rawValue: 1 << 6)
  public static let updatesFrequently = UIAccessibilityTraits(rawValue: 1 << 9)
}

public enum UIAccessibility {
  public struct Notification: RawRepresentable, Hashable, Sendable {
    public var rawValue: UInt32
    public init(rawValue: UInt32) { self.rawValue = rawValue }

    public static let screenChanged = Notification(rawValue: 1000)
    public static let layoutChanged = Notification(rawValue: 1001)
    public static let announcement = Notification(rawValue: 1008)
  }

  public struct AssistiveTechnologyIdentifier: RawRepresentable, Hashable, Sendable {
    public var rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }

    public static let notificationVoiceOver = AssistiveTechnologyIdentifier(
      rawValue: "UIAccessibilityNotificationVoiceOverIdentifier")
  }

  public static let reduceMotionStatusDidChangeNotification = NSNotification.Name(
    "UIAccessibilityReduceMotionStatusDidChangeNotification")
  public static let reduceTransparencyStatusDidChangeNotification = NSNotification.Name(
    "UIAccessibilityReduceTransparencyStatusDidChangeNotification")
  public static let darkerSystemColorsStatusDidChangeNotification = NSNotification.Name(
    "UIAccessibilityDarkerSystemColorsStatusDidChangeNotification")
  public static let voiceOverStatusDidChangeNotification = NSNotification.Name(
    "UIAccessibilityVoiceOverStatusDidChangeNotification")

  /// What a test sets, and the system tells of.
  @MainActor package struct State {
    package var reducesMotion = false
    package var reducesTransparency = false
    package var increasesContrast = false
    package var voiceOverIsRunning = false
    /// What VoiceOver looks at.
    package weak var focus: AnyObject?
    package var posted: [(notification: Notification, argument: Any?)] = []
  }

  @MainActor package static var state = State()

  @MainActor static func reset() { state = State() }

  @MainActor public static var isReduceMotionEnabled: Bool { state.reducesMotion }
  @MainActor public static var isReduceTransparencyEnabled: Bool { state.reducesTransparency }
  @MainActor public static var isDarkerSystemColorsEnabled: Bool { state.increasesContrast }
  @MainActor public static var isVoiceOverRunning: Bool { state.voiceOverIsRunning }

  @MainActor public static func focusedElement(
    using assistiveTechnologyIdentifier: AssistiveTechnologyIdentifier?
  ) -> Any? {
    state.focus
  }

  /// Another screen moves the focus to what it names.
  @MainActor public static func post(notification: Notification, argument: Any?) {
    state.posted.append((notification, argument))
    if notification != .announcement { state.focus = argument as AnyObject? }
  }
}
