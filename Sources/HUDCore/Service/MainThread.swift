import HUDLayers

#if os(Linux)
import Dispatch
#endif

/// The thread on which the main actor runs.
package enum MainThread {
  /// True if the caller runs where the main actor runs, and may call it without waiting.
  package static var isCurrent: Bool {
    #if os(Linux)
    // Where `main` is async, as in tests, the main queue runs on whatever thread is free.
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
