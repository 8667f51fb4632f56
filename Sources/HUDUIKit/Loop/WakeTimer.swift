#if canImport(UIKit)
import HUDCore
import UIKit

/// A timer that fires once. Setting it again cancels the earlier time.
@MainActor final class WakeTimer {
  private var timer: Timer?

  /// Calls `action` after `delay`, also while the user scrolls. Nil only cancels the earlier time.
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
