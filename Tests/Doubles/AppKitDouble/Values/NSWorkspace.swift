public import Foundation

@MainActor open class NSWorkspace: NSObject {
  open class var shared: NSWorkspace { Device.state.workspace }

  /// The centre that posts the notifications of this class. The default one posts none of them.
  public let notificationCenter = NotificationCenter()

  open var accessibilityDisplayShouldReduceMotion: Bool { Device.state.reducesMotion }
  open var accessibilityDisplayShouldReduceTransparency: Bool { Device.state.reducesTransparency }
  open var accessibilityDisplayShouldIncreaseContrast: Bool { Device.state.contrast }
  open var isVoiceOverEnabled: Bool { Device.state.voiceOverIsRunning }

  public nonisolated static let accessibilityDisplayOptionsDidChangeNotification =
    Notification.Name("NSWorkspaceAccessibilityDisplayOptionsDidChangeNotification")
}
