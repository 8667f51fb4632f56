#if canImport(UIKit)
import Dispatch
import HUDCore
import UIKit

// MBProgressHUD does not check the thread, and apps report progress from any thread. In Swift 6, a
// member of the main actor stops the app if Objective-C calls it on another thread. So the public
// members of this module are isolated to no actor.

/// Runs `body` at once if the caller is on the main thread. Otherwise the main thread runs it
/// later, in the order of the calls. Tasks on the main actor do not keep that order before iOS 18.
func onMainThread(_ body: @escaping @MainActor @Sendable () -> Void) {
  if MainThread.isCurrent {
    MainActor.assumeIsolated(body)
  } else {
    DispatchQueue.main.async { MainActor.assumeIsolated(body) }
  }
}

/// Runs `body` on the main thread and returns the result. A caller on another thread waits.
func fromMainThread<Result>(_ body: @MainActor () -> Result) -> Result {
  // Safe, because the caller waits for the result.
  func run() -> UncheckedSendable<Result> {
    MainActor.assumeIsolated { UncheckedSendable(value: body()) }
  }
  return (MainThread.isCurrent ? run() : DispatchQueue.main.sync(execute: run)).value
}
#endif
