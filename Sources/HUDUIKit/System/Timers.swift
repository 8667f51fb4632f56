#if canImport(UIKit)
import HUDCore
import UIKit

/// A timer that fires once. Setting the timer again cancels the earlier call.
@MainActor package final class WakeTimer {
  private var timer: Timer?

  package init() {}

  /// Calls `action` once after `delay`, even while the user scrolls. If `delay` is nil, only
  /// cancels the earlier call.
  package func ring(after delay: Duration?, _ action: @escaping @MainActor @Sendable () -> Void) {
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

/// Calls a closure before each frame until the object is released, even while the user scrolls.
@MainActor package final class FrameTicks {
  // Safe, because only the main thread uses it.
  private let link: UncheckedSendable<CADisplayLink>

  package init(_ tick: @escaping @MainActor () -> Void) {
    #if canImport(ObjectiveC)
    // Use a separate target: the display link retains its target, and would keep this object alive.
    let link = CADisplayLink(target: Target(tick), selector: #selector(Target.tick))
    #else
    // The test double of UIKit has no selectors, so it takes a closure.
    let link = CADisplayLink(tick)
    #endif
    link.add(to: .main, forMode: .common)
    self.link = UncheckedSendable(value: link)
  }

  deinit {
    // A display link runs until it is stopped.
    MainThread.run { [link] in link.value.invalidate() }
  }
}

#if canImport(ObjectiveC)
@MainActor private final class Target: NSObject {
  private let action: @MainActor () -> Void

  init(_ action: @escaping @MainActor () -> Void) { self.action = action }

  @objc func tick() { action() }
}
#endif

/// Calls a closure in each turn of the main run loop until `stop()` is called, even while the user
/// scrolls.
///
/// The closure runs after the code of the app and before the run loop sleeps. A `RunLoopTurns`
/// never wakes the run loop.
@MainActor package final class RunLoopTurns {
  private let observer: CFRunLoopObserver?

  package init(_ turn: @escaping @MainActor () -> Void) {
    let activity = CFRunLoopActivity.beforeWaiting.rawValue
    observer = CFRunLoopObserverCreateWithHandler(nil, activity, true, 0) { _, _ in
      MainActor.assumeIsolated(turn)
    }
    CFRunLoopAddObserver(CFRunLoopGetMain(), observer, .commonModes)
  }

  package func stop() { CFRunLoopObserverInvalidate(observer) }
}
#endif
