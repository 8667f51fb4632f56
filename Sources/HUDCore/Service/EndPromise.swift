/// The end of one request, which any number of tasks can await.
///
/// It references neither the controller nor the handle. Otherwise a visible request would keep
/// alive the controller that shows it.
package final class EndPromise: Sendable {
  private struct State: Sendable {
    var reason: HUD.Reason?
    var waiting: [UInt64: CheckedContinuation<HUD.Reason?, Never>] = [:]
    var lastWaiting: UInt64 = 0
  }

  let id: Request.ID
  private let state = Locked(State())

  init(of id: Request.ID) { self.id = id }

  /// The reason why the request has ended; nil while it has not ended.
  package var answer: HUD.Reason? { state.withLock(\.reason) }

  /// Waits until the request has ended and returns the reason, or nil if the waiting task was
  /// cancelled first.
  var reason: HUD.Reason? {
    get async {
      let waiter = state.withLock { state in
        state.lastWaiting += 1
        return state.lastWaiting
      }
      return await withTaskCancellationHandler {
        await withCheckedContinuation { wait($0, as: waiter) }
      } onCancel: {
        state.withLock { $0.waiting.removeValue(forKey: waiter) }?.resume(returning: nil)
      }
    }
  }

  private func wait(
    _ continuation: CheckedContinuation<HUD.Reason?, Never>, as waiter: UInt64
  ) {
    let mustWait = state.withLock { state in
      // If the task has already been cancelled, `onCancel` found no continuation to resume. So do
      // not store `continuation`, but resume it below.
      guard state.reason == nil, !Task.isCancelled else { return false }
      state.waiting[waiter] = continuation
      return true
    }
    if !mustWait { continuation.resume(returning: answer) }
  }

  func finish(_ reason: HUD.Reason) {
    let waiting = state.withLock { state in
      state.reason = reason
      defer { state.waiting = [:] }
      return state.waiting.values
    }
    for continuation in waiting { continuation.resume(returning: reason) }
  }
}
