import HUDLayers

#if os(Linux)
import Dispatch
#endif

/// Where the main actor's work is done.
package enum MainThread {
  /// Whether the caller may speak to the main actor without waiting for it.
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
