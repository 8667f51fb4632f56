import Foundation
import HUDCore
import HUDMeasurements
import HUDOffscreen

/// The cost of progress calls that a thread makes one after the other, compared with the same calls
/// as operations of the main queue, which is how SVProgressHUD passes its calls on.
@MainActor enum CallCosts {
  private typealias Call = @Sendable (HUDController, Double) -> Void

  /// The call without other parameters, and with each of them.
  private static let variants: [(name: String, call: Call)] = [
    ("call", { $0.showProgress($1) }),
    ("call-status", { $0.showProgress($1, status: "Loading…") }),
    ("call-indicator", { $0.showProgress($1, as: .bar) }),
    ("call-mask", { $0.showProgress($1, mask: .black) }),
    ("call-id", { $0.showProgress($1, id: "upload") }),
    ("call-options", { $0.showProgress($1, options: HUD.Options(position: .bottom)) }),
  ]
  nonisolated private static let calls = 40_000
  /// Operations need more memory than calls.
  nonisolated private static let operations = 10_000

  static func measure() {
    if Instructions.areCounted { count() } else { measureTimes() }
  }

  /// Counts what a call costs its caller.
  private static func count() {
    for (name, call) in variants {
      // Nobody serves the main queue meanwhile, so the first step stays unread.
      let controller = HUDController { NoHost() }
      onThread {
        Cost.measure(name, of: 100, repeating: 10) {
          for step in 1...100 { call(controller, Double(step) / 100) }
        }
      }
    }
  }

  /// Measures the time of the caller, and of the main thread, which serves its queue meanwhile.
  private static func measureTimes() {
    let screen = OffscreenHost()
    let controller = HUDController { screen }
    controller.showProgress(0.1, status: "Loading…")
    // The first wake makes what the process keeps.
    _ = times { controller.showProgress(0.2) }
    for (name, call) in variants {
      report(name, per: calls) {
        for step in 1...calls { call(controller, Double(step) / Double(calls)) }
      }
    }
    report("operation", per: operations) {
      for step in 1...operations {
        OperationQueue.main.addOperation {
          controller.showProgress(Double(step) / Double(operations))
        }
      }
    }
    controller.dismiss()
  }

  /// Reports the median times of one of `count` calls.
  private static func report(
    _ name: String, per count: Int, _ body: @escaping @Sendable () -> Void
  ) {
    let rounds = (0..<5).map { _ in times(body) }
    HUDMeasurements.report(name, rounds.map(\.caller).sorted()[2] / Double(count))
    HUDMeasurements.report(
      "main-thread-\(name)", rounds.map(\.mainThread).sorted()[2] / Double(count))
  }

  /// Runs `body` on another thread while the main thread serves its queue, and until all is served.
  /// Returns the time of both threads.
  private static func times(
    _ body: @escaping @Sendable () -> Void
  ) -> (caller: Double, mainThread: Double) {
    let caller = Locked(0.0)
    let isDone = Locked(false)
    Thread.detachNewThread {
      let elapsed = time(body)
      caller.withLock { $0 = elapsed }
      // Leave time for a wake that was put off.
      DispatchQueue.main.asyncAfter(deadline: .now() + 0.05) { isDone.withLock { $0 = true } }
    }
    let mainThread = time {
      while !isDone.withLock(\.self) {
        _ = RunLoop.main.run(mode: .default, before: .distantFuture)
      }
    }
    return (caller.withLock(\.self), mainThread)
  }
}

/// Runs `body` on a new thread, waits for its end, and returns its result.
func onThread<Value: Sendable>(_ body: @escaping @Sendable () -> Value) -> Value {
  let result = Locked<Value?>(nil)
  let isDone = DispatchSemaphore(value: 0)
  Thread.detachNewThread {
    let value = body()
    result.withLock { $0 = value }
    isDone.signal()
  }
  isDone.wait()
  guard let value = result.withLock(\.self) else { preconditionFailure("The thread did not end.") }
  return value
}
