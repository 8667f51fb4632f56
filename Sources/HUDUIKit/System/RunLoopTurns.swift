#if canImport(UIKit)
import HUDCore
import UIKit

/// Calls a closure a tenth of a second after turns of the main run loop, when the app's layout is
/// done, while `isRunning` is true. While nothing happens, the closure is not called.
@MainActor final class LateTurns {
  // All instances share one timer. Its own turn must set no timer, or the app would be woken for
  // ever.
  private static var running: [LateTurns] = []
  private static var turns: RunLoopTurns?
  private static let timer = WakeTimer()
  private static var isWaiting = false
  /// Whether the closures were called in this turn, which needs no further look at the app.
  private static var isOwnTurn = false
  private let call: @MainActor () -> Void

  init(_ call: @escaping @MainActor () -> Void) { self.call = call }

  var isRunning = false {
    didSet {
      Self.running.removeAll { $0 === self }
      if isRunning { Self.running.append(self) }
      guard Self.running.isEmpty == (Self.turns != nil) else { return }
      Self.turns = isRunning ? RunLoopTurns(Self.turned) : nil
      Self.timer.ring(after: nil) {}
      (Self.isWaiting, Self.isOwnTurn) = (false, false)
    }
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
      for instance in running { instance.call() }
    }
  }
}

/// Calls a closure in each turn of the main run loop until the object is released, even while the
/// user scrolls.
///
/// The closure runs before the run loop sleeps. UIKit may have drawn a frame before it, and a busy
/// run loop may skip it. A `RunLoopTurns` never wakes the run loop.
@MainActor package final class RunLoopTurns {
  // Safe, because only the main thread uses it.
  private let observer: UncheckedSendable<CFRunLoopObserver?>

  package init(_ turn: @escaping @MainActor () -> Void) {
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
