/// A request that has not ended, with the times at which it ends by itself.
package struct LiveRequest: Sendable {
  package internal(set) var request: Request
  /// The clock of a toast; nil for any other request.
  package private(set) var clock: ToastClock?
  /// The end that a handle has scheduled for its request.
  package internal(set) var withdrawal: ScheduledEnd?

  init(_ request: Request, isHeld: Bool, at moment: Moment) {
    self.request = request
    if request.kind == .toast {
      clock = ToastClock(unseenUntil: moment.now + .seconds(10), state: .held(remaining: .zero))
      restart(isHeld: isHeld, at: moment)
    }
  }

  package var isToast: Bool { clock != nil }

  /// The time at which a toast ends; nil while its clock is stopped.
  var deadline: Duration? {
    if case .running(let until)? = clock?.state { until } else { nil }
  }

  /// Gives a toast its full time, counted from now.
  mutating func restart(isHeld: Bool, at moment: Moment) {
    let time = request.resolvedOptions.toastTime(
      for: request.content, underScreenReader: moment.screenReaderIsRunning)
    clock?.state = isHeld ? .held(remaining: time) : .running(until: moment.now + time)
  }

  mutating func setHeld(_ isHeld: Bool, at now: Duration) {
    switch (clock?.state, isHeld) {
    case (.running(let until), true): clock?.state = .held(remaining: max(until - now, .zero))
    case (.held(let remaining), false): clock?.state = .running(until: now + remaining)
    case (.running, false), (.held, true), (nil, _): break
    }
  }
}

/// The clock that decides when a toast ends.
package struct ToastClock: Sendable {
  package enum State: Sendable {
    case running(until: Duration)
    /// The clock is stopped with some time left, because the user's pointer or focus is on the
    /// panel.
    case held(remaining: Duration)
  }

  /// The time at which the toast ends unseen if there is no window by then.
  let unseenUntil: Duration
  package fileprivate(set) var state: State
}

/// The end of one request or of all requests, scheduled by a call such as `dismiss(after:)`.
package struct ScheduledEnd: Sendable {
  package let due: Duration
  let isAnimated: Bool
}
