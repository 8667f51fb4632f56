#if canImport(UIKit)
import UIKit

/// Calls a closure in each turn of the main run loop until `stop()` is called, even while the user
/// scrolls.
///
/// The closure runs after the code of the app and before the run loop sleeps. A `RunLoopTurns`
/// never wakes the run loop.
@MainActor final class RunLoopTurns {
  private let observer: CFRunLoopObserver?

  init(_ turn: @escaping @MainActor () -> Void) {
    let activity = CFRunLoopActivity.beforeWaiting.rawValue
    observer = CFRunLoopObserverCreateWithHandler(nil, activity, true, 0) { _, _ in
      MainActor.assumeIsolated(turn)
    }
    CFRunLoopAddObserver(CFRunLoopGetMain(), observer, .commonModes)
  }

  func stop() { CFRunLoopObserverInvalidate(observer) }
}
#endif
