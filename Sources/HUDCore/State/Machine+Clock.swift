// Deadlines: the events that happen because time has passed, without a call.
extension Machine {
  private enum Deadline {
    case graceEnds
    case waitedLong
    case appeared
    case toastEnds
    case dismissalDue
    case withdrawalDue
    case lingered
    case disappeared
  }

  /// Fires the deadlines that have passed, each as if its wake had come in time. So a call after a
  /// long pause of the main thread finds what it would have found without the pause.
  mutating func fireWhatIsDue(at moment: Moment) {
    while let next = nextDeadline, next.time <= moment.now {
      self.moment = moment
      self.moment.now = next.time
      fire(next.deadline)
    }
  }

  /// The time at which the machine has to be woken, for the next deadline or the next reading of a
  /// `Progress`; nil if nothing happens by itself. It may change with each input.
  package var nextWake: Duration? { [nextDeadline?.time, nextReading].compactMap(\.self).min() }

  /// The time at which the tracked `Progress` objects are read next: each tenth of a second.
  private var nextReading: Duration? {
    guard presentation?.isFollowing == true else { return nil }
    let (seconds, attoseconds) = moment.now.components
    let tenths = seconds * 10 + attoseconds / (1_000_000_000_000_000_000 / 10)
    return .milliseconds((tenths + 1) * 100)
  }

  private mutating func fire(_ deadline: Deadline) {
    switch (deadline, phase) {
    case (.graceEnds, .waiting(let graceEnds)):
      appearWhenReady(graceEnds: graceEnds)
    case (.appeared, _):
      post(.didAppear)
      presentation?.fadeInEnds = nil
    case (.toastEnds, .waitingForHost):
      revise { [moment] in $0.endUnseenToasts(at: moment) }
    case (.toastEnds, _):
      revise(leaving: .timedOut) { [moment] in $0.endToast(.timedOut, at: moment) }
    case (.waitedLong, .waitingForHost):
      effects.append(.explainWaiting)
      presentation?.isExplained = true
    case (.dismissalDue, _):
      revise(leaving: .dismissed) { $0.dismissalCame() }
    case (.withdrawalDue, _):
      revise(leaving: .dismissed) { [moment] in $0.withdrawalCame(at: moment) }
    case (.lingered, .lingering(_, let reason)):
      startDisappearing(reason)
    case (.disappeared, .disappearing(_, let reason)):
      finish(reason)
    case (.graceEnds, _), (.waitedLong, _), (.lingered, _), (.disappeared, _):
      preconditionFailure("\(deadline) was due in \(phase), which has no such deadline.")
    }
  }

  /// The next deadline of the current phase. Of two deadlines at the same time, the one that is
  /// considered first comes first.
  private var nextDeadline: (time: Duration, deadline: Deadline)? {
    guard let presentation else { return nil }
    var next: (time: Duration, deadline: Deadline)?
    func consider(_ time: Duration?, _ deadline: Deadline) {
      guard let time, next.map({ time < $0.time }) ?? true else { return }
      next = (time, deadline)
    }
    switch phase {
    case .hidden: break
    case .waitingForHost: consider(presentation.unseenUntil, .toastEnds)
    case .waiting(let graceEnds): consider(graceEnds, .graceEnds)
    case .visible:
      consider(presentation.fadeInEnds, .appeared)
      consider(presentation.shownToast?.deadline, .toastEnds)
    case .lingering(let until, _):
      consider(presentation.fadeInEnds, .appeared)
      consider(until, .lingered)
    case .disappearing(let until, _): consider(until, .disappeared)
    }
    if presentation.isWanted {
      consider(presentation.dismissal?.due, .dismissalDue)
      consider(presentation.nextWithdrawal?.due, .withdrawalDue)
    }
    if case .waitingForHost = phase { consider(presentation.explanationDue, .waitedLong) }
    return next
  }
}
