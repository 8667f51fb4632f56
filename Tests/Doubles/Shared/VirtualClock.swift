public import Foundation

/// The time of the double, which only tests advance.
package final class VirtualClock: @unchecked Sendable {
  private static let lock = NSLock()
  nonisolated(unsafe) private static var current: VirtualClock?

  /// The clock of the device that is on. Unlike the device it is read on any thread.
  package static var shared: VirtualClock {
    guard let clock = lock.withLock({ current }) else { preconditionFailure(refusal) }
    return clock
  }

  package static let refusal = "The double is off: the test's suite needs the trait .onDouble."

  static func setCurrent(_ clock: VirtualClock?) { lock.withLock { current = clock } }

  // Unchecked, because all state is used under the lock only.
  private let lock = NSLock()
  private var time: TimeInterval = 1_000
  private var timers: [Timer] = []

  package var now: TimeInterval { lock.withLock { time } }

  /// Returns the earliest timer that is due by `end`.
  package func next(by end: TimeInterval) -> Timer? {
    lock.withLock {
      timers.removeAll { !$0.isValid }
      return timers.filter { $0.due <= end }.min { $0.due < $1.due }
    }
  }

  func add(_ timer: Timer) { lock.withLock { timers.append(timer) } }

  func remove(_ timer: Timer) { lock.withLock { timers.removeAll { $0 === timer } } }

  package func move(to end: TimeInterval) { lock.withLock { time = max(time, end) } }

  package var waiting: Int { lock.withLock { timers.filter(\.isValid).count } }

  /// The number of waiting timers that are not the system's own.
  var waitingOfApps: Int {
    lock.withLock { timers.filter { $0.isValid && !($0 is SystemTimer) }.count }
  }
}

/// A timer in place of Foundation's. It fires in virtual time while it is on a run loop.
open class Timer: NSObject {
  package let due: TimeInterval
  // A timer may be released after its device was switched off.
  private let clock = VirtualClock.shared
  private let block: @Sendable (Timer) -> Void
  public private(set) var isValid = true

  public init(timeInterval: TimeInterval, repeats: Bool, block: @escaping @Sendable (Timer) -> Void)
  {
    precondition(!repeats, "The double has no repeating timers.")
    due = clock.now + max(timeInterval, 0.0001)
    self.block = block
  }

  open func invalidate() {
    isValid = false
    clock.remove(self)
  }

  open func fire() {
    guard isValid else { return }
    invalidate()
    block(self)
  }
}

/// A timer of another process.
package final class SystemTimer: Timer {}

extension RunLoop {
  public func add(_ timer: Timer, forMode mode: RunLoop.Mode) {
    precondition(mode == .common, "A timer in \(mode) would wait while the user scrolls.")
    VirtualClock.shared.add(timer)
  }
}
