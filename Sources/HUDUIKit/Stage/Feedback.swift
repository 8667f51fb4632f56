#if canImport(UIKit)
import HUDCore
import UIKit

/// Lets success, information and error be felt, each once, when it is seen.
@MainActor struct Feedback {
  private typealias Outcome = UINotificationFeedbackGenerator.FeedbackType

  private var felt: (showing: Showing.ID, outcome: Outcome)?
  /// Held while the HUD is on show, as the hardware is prepared no longer than that.
  private var generator: UINotificationFeedbackGenerator?

  mutating func follow(_ showing: Showing) {
    if showing.terms.playsHaptics, generator == nil {
      generator = UINotificationFeedbackGenerator()
      // It takes a moment; the work that is shown takes longer, as a rule.
      generator?.prepare()
    }
    let last = felt
    felt = outcome(of: showing).map { (showing.id, $0) }
    guard let felt, last.map({ $0 == felt }) != true else { return }
    generator?.notificationOccurred(felt.outcome)
  }

  mutating func end() { generator = nil }

  private func outcome(of showing: Showing) -> Outcome? {
    guard showing.terms.playsHaptics else { return nil }
    switch showing.content.indicator.kind {
    case .success: return .success
    case .info: return .warning
    case .error: return .error
    default: return nil
    }
  }
}
#endif
