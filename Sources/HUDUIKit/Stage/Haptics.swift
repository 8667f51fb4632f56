#if canImport(UIKit)
import UIKit

/// The system's haptic feedback, which nothing on tvOS and visionOS gives.
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
