public import Foundation

/// A haptic that was played, and whether the hardware was ready for it.
package struct Haptic: Equatable {
  package let type: UINotificationFeedbackGenerator.FeedbackType
  /// False if the haptic came late, because its generator was not prepared in time.
  package let isPrompt: Bool
}

/// A generator is ready 0.1 s after `prepare()`, for a few seconds, for one use, while it is
/// retained.
@MainActor open class UIFeedbackGenerator: NSObject {
  private static let warmUpTime = 0.1
  private static let readyTime = 3.0

  private var preparedAt: TimeInterval?

  public override init() {
    precondition(Device.system.hasHaptics, "\(Device.system) has no feedback generators.")
    super.init()
  }

  open func prepare() {
    if !isReady { preparedAt = VirtualClock.shared.now }
  }

  fileprivate func use() -> Bool {
    defer { preparedAt = nil }
    return isReady
  }

  private var isReady: Bool {
    guard let preparedAt else { return false }
    let age = VirtualClock.shared.now - preparedAt
    return (Self.warmUpTime...Self.readyTime).contains(age)
  }
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
    Device.haptics.append(Haptic(type: notificationType, isPrompt: use()))
  }
}
