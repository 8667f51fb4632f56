#if canImport(UIKit)
import HUDCore
import UIKit

/// Runs an action in turns of the main run loop, but at most once per interval. If a turn comes too
/// early, the run loop wakes at the end of the interval, and its turn then runs the action.
@MainActor final class TurnThrottle {
  private let interval: Duration
  private let act: @MainActor () -> Void
  private let timer = WakeTimer()
  private var next = Duration.zero
  private var isWaiting = false

  init(every interval: Duration, _ act: @escaping @MainActor () -> Void) {
    self.interval = interval
    self.act = act
  }

  /// Call this in each turn of the main run loop.
  func turn() {
    let now = Duration.seconds(CACurrentMediaTime())
    guard now < next else {
      next = now + interval
      return act()
    }
    guard !isWaiting else { return }
    isWaiting = true
    // Only wake the run loop. If the timer ran the action, the turn in which it fires would be too
    // early again, and the run loop would never come to rest.
    timer.ring(after: next - now) { [weak self] in self?.isWaiting = false }
  }

  /// Cancels the timer.
  func stop() {
    timer.ring(after: nil) {}
    isWaiting = false
  }
}
#endif
