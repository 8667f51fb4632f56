#if canImport(Darwin)
import os

private typealias Lock = os_unfair_lock_s
#elseif canImport(Glibc)
import Glibc

private typealias Lock = pthread_mutex_t
#else
#error("Add this platform's lock here.")
#endif

/// A value that is protected by a lock.
///
/// The lock is allocated on the heap because its address must not change. The standard library's
/// mutex is not used: it needs iOS 18, and ThreadSanitizer on Linux does not recognise it.
package final class Locked<Value: Sendable>: @unchecked Sendable {
  // `Sendable` and exclusive access are not checked by the compiler. Both are safe, because `value`
  // is accessed only while the lock is held.
  @exclusivity(unchecked) private var value: Value
  private let lock: UnsafeMutablePointer<Lock>

  package init(_ value: Value) {
    self.value = value
    lock = .allocate(capacity: 1)
    #if canImport(Darwin)
    lock.initialize(to: os_unfair_lock_s())
    #else
    lock.initialize(to: pthread_mutex_t())
    pthread_mutex_init(lock, nil)
    #endif
  }

  deinit {
    #if !canImport(Darwin)
    pthread_mutex_destroy(lock)
    #endif
    lock.deinitialize(count: 1)
    lock.deallocate()
  }

  /// Calls `body` while the lock is held. `body` must not call `withLock` on the same object,
  /// because the lock is not recursive.
  package func withLock<Result>(_ body: (inout Value) throws -> Result) rethrows -> Result {
    #if canImport(Darwin)
    os_unfair_lock_lock(lock)
    defer { os_unfair_lock_unlock(lock) }
    #else
    pthread_mutex_lock(lock)
    defer { pthread_mutex_unlock(lock) }
    #endif
    return try body(&value)
  }
}
