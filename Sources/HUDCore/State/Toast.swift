/// A request that ends by itself, together with the clock that decides when it ends.
package struct Toast: Sendable {
  package enum Clock: Sendable, Equatable {
    case running(until: Duration)
    /// The clock is stopped with some time left, because the user's pointer or focus is on the
    /// panel.
    case held(remaining: Duration)
  }

  package var request: Request
  package private(set) var clock: Clock
  /// The time at which the toast ends unseen if there is no window by then.
  let unseenUntil: Duration

  init(_ request: Request, isHeld: Bool, at moment: Moment) {
    self.request = request
    unseenUntil = moment.now + .seconds(10)
    clock = Self.clock(of: request, isHeld: isHeld, at: moment)
  }

  /// Gives the toast its full time again, counted from now.
  mutating func restart(isHeld: Bool, at moment: Moment) {
    clock = Self.clock(of: request, isHeld: isHeld, at: moment)
  }

  private static func clock(of request: Request, isHeld: Bool, at moment: Moment) -> Clock {
    let time = request.resolvedOptions.policy.toastTime(
      for: request.content, underScreenReader: moment.screenReaderIsRunning)
    return isHeld ? .held(remaining: time) : .running(until: moment.now + time)
  }

  /// The time at which the toast ends; nil while its clock is stopped.
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

extension Policy {
  /// Returns how long a toast stays: the duration that its call gave or, if there is none, the time
  /// that its text takes to read.
  package func toastTime(for content: HUD.Content, underScreenReader: Bool) -> Duration {
    if let duration { return duration }
    let characters = (content.status?.count ?? 0) + (content.detail?.count ?? 0)
    let reading = Duration.milliseconds(60) * characters + .milliseconds(500)
    var time = min(max(reading, minimumToastTime), maximumToastTime ?? .longest)
    // Give the user time to read, reach and press the button.
    if content.action != nil { time = max(time, .seconds(4)) }
    // Double the time for a screen reader, because listening takes longer than reading.
    return underScreenReader ? max(time * 2, .seconds(5)) : time
  }
}
