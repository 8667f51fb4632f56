#if canImport(UIKit)
import HUDCore
import UIKit

#if os(tvOS) || os(visionOS)
/// Does nothing: the HUD gives no haptic feedback on tvOS and visionOS.
@MainActor struct Feedback {
  func follow(_ request: Request, after old: Request?, on platform: Platform) {}
}
#else
/// Gives haptic feedback once for each success, warning, information or error that appears on the
/// panel, if the request asks for haptics.
@MainActor struct Feedback {
  /// The generator of the feedback. It is released with the stage, so that the hardware does not
  /// stay prepared.
  private lazy var generator = UINotificationFeedbackGenerator()

  /// - Parameter old: The request that was displayed before; nil if there was none.
  mutating func follow(_ request: Request, after old: Request?, on platform: Platform) {
    guard platform.givesHaptics, request.resolvedOptions.behavior.playsHaptics else { return }
    let indicator = request.content.indicator
    guard request.id != old?.id || indicator != old?.content.indicator else { return }
    switch indicator.shape {
    case .success: generator.notificationOccurred(.success)
    case .warning, .info: generator.notificationOccurred(.warning)
    case .error: generator.notificationOccurred(.error)
    // Prepare the hardware early, because that takes a moment. The hardware is then usually ready
    // when the work that the HUD shows ends.
    default: if request.id != old?.id { generator.prepare() }
    }
  }
}
#endif
#endif
