import HUDLayers

/// A value that is protected by a lock.
///
/// The standard library's mutex is not used: it needs iOS 18, and ThreadSanitizer on Linux does not
/// recognise it.
package final class Locked<Value: Sendable>: @unchecked Sendable {
  // `Sendable` and exclusive access are not checked by the compiler. Both are safe, because `value`
  // is accessed only while the lock is held.
  @exclusivity(unchecked) private var value: Value
  private let lock = NSLock()

  package init(_ value: Value) { self.value = value }

  /// Calls `body` while the lock is held. `body` must not call `withLock` on the same object,
  /// because the lock is not recursive.
  package func withLock<Result>(_ body: (inout Value) throws -> Result) rethrows -> Result {
    lock.lock()
    defer { lock.unlock() }
    return try body(&value)
  }
}
