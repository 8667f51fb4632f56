/// A request that has not ended, with the times at which it ends by itself.
package struct LiveRequest: Sendable {
  package internal(set) var request: Request
  /// The clock of a toast; nil for any other request.
  package private(set) var clock: ToastClock?
  /// The time at which a toast ends unseen if there is no window by then; nil for any other
  /// request.
  let unseenUntil: Duration?
  /// The end that a handle has scheduled for its request.
  package internal(set) var withdrawal: ScheduledEnd?

  init(_ request: Request, isHeld: Bool, at moment: Moment) {
    self.request = request
    unseenUntil = request.kind == .toast ? moment.now + .seconds(10) : nil
    restart(isHeld: isHeld, at: moment)
  }

  package var isToast: Bool { clock != nil }

  /// The time at which a toast ends; nil while its clock is stopped.
  var deadline: Duration? {
    if case .running(let until)? = clock { until } else { nil }
  }

  /// Gives a toast its full time, counted from now.
  mutating func restart(isHeld: Bool, at moment: Moment) {
    guard request.kind == .toast else { return }
    let time = request.resolvedOptions.toastTime(
      for: request.content, underScreenReader: moment.screenReaderIsRunning)
    clock = isHeld ? .held(remaining: time) : .running(until: moment.now + time)
  }

  mutating func setHeld(_ isHeld: Bool, at now: Duration) {
    switch (clock, isHeld) {
    case (.running(let until), true): clock = .held(remaining: max(until - now, .zero))
    case (.held(let remaining), false): clock = .running(until: now + remaining)
    case (.running, false), (.held, true), (nil, _): break
    }
  }
}

/// The clock that decides when a toast ends.
package enum ToastClock: Sendable {
  case running(until: Duration)
  /// The clock is stopped with some time left, because the user's pointer or focus is on the panel.
  case held(remaining: Duration)
}

/// The end of one request or of all requests, scheduled by a call such as `dismiss(after:)`.
package struct ScheduledEnd: Sendable {
  package let due: Duration
  let isAnimated: Bool
}
