/// A request that ends by itself, and the clock that says when.
package struct Toast: Sendable {
  package enum Clock: Sendable, Equatable {
    case running(until: Duration)
    /// Somebody looks at it: the time that is left waits.
    case held(remaining: Duration)
  }

  package var request: Request
  package private(set) var clock: Clock

  init(_ request: Request, isHeld: Bool, at moment: Moment) {
    self.request = request
    let time = request.resolvedOptions.policy.toastTime(
      for: request.content.title, underScreenReader: moment.screenReaderIsRunning)
    clock = isHeld ? .held(remaining: time) : .running(until: moment.now + time)
  }

  var deadline: Duration? {
    guard case .running(let until) = clock else { return nil }
    return until
  }

  mutating func setHeld(_ isHeld: Bool, at now: Duration) {
    switch (clock, isHeld) {
    case (.running(let until), true): clock = .held(remaining: max(until - now, .zero))
    case (.held(let remaining), false): clock = .running(until: now + remaining)
    case (.running, false), (.held, true): break
    }
  }
}
