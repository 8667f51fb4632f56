#if canImport(UIKit)
import HUDCore
import UIKit

#if os(tvOS) || os(visionOS)
/// Does nothing: the HUD gives no haptic feedback on tvOS and visionOS.
@MainActor struct Feedback {
  func follow(_ request: Request, on platform: Platform) {}
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

  mutating func follow(_ request: Request, on platform: Platform) {
    let last = felt
    felt = nil
    guard platform.givesHaptics, request.resolvedOptions.behavior.playsHaptics else { return }
    if generator == nil {
      generator = UINotificationFeedbackGenerator()
      // Prepare the hardware early, because that takes a moment. The hardware is then usually ready
      // when the work that the HUD shows ends.
      generator?.prepare()
    }
    let outcome: Outcome
    switch request.content.indicator.shape {
    case .success: outcome = .success
    case .warning, .info: outcome = .warning
    case .error: outcome = .error
    default: return
    }
    felt = (request.id, outcome)
    guard last?.request != request.id || last?.outcome.rawValue != outcome.rawValue else { return }
    generator?.notificationOccurred(outcome)
  }
}
#endif
#endif
