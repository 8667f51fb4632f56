import HUDLayers

#if os(Linux)
import CDispatch
#endif

/// The thread on which the main actor runs.
package enum MainThread {
  /// Whether the caller runs on the thread of the main actor, and so can use the main actor without
  /// waiting.
  package static var isCurrent: Bool {
    #if os(Linux)
    // Check the queue too: if `main` is async, as in tests, the main queue runs on any free thread.
    isProcessMainThread.value || dispatch_get_specific(mainQueue) != nil
    #else
    Thread.isMainThread
    #endif
  }

  #if os(Linux)
  /// Whether the caller runs on the process's main thread.
  ///
  /// On Linux Foundation makes an object for each thread that asks, which costs more than the rest
  /// of a progress call.
  private static let isProcessMainThread = AnswerPerThread { Thread.isMainThread }

  /// The key that only the main queue has: an address at which nothing is read.
  ///
  /// It uses libdispatch's C functions, because `DispatchQueue.getSpecific(key:)` takes as long as a
  /// lock, and every call of the HUD asks.
  nonisolated(unsafe) private static let mainQueue = {
    let key = UnsafeMutableRawPointer.allocate(byteCount: 1, alignment: 1)
    dispatch_queue_set_specific(dispatch_get_main_queue(), key, key, nil)
    return key
  }()
  #endif
}
