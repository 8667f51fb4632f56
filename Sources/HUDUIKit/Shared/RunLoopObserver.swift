#if HOST
import HUDCore
#if canImport(UIKit)
import UIKit
#else
import AppKit
#endif

/// Calls a closure in each turn of the main run loop until the object is released, even while the
/// user scrolls.
///
/// The closure runs after the app's code and before the run loop sleeps, perhaps after a frame was
/// drawn. A busy run loop may skip the closure. A `RunLoopObserver` never wakes the run loop.
@MainActor package final class RunLoopObserver {
  // `UncheckedSendable` is safe here, because only the main thread uses the observer.
  private let observer: UncheckedSendable<CFRunLoopObserver?>

  package init(_ turn: @escaping @MainActor () -> Void) {
    let activity = CFRunLoopActivity.beforeWaiting.rawValue
    let observer = CFRunLoopObserverCreateWithHandler(nil, activity, true, 0) { _, _ in
      MainActor.assumeIsolated(turn)
    }
    CFRunLoopAddObserver(CFRunLoopGetMain(), observer, .commonModes)
    self.observer = UncheckedSendable(value: observer)
  }

  deinit { MainThread.run { [observer] in CFRunLoopObserverInvalidate(observer.value) } }
}
#endif
