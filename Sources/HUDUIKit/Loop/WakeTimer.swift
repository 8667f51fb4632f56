#if canImport(UIKit)
import HUDCore
import UIKit

/// Rings once, and never for a time it was set away from.
@MainActor final class WakeTimer {
  private var timer: Timer?

  /// Nil is never. It rings also while the user scrolls, as the common modes include that.
  func ring(after delay: Duration?, _ action: @escaping @MainActor @Sendable () -> Void) {
    timer?.invalidate()
    timer = nil
    guard let delay else { return }
    let timer = Timer(timeInterval: max(delay.seconds, 0), repeats: false) { _ in
      MainActor.assumeIsolated(action)
    }
    RunLoop.main.add(timer, forMode: .common)
    self.timer = timer
  }
}
#endif
