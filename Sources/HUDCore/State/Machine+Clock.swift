// Deadlines: the events that happen because time has passed, without a call.
extension Machine {
  private typealias Deadline = (time: Duration, fire: (inout Machine) -> Void)

  /// Fires the deadlines that have passed, each as if its wake had come in time. So after a long
  /// pause of the main thread, a call finds the HUD as it would be without the pause.
  mutating func fireWhatIsDue(at moment: Moment) {
    while let next = nextDeadline, next.time <= moment.now {
      self.moment.now = next.time
      next.fire(&self)
      settle()
    }
  }

  /// The time at which the machine has to be woken, for the next deadline or the next reading of a
  /// `Progress`; nil if nothing happens by itself. The time may change with each input.
  package var nextWake: Duration? { [nextDeadline?.time, nextReading].compactMap(\.self).min() }

  /// The time at which the tracked `Progress` objects are read next: each tenth of a second.
  private var nextReading: Duration? {
    guard presentation?.isFollowing == true else { return nil }
    let (tenth, now) = (Int64(100_000_000_000_000_000), moment.now.components.attoseconds)
    return moment.now + Duration(secondsComponent: 0, attosecondsComponent: tenth - now % tenth)
  }

  /// The next deadline of the current phase. Of two deadlines at the same time, the deadline that
  /// is considered first fires first.
  private var nextDeadline: Deadline? {
    guard let presentation else { return nil }
    var next: Deadline?
    func consider(_ time: Duration?, _ fire: @escaping (inout Machine) -> Void) {
      guard let time, next.map({ time < $0.time }) ?? true else { return }
      next = (time, fire)
    }
    switch phase {
    case .hidden: break
    case .waiting where presentation.waitsSince != nil:
      for request in presentation.requests where request.isToast {
        consider(request.calledAt + .seconds(10)) {
          $0.presentation?.end(.neverShown) { $0.id == request.id }
        }
      }
    case .waiting(let graceEnds):
      // The deadline does nothing itself. The call of `settle()` after it lets the HUD appear.
      consider(graceEnds) { _ in }
    case .visible, .lingering:
      consider(presentation.fadeInEnds) {
        $0.post(.didAppear)
        $0.presentation?.fadeInEnds = nil
      }
      if let toast = presentation.shownToast, presentation.attendedSince == nil {
        consider(toast.ends) { $0.presentation?.end(.timedOut) { $0.id == toast.id } }
      }
      if case .lingering(let until) = phase { consider(until) { $0.leave() } }
    case .disappearing(let until): consider(until) { $0.finish() }
    }
    if presentation.isWanted, let dismissal = presentation.dismissal {
      consider(dismissal.due) {
        $0.presentation?.end(.dismissed, isAnimated: dismissal.isAnimated) { _ in true }
      }
    }
    for request in presentation.requests {
      if request.lateAction != nil, let appearedAt = presentation.appearedAt {
        let start = max(appearedAt, request.calledAt)
        consider(start + request.resolvedOptions.behavior.cancelDelay) {
          $0.presentation?.update(request.id) { $0.showLateAction() }
        }
      }
      guard let withdrawal = request.withdrawal else { continue }
      consider(withdrawal.due) {
        $0.presentation?.end(.dismissed, isAnimated: withdrawal.isAnimated) { $0.id == request.id }
      }
    }
    if !presentation.isExplained, let start = presentation.waitsSince {
      consider(start + Self.patience) {
        $0.effects.append(.explainWaiting)
        $0.presentation?.isExplained = true
      }
    }
    return next
  }
}
