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

/// The trackpad's haptics. A pattern is performed at once.
@MainActor open class NSHapticFeedbackManager: NSObject {
  public enum FeedbackPattern: Int, Sendable {
    case generic
    case alignment
    case levelChange
  }

  public enum PerformanceTime: UInt, Sendable {
    case `default`
    case now
    case drawCompleted
  }

  open class var defaultPerformer: any NSHapticFeedbackPerformer { Performer() }

  private struct Performer: NSHapticFeedbackPerformer {
    func perform(
      _ pattern: NSHapticFeedbackManager.FeedbackPattern,
      performanceTime: NSHapticFeedbackManager.PerformanceTime
    ) {
      Device.state.haptics.append(pattern)
    }
  }
}

@MainActor public protocol NSHapticFeedbackPerformer {
  func perform(
    _ pattern: NSHapticFeedbackManager.FeedbackPattern,
    performanceTime: NSHapticFeedbackManager.PerformanceTime)
}
