// Deadlines: the events that happen because time has passed, without a call.
extension Machine {
  private enum Deadline {
    case graceEnds
    case waitedLong
    case read
    case appeared
    case toastEnds
    case dismissalDue
    case withdrawalDue
    case exchanged
    case lingered
    case disappeared
  }

  /// Fires the deadlines of the presentation `id` that have passed, in the order in which they were
  /// due. If that presentation has ended, the wake came too late and is ignored.
  mutating func wake(_ id: Presentation.ID) {
    scheduled = nil
    if presentation?.value.id == id { fireWhatIsDue() }
  }

  /// Fires the deadlines of the current presentation that have passed. If that presentation ends
  /// and another follows, the deadlines of the new presentation are not fired.
  mutating func fireWhatIsDue() {
    let id = presentation?.value.id
    while let presentation, presentation.value.id == id,
      let next = nextDeadline(of: presentation), next.time <= moment.now
    {
      fire(next.deadline)
    }
  }

  /// Schedules a wake for the next deadline, unless that wake is already scheduled.
  mutating func reschedule() {
    var wake: Wake?
    if let presentation, let next = nextDeadline(of: presentation) {
      wake = Wake(presentation: presentation.value.id, time: next.time)
    }
    guard wake != scheduled else { return }
    scheduled = wake
    effects.append(.schedule(wake))
  }

  private mutating func fire(_ deadline: Deadline) {
    switch (deadline, state) {
    case (.graceEnds, .waiting(let presentation, let graceEnds)):
      appearWhenReady(presentation, graceEnds: graceEnds)
    case (.appeared, .appearing(let presentation, _)):
      post(.didAppear, presentation)
      state = .visible(presentation)
    case (.appeared, .lingering(let presentation, var lingering)):
      post(.didAppear, presentation)
      lingering.appearingUntil = nil
      state = .lingering(presentation, lingering)
    case (.toastEnds, .waitingForHost):
      revise { [moment] in $0.endUnseenToasts(at: moment) }
    case (.toastEnds, _):
      revise(leaving: .timedOut) { [moment] in $0.endToast(.timedOut, at: moment) }
    case (.waitedLong, .waitingForHost(var presentation, let graceEnds)):
      effects.append(.explainWaiting)
      presentation.change { $0.isExplained = true }
      state = .waitingForHost(presentation, graceEnds: graceEnds)
    case (.dismissalDue, _):
      revise(leaving: .dismissed) { $0.dismissalCame() }
    case (.withdrawalDue, _):
      revise(leaving: .dismissed) { [moment] in $0.withdrawalCame(at: moment) }
    case (.exchanged, _):
      exchangeEnds = nil
      effects.append(.finishExchange)
    case (.lingered, .lingering(let presentation, let lingering)):
      startDisappearing(presentation, lingering.reason)
    case (.disappeared, .disappearing(let presentation, _, let reason)):
      finish(presentation, reason, isInterrupted: false)
    case (.graceEnds, _), (.waitedLong, _), (.read, _), (.appeared, _), (.lingered, _),
      (.disappeared, _):
      preconditionFailure("\(deadline) was due in \(state), which has no such deadline.")
    }
  }

  private func nextDeadline(of presentation: CopyOnWrite<Presentation>) -> Due? {
    switch state {
    case .hidden:
      nil
    case .waitingForHost:
      first(
        first(
          presentation.value.unseenUntil.map { ($0, .toastEnds) },
          endings(of: presentation)),
        first(
          presentation.value.explanationDue.map { ($0, .waitedLong) }, reading(of: presentation)))
    case .waiting(_, let graceEnds):
      first((graceEnds, .graceEnds), clocks(of: presentation))
    case .appearing(_, let until):
      first(first((until, .appeared), clocks(of: presentation)), exchange)
    case .visible:
      first(clocks(of: presentation), exchange)
    case .lingering(_, let lingering):
      first(
        first(lingering.appearingUntil.map { ($0, .appeared) }, (lingering.until, .lingered)),
        exchange)
    case .disappearing(_, let until, _):
      (until, .disappeared)
    }
  }

  private typealias Due = (time: Duration, deadline: Deadline)

  private func clocks(of presentation: CopyOnWrite<Presentation>) -> Due? {
    first(
      presentation.value.toast?.deadline.map { ($0, .toastEnds) }, endings(of: presentation))
  }

  /// Returns the deadline of the next dismissal that a call such as `dismiss(after:)` has
  /// scheduled, for one request or for all requests; nil if no dismissal is scheduled.
  private func endings(of presentation: CopyOnWrite<Presentation>) -> Due? {
    first(
      presentation.value.dismissal.map { ($0.due, .dismissalDue) },
      ScheduledEnd.next(of: presentation.value.withdrawals).map { ($0.end.due, .withdrawalDue) })
  }

  /// Returns the next time at which the tracked `Progress` objects are read; nil if no `Progress`
  /// is tracked. Without a window there are no frames, so the objects are read once per second, at
  /// each whole second.
  private func reading(of presentation: CopyOnWrite<Presentation>) -> Due? {
    guard presentation.value.isFollowing else { return nil }
    return (.seconds(moment.now.components.seconds + 1), .read)
  }

  private var exchange: Due? { exchangeEnds.map { ($0, .exchanged) } }

  /// Returns the earlier of two deadlines, or `one` if both are at the same time; nil if both are
  /// nil.
  private func first(_ one: Due?, _ other: Due? = nil) -> Due? {
    guard let one, let other else { return one ?? other }
    return other.time < one.time ? other : one
  }
}
