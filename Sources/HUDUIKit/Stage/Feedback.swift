#if canImport(UIKit)
import HUDCore
import UIKit

#if os(tvOS) || os(visionOS)
/// Does nothing: the HUD gives no haptic feedback on tvOS and visionOS.
@MainActor struct Feedback {
  func follow(_ slots: Slots, on platform: Platform) {}
}
#else
/// Gives haptic feedback once for each success, warning, information or error that appears on the
/// panel, if the request asks for haptics.
@MainActor struct Feedback {
  private typealias Outcome = UINotificationFeedbackGenerator.FeedbackType

  /// The request that was displayed at the last update, and its outcome; nil if that request gives
  /// no feedback.
  private var felt: (request: Request.ID, outcome: Outcome)?
  /// The generator of the feedback; nil until a request wants feedback. It is released with the
  /// stage, so that the hardware does not stay prepared.
  private var generator: UINotificationFeedbackGenerator?

  mutating func follow(_ slots: Slots, on platform: Platform) {
    guard platform.givesHaptics else { return }
    if slots.request.resolvedOptions.behavior.playsHaptics, generator == nil {
      generator = UINotificationFeedbackGenerator()
      // Prepare the hardware early, because that takes a moment. The hardware is then usually ready
      // when the work that the HUD shows ends.
      generator?.prepare()
    }
    let last = felt
    felt = outcome(of: slots.request).map { (slots.request.id, $0) }
    guard let felt, last?.request != felt.request || last?.outcome.rawValue != felt.outcome.rawValue
    else { return }
    generator?.notificationOccurred(felt.outcome)
  }

  private func outcome(of request: Request) -> Outcome? {
    guard request.resolvedOptions.behavior.playsHaptics else { return nil }
    return switch request.content.indicator.shape {
    case .success: .success
    case .warning, .info: .warning
    case .error: .error
    default: nil
    }
  }
}
#endif
#endif
