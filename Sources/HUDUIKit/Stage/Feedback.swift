#if canImport(UIKit)
import HUDCore
import UIKit

/// Gives haptic feedback once for each success, information or error that appears on the panel.
@MainActor struct Feedback {
  private var felt: (request: Request.ID, outcome: Haptics.Outcome)?
  /// Exists only while the HUD is visible, so that the hardware is not kept prepared for longer.
  private var haptics: Haptics?

  mutating func follow(_ request: Request, on platform: Platform) {
    guard platform.givesHaptics else { return }
    if request.resolvedOptions.playsHaptics, haptics == nil {
      haptics = Haptics()
      // Prepare early. It takes a moment, but usually less than the work that the HUD shows.
      haptics?.prepare()
    }
    let last = felt
    felt = outcome(of: request).map { (request.id, $0) }
    guard let felt, last.map({ $0 == felt }) != true else { return }
    haptics?.play(felt.outcome)
  }

  mutating func end() { haptics = nil }

  private func outcome(of request: Request) -> Haptics.Outcome? {
    guard request.resolvedOptions.playsHaptics else { return nil }
    switch request.content.indicator.shape {
    case .success: return .success
    case .info: return .warning
    case .error: return .error
    default: return nil
    }
  }
}

/// The system's haptic feedback. It does nothing on tvOS and visionOS, which have none.
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
