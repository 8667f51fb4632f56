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

/// Calls a closure a tenth of a second after turns of the main run loop, when the app's layout is
/// done, until `stop()` is called. While nothing happens, the closure is not called.
@MainActor final class LateTurns {
  // All instances share one timer. Its own turn must set no timer, or the app would be woken for
  // ever.
  private static var calls: [ObjectIdentifier: @MainActor () -> Void] = [:]
  private static var turns: RunLoopTurns?
  private static let timer = WakeTimer()
  private static var isWaiting = false
  /// Whether the closures were called in this turn, which needs no further look at the app.
  private(set) static var isOwnTurn = false

  init(_ call: @escaping @MainActor () -> Void) {
    Self.calls[ObjectIdentifier(self)] = call
    // After the other observers, which read `isOwnTurn`.
    if Self.turns == nil { Self.turns = RunLoopTurns(order: 1, Self.turned) }
  }

  func stop() {
    Self.calls[ObjectIdentifier(self)] = nil
    guard Self.calls.isEmpty else { return }
    Self.turns?.stop()
    Self.turns = nil
    Self.timer.ring(after: nil) {}
    (Self.isWaiting, Self.isOwnTurn) = (false, false)
  }

  private static func turned() {
    guard !isOwnTurn else {
      isOwnTurn = false
      return
    }
    guard !isWaiting else { return }
    isWaiting = true
    timer.ring(after: .milliseconds(100)) {
      isWaiting = false
      isOwnTurn = true
      for call in calls.values { call() }
    }
  }
}

/// Calls a closure in each turn of the main run loop until `stop()` is called, even while the user
/// scrolls.
///
/// The closure runs after the code of the app and before the run loop sleeps. A `RunLoopTurns`
/// never wakes the run loop.
@MainActor package final class RunLoopTurns {
  private let observer: CFRunLoopObserver?

  /// - Parameter order: The place among the observers of the run loop; the lowest is called first.
  package init(order: Int = 0, _ turn: @escaping @MainActor () -> Void) {
    let activity = CFRunLoopActivity.beforeWaiting.rawValue
    observer = CFRunLoopObserverCreateWithHandler(nil, activity, true, order) { _, _ in
      MainActor.assumeIsolated(turn)
    }
    CFRunLoopAddObserver(CFRunLoopGetMain(), observer, .commonModes)
  }

  package func stop() { CFRunLoopObserverInvalidate(observer) }
}
#endif
