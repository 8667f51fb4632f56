#if canImport(UIKit)
import Dispatch
import HUDCore

// MBProgressHUD has no checks of the thread, and apps report progress from any. In Swift 6 a member
// of the main actor would stop the app there if Objective-C calls it, so the public members of this
// module are isolated to no actor.

/// Runs `body` at once if the caller is on the main thread. Otherwise the main thread runs it later, in
/// the order of the calls.
func onMainThread(_ body: @escaping @MainActor @Sendable () -> Void) {
  if MainThread.isCurrent {
    MainActor.assumeIsolated(body)
  } else {
    DispatchQueue.main.async { MainActor.assumeIsolated(body) }
  }
}

/// Returns the result of `body`, which the main thread runs. Another thread waits for it.
func fromMainThread<Result>(_ body: @MainActor () -> Result) -> Result {
  func run() -> Unchecked<Result> { MainActor.assumeIsolated { Unchecked(value: body()) } }
  return (MainThread.isCurrent ? run() : DispatchQueue.main.sync(execute: run)).value
}

/// A value that is passed to a thread that waits for it, so that no two threads use it at a time.
private struct Unchecked<Value>: @unchecked Sendable {
  let value: Value
}

/// The settings of a view, which any thread may read and change.
@dynamicMemberLookup final class Settings<Values: Sendable>: Sendable {
  private let values: Locked<Values>

  init(_ values: Values) { self.values = Locked(values) }

  subscript<Value>(dynamicMember path: WritableKeyPath<Values, Value>) -> Value {
    get { values.withLock { $0[keyPath: path] } }
    set { values.withLock { $0[keyPath: path] = newValue } }
  }
}
#endif
