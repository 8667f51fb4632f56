#if HOST
import HUDCore
#if canImport(UIKit)
import UIKit
#else
import AppKit
#endif

/// A timer that fires once. Setting the timer again cancels the earlier call.
@MainActor package final class WakeTimer {
  private var timer: Timer?

  package init() {}

  /// Calls `action` once after `delay`, even while the user scrolls or a menu is open. If `delay`
  /// is nil, only cancels the earlier call.
  package func ring(after delay: Duration?, _ action: @escaping @MainActor @Sendable () -> Void) {
    timer?.invalidate()
    timer = delay.map { delay in
      Timer(timeInterval: max(delay.seconds, 0), repeats: false) { _ in
        MainActor.assumeIsolated(action)
      }
    }
    if let timer { RunLoop.main.add(timer, forMode: .common) }
  }
}
#endif
