#if canImport(UIKit)
import HUDCore
import UIKit

/// Gives haptic feedback once for each success, information or error that appears on the panel.
@MainActor struct Feedback {
  /// The request that was displayed at the last update, and its outcome; nil if that request gives
  /// no feedback.
  private var felt: (request: Request.ID, outcome: Haptics.Outcome)?
  /// The generator of the feedback; nil until a request wants feedback. It is released when the HUD
  /// closes, so that the hardware does not stay prepared.
  private var haptics: Haptics?

  mutating func follow(_ request: Request, on platform: Platform) {
    guard platform.givesHaptics else { return }
    if request.resolvedOptions.behavior.playsHaptics, haptics == nil {
      haptics = Haptics()
      // Prepare the hardware early, because that takes a moment. The hardware is then usually ready
      // when the work that the HUD shows ends.
      haptics?.prepare()
    }
    let last = felt
    felt = outcome(of: request).map { (request.id, $0) }
    guard let felt, last.map({ $0 == felt }) != true else { return }
    haptics?.play(felt.outcome)
  }

  mutating func end() { haptics = nil }

  private func outcome(of request: Request) -> Haptics.Outcome? {
    guard request.resolvedOptions.behavior.playsHaptics else { return nil }
    switch request.content.indicator.shape {
    case .success: return .success
    case .info: return .warning
    case .error: return .error
    default: return nil
    }
  }
}

/// The system's haptic feedback. It does nothing on tvOS and visionOS, which have no haptics.
@MainActor struct Haptics {
  enum Outcome {
    case success
    case warning
    case error
  }

  #if os(tvOS) || os(visionOS)
  func prepare() {}

  func play(_ outcome: Outcome) {}
  #else
  private let generator = UINotificationFeedbackGenerator()

  func prepare() { generator.prepare() }

  func play(_ outcome: Outcome) {
    switch outcome {
    case .success: generator.notificationOccurred(.success)
    case .warning: generator.notificationOccurred(.warning)
    case .error: generator.notificationOccurred(.error)
    }
  }
  #endif
}
#endif
