/// The end of a request, the result of a dismissal, or a press of Cancel, for which tasks can wait.
///
/// A promise retains neither the controller nor the handle. Otherwise a visible request would keep
/// alive the controller that shows it.
package final class EndPromise: Sendable {
  typealias Observer = Box<@Sendable (HUD.Reason) -> Void>

  package let id: Request.ID
  private let state = Locked<(reason: HUD.Reason?, observers: [Observer])>((nil, []))

  package init(of id: Request.ID) { self.id = id }

  /// The reason of the end, or the result of the dismissal; nil until there is an answer.
  package var answer: HUD.Reason? { state.withLock(\.reason) }

  package var observerCount: Int { state.withLock(\.observers.count) }

  /// Waits until the promise has an answer and returns the answer, or nil if the waiting task was
  /// cancelled first.
  var reason: HUD.Reason? {
    get async {
      // A stream, unlike a continuation, ends by itself when the waiting task is cancelled.
      let (stream, continuation) = AsyncStream.makeStream(of: HUD.Reason.self)
      let observer = observe { continuation.yield($0) }
      // Remove the observer when the task stops waiting, because the request may live much longer.
      continuation.onTermination = { [weak self, weak observer] _ in
        self?.state.withLock { state in state.observers.removeAll { $0 === observer } }
      }
      var reasons = stream.makeAsyncIterator()
      return await reasons.next()
    }
  }

  /// Calls `observer` through `MainThread.run` when the request ends, or now if it has ended.
  package func whenFinished(_ observer: @escaping @MainActor @Sendable (HUD.Reason) -> Void) {
    observe { reason in MainThread.run { observer(reason) } }
  }

  /// Calls `call` when the request ends, or at once if it has already ended. Then releases `call`.
  /// Returns the observer, so that `reason` can remove it earlier.
  @discardableResult
  func observe(_ call: @escaping @Sendable (HUD.Reason) -> Void) -> Observer {
    let observer = Box(call)
    let reason = state.withLock { state in
      if state.reason == nil { state.observers.append(observer) }
      return state.reason
    }
    if let reason { call(reason) }
    return observer
  }

  func finish(_ reason: HUD.Reason) {
    var former: (reason: HUD.Reason?, observers: [Observer]) = (reason, [])
    state.withLock { swap(&$0, &former) }
    for observer in former.observers { observer.value(reason) }
  }
}
