import Foundation

public enum NSAccessibility {
  public struct Role: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }

    public static let application = Role(rawValue: "AXApplication")
    public static let button = Role(rawValue: "AXButton")
    public static let group = Role(rawValue: "AXGroup")
    public static let image = Role(rawValue: "AXImage")
    public static let staticText = Role(rawValue: "AXStaticText")
    public static let textField = Role(rawValue: "AXTextField")
    public static let unknown = Role(rawValue: "AXUnknown")
    public static let window = Role(rawValue: "AXWindow")
  }

  public struct Subrole: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }

    public static let dialog = Subrole(rawValue: "AXDialog")
    public static let floatingWindow = Subrole(rawValue: "AXFloatingWindow")
    public static let standardWindow = Subrole(rawValue: "AXStandardWindow")
    public static let unknown = Subrole(rawValue: "AXUnknown")
  }

  public struct Notification: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }

    public static let announcementRequested = Notification(rawValue: "AXAnnouncementRequested")
  }

  public struct NotificationUserInfoKey: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }

    public static let announcement = NotificationUserInfoKey(rawValue: "AXAnnouncementKey")
    public static let priority = NotificationUserInfoKey(rawValue: "AXPriorityKey")
  }

  /// Posts a notification. An announcement is lost unless it is posted for a window on the screen
  /// or the app, and contains a text and a priority as a number.
  @MainActor public static func post(
    element: Any, notification: NSAccessibility.Notification,
    userInfo: [NSAccessibility.NotificationUserInfoKey: Any]?
  ) {
    let responder = element as? NSResponder
    guard notification == .announcementRequested else { return }
    let isHeard = responder is NSApplication || (responder as? NSWindow)?.isVisible == true
    precondition(isHeard, "An announcement is posted for a window or the app, not for \(element).")
    guard let text = userInfo?[.announcement] as? String,
      let priority = (userInfo?[.priority] as? Int).flatMap(NSAccessibilityPriorityLevel.init)
    else { preconditionFailure("An announcement has a text and the raw value of a priority.") }
    guard Device.voiceOverIsRunning else { return }
    Device.state.announcements.append(Device.Announcement(text, priority))
  }
}

public enum NSAccessibilityPriorityLevel: Int, Sendable {
  case low = 10
  case medium = 50
  case high = 90
}

extension Device {
  package struct Announcement: Equatable {
    package let text: String
    package let priority: NSAccessibilityPriorityLevel

    package init(_ text: String, _ priority: NSAccessibilityPriorityLevel) {
      self.text = text
      self.priority = priority
    }
  }

  /// What VoiceOver was asked to say while it was running.
  package static var announcements: [Announcement] { state.announcements }

  /// The elements of a window as VoiceOver finds them, from the window down, without what is hidden.
  /// A modal element leaves only itself and what it contains, in the whole window.
  package static func accessibleElements(in window: NSWindow) -> [NSView] {
    settle()
    guard window.isVisible, let content = window.contentView else { return [] }
    let elements = elements(in: content)
    return elements.last { $0.isAccessibilityModal() }.map { self.elements(in: $0) } ?? elements
  }

  private static func elements(in view: NSView) -> [NSView] {
    guard !view.isHidden, !view.isAccessibilityHidden() else { return [] }
    let children = view.accessibilityChildren()?.compactMap { $0 as? NSView } ?? view.subviews
    let below = children.flatMap(elements)
    // Not the control is the element, but its cell.
    let isElement = (view as? NSControl)?.cell?.isAccessibilityElement()
    return isElement ?? view.isAccessibilityElement() ? [view] + below : below
  }
}
