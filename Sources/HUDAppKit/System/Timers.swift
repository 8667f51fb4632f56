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

/// Calls a closure in each turn of the main run loop until the object is released, even while the
/// user scrolls.
///
/// The closure runs after the code of the app and before the run loop sleeps. A `RunLoopTurns`
/// never wakes the run loop.
@MainActor final class RunLoopTurns {
  // Safe, because only the main thread uses it.
  private let observer: UncheckedSendable<CFRunLoopObserver?>

  init(_ turn: @escaping @MainActor () -> Void) {
    let activity = CFRunLoopActivity.beforeWaiting.rawValue
    let observer = CFRunLoopObserverCreateWithHandler(nil, activity, true, 0) { _, _ in
      MainActor.assumeIsolated(turn)
    }
    CFRunLoopAddObserver(CFRunLoopGetMain(), observer, .commonModes)
    self.observer = UncheckedSendable(value: observer)
  }

  deinit {
    MainThread.run { [observer] in CFRunLoopObserverInvalidate(observer.value) }
  }
}
#endif
