#if canImport(UIKit)

/// While `isRunning` is true, calls a closure a tenth of a second after turns of the main run loop,
/// when the app's layout is done. Without a turn, the closure is not called.
@MainActor final class LateRunLoopObserver {
  // All instances share one timer. The turn in which the timer fires must not set the timer again,
  // or the app would be woken for ever.
  private static var running: [LateRunLoopObserver] = []
  private static var turns: RunLoopObserver?
  private static let timer = WakeTimer()
  /// Whether the timer is set, or fired in this turn, so that the turn must not set it again.
  private static var isWaiting = false
  private static var hasFired = false
  private let call: @MainActor () -> Void

  init(_ call: @escaping @MainActor () -> Void) { self.call = call }

  var isRunning = false {
    didSet {
      Self.running.removeAll { $0 === self }
      if isRunning { Self.running.append(self) }
      guard Self.running.isEmpty == (Self.turns != nil) else { return }
      Self.turns = isRunning ? RunLoopObserver(Self.turned) : nil
      Self.timer.ring(after: nil) {}
      (Self.isWaiting, Self.hasFired) = (false, false)
    }
  }

  private static func turned() {
    if isWaiting {
      if hasFired { (isWaiting, hasFired) = (false, false) }
      return
    }
    isWaiting = true
    timer.ring(after: .milliseconds(100)) {
      hasFired = true
      for instance in running { instance.call() }
    }
  }
}
#endif
