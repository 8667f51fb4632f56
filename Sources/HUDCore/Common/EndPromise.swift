/// The end of a request, the result of a dismissal, or a press of Cancel, for which tasks can wait.
///
/// A promise retains neither the controller nor the handle. Otherwise a visible request would keep
/// alive the controller that shows it.
package final class EndPromise: Sendable {
  private typealias Observer = (number: Int, call: @Sendable (HUD.Reason) -> Void)

  package let id: Request.ID
  private let state = Locked<(reason: HUD.Reason?, observers: [Observer], lastNumber: Int)>(
    (nil, [], 0))

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
      let number = observe { continuation.yield($0) }
      // Remove the observer when the task stops waiting, because the request may live much longer.
      continuation.onTermination = { [weak self] _ in
        self?.state.withLock { state in state.observers.removeAll { $0.number == number } }
      }
      var reasons = stream.makeAsyncIterator()
      return await reasons.next()
    }
  }

  /// Calls `observer` through `MainThread.run` when the request ends, or now if it has ended.
  package func whenFinished(_ observer: @escaping @MainActor @Sendable (HUD.Reason) -> Void) {
    observe { reason in MainThread.run { observer(reason) } }
  }

  /// Calls `observer` when the request ends, or at once if it has already ended. Then releases
  /// `observer`. Returns a number, by which `reason` can remove the observer before that.
  @discardableResult
  func observe(_ observer: @escaping @Sendable (HUD.Reason) -> Void) -> Int {
    let (reason, number) = state.withLock { state in
      state.lastNumber += 1
      if state.reason == nil { state.observers.append((state.lastNumber, observer)) }
      return (state.reason, state.lastNumber)
    }
    if let reason { observer(reason) }
    return number
  }

  func finish(_ reason: HUD.Reason) {
    let observers = state.withLock { state in
      state.reason = reason
      defer { state.observers = [] }
      return state.observers
    }
    for observer in observers { observer.call(reason) }
  }
}
