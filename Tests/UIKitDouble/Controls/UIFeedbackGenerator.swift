public import Foundation

@MainActor open class UIFeedbackGenerator: NSObject {
  public override init() { super.init() }

  open func prepare() {}
}

@MainActor open class UINotificationFeedbackGenerator: UIFeedbackGenerator {
  public enum FeedbackType: Int, Sendable {
    case success
    case warning
    case error
  }

  open func notificationOccurred(
    _ notificationType: UINotificationFeedbackGenerator.FeedbackType
  ) {
    Device.haptics.append(notificationType)
  }
}
