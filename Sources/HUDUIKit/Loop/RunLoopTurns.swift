#if canImport(UIKit)
import UIKit

/// Calls a closure in each turn of the main run loop until it is stopped, also during scrolling.
///
/// The call comes after the app's code has run, and before the loop sleeps. It causes no extra
/// turns.
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
