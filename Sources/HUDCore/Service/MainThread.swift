import HUDLayers

#if os(Linux)
import CDispatch
import Glibc
#endif

/// The thread on which the main actor runs.
package enum MainThread {
  /// Whether the caller runs on the thread of the main actor, and so can use the main actor without
  /// waiting.
  package static var isCurrent: Bool {
    #if os(Linux)
    // Check the queue too: if `main` is async, as in tests, the main queue runs on any free thread.
    isProcessMainThread || dispatch_get_specific(mainQueue) != nil
    #else
    Thread.isMainThread
    #endif
  }

  #if os(Linux)
  /// The key that only the main queue has: an address at which nothing is read.
  ///
  /// It uses libdispatch's C functions, because `DispatchQueue.getSpecific(key:)` takes as long as a
  /// lock, and every call of the HUD asks.
  nonisolated(unsafe) private static let mainQueue = {
    let key = UnsafeMutableRawPointer.allocate(byteCount: 1, alignment: 1)
    dispatch_queue_set_specific(dispatch_get_main_queue(), key, key, nil)
    return key
  }()

  /// Whether the caller runs on the process's main thread.
  ///
  /// Each thread asks Foundation only once and keeps the answer, which cannot change. On Linux the
  /// question makes an object for the thread, and so costs more than the rest of a progress call.
  private static var isProcessMainThread: Bool {
    let (yes, no) = (UnsafeMutableRawPointer(bitPattern: 1), UnsafeMutableRawPointer(bitPattern: 2))
    guard let answerKey else { return Thread.isMainThread }
    if let answer = pthread_getspecific(answerKey) { return answer == yes }
    let isMain = Thread.isMainThread
    pthread_setspecific(answerKey, isMain ? yes : no)
    return isMain
  }

  /// The key under which each thread keeps the answer; nil if the process has no key left.
  private static let answerKey: pthread_key_t? = {
    var key = pthread_key_t()
    return pthread_key_create(&key, nil) == 0 ? key : nil
  }()
  #endif
}
