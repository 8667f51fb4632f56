#if canImport(UIKit)
import Dispatch
import HUDCore
import UIKit

// MBProgressHUD has no checks of the thread, and apps report progress from any. In Swift 6 a member
// of the main actor would stop the app there if Objective-C calls it, so the public members of this
// module are isolated to no actor.

/// Runs `body` at once if the caller is on the main thread. Otherwise the main thread runs it
/// later, in the order of the calls, which tasks on the main actor do not keep before iOS 18.
func onMainThread(_ body: @escaping @MainActor @Sendable () -> Void) {
  if MainThread.isCurrent {
    MainActor.assumeIsolated(body)
  } else {
    DispatchQueue.main.async { MainActor.assumeIsolated(body) }
  }
}

/// Returns the result of `body`, which the main thread runs. Another thread waits for it.
func fromMainThread<Result>(_ body: @MainActor () -> Result) -> Result {
  // Safe, because the caller waits for it.
  func run() -> UncheckedSendable<Result> {
    MainActor.assumeIsolated { UncheckedSendable(value: body()) }
  }
  return (MainThread.isCurrent ? run() : DispatchQueue.main.sync(execute: run)).value
}
#endif
