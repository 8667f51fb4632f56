#if canImport(UIKit)
import UIKit

/// Calls once in each turn of the main run loop until it is stopped, also while the user scrolls: after
/// the app's code has run, and before the frame is drawn. It makes the loop turn no more often.
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
