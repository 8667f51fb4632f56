/// The end of one request, which any number of tasks can await.
///
/// It retains neither the controller nor the handle. Otherwise a visible request would keep alive
/// the controller that shows it.
package final class EndPromise: Sendable {
  package typealias Observer = @MainActor @Sendable (HUD.Reason) -> Void

  private struct State: Sendable {
    var reason: HUD.Reason?
    var waiting: [UInt64: CheckedContinuation<HUD.Reason?, Never>] = [:]
    var lastWaiting: UInt64 = 0
    var observer: Observer?
    weak var handle: HUD.Handle?
  }

  let id: Request.ID
  private let state = Locked(State())

  init(of id: Request.ID) { self.id = id }

  /// Sets the handle of the request, which needs its controller only until the request has ended.
  func belongs(to handle: HUD.Handle) { state.withLock { $0.handle = handle } }

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

  /// Sets a closure that is called when the request ends, or now if it has ended. It is released
  /// afterwards.
  @MainActor package func whenFinished(_ observer: @escaping Observer) {
    let reason = state.withLock { state in
      if state.reason == nil { state.observer = observer }
      return state.reason
    }
    if let reason { observer(reason) }
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
    let (waiting, observer, handle) = state.withLock { state in
      state.reason = reason
      defer { (state.waiting, state.observer) = ([:], nil) }
      return (state.waiting.values, state.observer, state.handle)
    }
    handle?.releaseController()
    for continuation in waiting { continuation.resume(returning: reason) }
    guard let observer else { return }
    if MainThread.isCurrent {
      MainActor.assumeIsolated { observer(reason) }
    } else {
      Task { @MainActor in observer(reason) }
    }
  }
}
