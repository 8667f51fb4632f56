import Foundation
import HUDCore
import HUDOffscreen

/// The time of the main thread and of the caller for progress calls that a thread makes one after
/// the other, compared with the same calls as operations of the main queue, which is how
/// SVProgressHUD passes its calls on.
@MainActor enum FloodCosts {
  nonisolated private static let calls = 1_000_000
  /// A million operations would need a gigabyte.
  nonisolated private static let operations = 50_000

  static func measure() {
    let screen = OffscreenHost()
    let controller = HUDController { screen }
    controller.showProgress(0.1, status: "Loading…")
    // The first wake makes what the process keeps.
    _ = times { controller.showProgress(0.2) }
    let ours = times {
      for call in 1...calls { controller.showProgress(Double(call) / Double(calls)) }
    }
    let theirs = times {
      for call in 1...operations {
        OperationQueue.main.addOperation {
          controller.showProgress(Double(call) / Double(operations))
        }
      }
    }
    report("flood-calls", ours.mainThread / 1e6)
    report("flood-operations", theirs.mainThread / 1e6 * Double(calls / operations))
    report("flood-call", ours.caller / Double(calls))
    report("flood-operation", theirs.caller / Double(operations))
    controller.dismiss()
  }

  /// Runs `body` on another thread while the main thread serves its queue, and until all is served.
  /// Returns the time of both threads in nanoseconds.
  private static func times(
    _ body: @escaping @Sendable () -> Void
  ) -> (caller: Double, mainThread: Double) {
    let caller = Locked(0.0)
    let isDone = Locked(false)
    Thread.detachNewThread {
      let elapsed = time(1, body)
      caller.withLock { $0 = elapsed }
      // Leave time for a wake that was put off.
      DispatchQueue.main.asyncAfter(deadline: .now() + 0.05) { isDone.withLock { $0 = true } }
    }
    let mainThread = time(1) {
      while !isDone.withLock(\.self) {
        _ = RunLoop.main.run(mode: .default, before: .distantFuture)
      }
    }
    return (caller.withLock(\.self), mainThread)
  }
}
