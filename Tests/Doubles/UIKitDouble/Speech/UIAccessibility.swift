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
  public static let voiceOverStatusDidChangeNotification = NSNotification.Name(
    "UIAccessibilityVoiceOverStatusDidChangeNotification")

  public static let announcementDidFinishNotification = NSNotification.Name(
    "UIAccessibilityAnnouncementDidFinishNotification")
  public static let announcementStringValueUserInfoKey =
    "UIAccessibilityAnnouncementKeyStringValue"
  public static let announcementWasSuccessfulUserInfoKey =
    "UIAccessibilityAnnouncementKeyWasSuccessful"

  /// The system's settings, which tests change.
  @MainActor package struct State {
    package var reducesMotion = false
    package var reducesTransparency = false
    package var voiceOverIsRunning = false
    package var posted: [(notification: Notification, argument: Any?)] = []
  }

  @MainActor package static var state: State {
    get { Device.state.accessibility }
    set { Device.state.accessibility = newValue }
  }

  /// The texts of all announcements, whether or not VoiceOver runs.
  @MainActor package static var announcements: [String] {
    state.posted.filter { $0.notification == .announcement }
      .map { Announcement($0.argument).text }
  }

  @MainActor public static var isReduceMotionEnabled: Bool { state.reducesMotion }
  @MainActor public static var isReduceTransparencyEnabled: Bool { state.reducesTransparency }
  @MainActor public static var isVoiceOverRunning: Bool { state.voiceOverIsRunning }

  @MainActor public static func focusedElement(
    using assistiveTechnologyIdentifier: AssistiveTechnologyIdentifier?
  ) -> Any? {
    let reader = VoiceOver.shared
    return isVoiceOverRunning && reader.isOnScreen(reader.focus) ? reader.focus : nil
  }

  /// Posts a notification, which nothing receives unless a screen reader runs.
  @MainActor public static func post(notification: Notification, argument: Any?) {
    state.posted.append((notification, argument))
    guard isVoiceOverRunning else { return }
    if notification == .announcement {
      let announcement = Announcement(argument)
      VoiceOver.shared.announce(announcement.text, announcement.priority)
    } else {
      VoiceOver.shared.move(
        to: argument as? UIResponder, isNewScreen: notification == .screenChanged)
    }
  }
}

@available(iOS 17.0, *)
public struct UIAccessibilityPriority: RawRepresentable, Hashable, Sendable {
  public var rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }

  public static let `default` = UIAccessibilityPriority(
    rawValue: "UIAccessibilityPriorityDefault")
  public static let high = UIAccessibilityPriority(rawValue: "UIAccessibilityPriorityHigh")
  public static let low = UIAccessibilityPriority(rawValue: "UIAccessibilityPriorityLow")
}

@available(iOS 17.0, *)
extension NSAttributedString.Key {
  public static let accessibilitySpeechAnnouncementPriority = NSAttributedString.Key(
    "UIAccessibilitySpeechAttributeAnnouncementPriority")
}

/// The text of an announcement, made from a plain or an attributed string.
private struct Announcement {
  let text: String
  let priority: UIAccessibilityPriority

  init(_ argument: Any?) {
    let attributed = argument as? NSAttributedString
    guard let text = argument as? String ?? attributed?.string else {
      preconditionFailure("An announcement is a text, not \(String(describing: argument)).")
    }
    self.text = text
    let attributes =
      text.isEmpty ? nil : attributed?.attributes(at: 0, effectiveRange: nil)
    let priority = attributes?[.accessibilitySpeechAnnouncementPriority]
    self.priority = (priority as? String).map(UIAccessibilityPriority.init(rawValue:)) ?? .default
  }
}
