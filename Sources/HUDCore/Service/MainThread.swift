import HUDLayers

#if os(Linux)
import Dispatch
#endif

/// The thread on which the main actor runs.
package enum MainThread {
  /// Whether the caller runs where the main actor runs, and can call it without waiting.
  package static var isCurrent: Bool {
    #if os(Linux)
    // If `main` is async, as in tests, the main queue runs on any free thread.
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
