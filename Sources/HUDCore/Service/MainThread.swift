import HUDLayers

#if os(Linux)
import Dispatch
#endif

/// The thread on which the main actor runs.
package enum MainThread {
  /// Whether the caller runs on the thread of the main actor, and so can use the main actor without
  /// waiting.
  package static var isCurrent: Bool {
    #if os(Linux)
    // Check the queue too: if `main` is async, as in tests, the main queue runs on any free thread.
    Thread.isMainThread || DispatchQueue.getSpecific(key: mainQueue) != nil
    #else
    Thread.isMainThread
    #endif
  }

  #if os(Linux)
  private static let mainQueue = {
    let key = DispatchSpecificKey<Bool>()
    DispatchQueue.main.setSpecific(key: key, value: true)
    return key
  }()
  #endif
}
