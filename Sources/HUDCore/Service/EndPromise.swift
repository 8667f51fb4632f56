/// The end of one request, which any number of tasks can await.
///
/// It retains neither the controller nor the handle. Otherwise a visible request would keep alive
/// the controller that shows it.
package final class EndPromise: Sendable {
  package typealias Observer = @MainActor @Sendable (HUD.Reason) -> Void

  private struct State: Sendable {
    var reason: HUD.Reason?
    var waiting: [AsyncStream<HUD.Reason>.Continuation] = []
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
      let (stream, continuation) = AsyncStream.makeStream(of: HUD.Reason.self)
      let reason = state.withLock { state in
        if state.reason == nil { state.waiting.append(continuation) }
        return state.reason
      }
      if let reason { return reason }
      // A stream, unlike a continuation, ends by itself when the waiting task is cancelled.
      var reasons = stream.makeAsyncIterator()
      return await reasons.next()
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

  func finish(_ reason: HUD.Reason) {
    let (waiting, observer, handle) = state.withLock { state in
      state.reason = reason
      defer { (state.waiting, state.observer) = ([], nil) }
      return (state.waiting, state.observer, state.handle)
    }
    handle?.releaseController()
    for continuation in waiting { continuation.yield(reason) }
    if let observer { MainThread.run { observer(reason) } }
  }
}
