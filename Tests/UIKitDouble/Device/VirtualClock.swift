public import Foundation

/// The time of the double, which only tests advance.
final class VirtualClock: @unchecked Sendable {
  static let shared = VirtualClock()

  // Unchecked, because all state is used under the lock only.
  private let lock = NSLock()
  private var time: TimeInterval = 1_000
  private var timers: [Timer] = []

  var now: TimeInterval { lock.withLock { time } }

  /// Returns the earliest timer that is due by `end`.
  func next(by end: TimeInterval) -> Timer? {
    lock.withLock {
      timers.removeAll { !$0.isValid }
      return timers.filter { $0.due <= end }.min { $0.due < $1.due }
    }
  }

  func add(_ timer: Timer) { lock.withLock { timers.append(timer) } }

  func remove(_ timer: Timer) { lock.withLock { timers.removeAll { $0 === timer } } }

  func move(to end: TimeInterval) { lock.withLock { time = max(time, end) } }

  func stopTimers() { lock.withLock { timers = [] } }

  var waiting: Int { lock.withLock { timers.filter(\.isValid).count } }
}

/// Hides the machine's clock, which on Linux comes from HUDLayers.
// swift-format-ignore: AlwaysUseLowerCamelCase
public func CACurrentMediaTime() -> CFTimeInterval { VirtualClock.shared.now }

/// Hides Foundation's timer. This one fires in virtual time while it is on a run loop.
open class Timer: NSObject {
  let due: TimeInterval
  private let block: @Sendable (Timer) -> Void
  public private(set) var isValid = true

  public init(timeInterval: TimeInterval, repeats: Bool, block: @escaping @Sendable (Timer) -> Void)
  {
    precondition(!repeats, "The double has no repeating timers.")
    due = VirtualClock.shared.now + max(timeInterval, 0.0001)
    self.block = block
  }

  open func invalidate() {
    isValid = false
    VirtualClock.shared.remove(self)
  }

  open func fire() {
    guard isValid else { return }
    invalidate()
    block(self)
  }
}

extension RunLoop {
  public func add(_ timer: Timer, forMode mode: RunLoop.Mode) {
    precondition(mode == .common, "A timer in \(mode) would wait while the user scrolls.")
    VirtualClock.shared.add(timer)
  }
}
