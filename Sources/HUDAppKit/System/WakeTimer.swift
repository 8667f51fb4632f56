#if canImport(AppKit) && !targetEnvironment(macCatalyst)
import AppKit
import HUDCore

/// A timer that fires once. Setting the timer again cancels the earlier call.
@MainActor final class WakeTimer {
  private var timer: Timer?

  /// Calls `action` once after `delay`, even while the user scrolls or a menu is open. If `delay`
  /// is nil, only cancels the earlier call.
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
