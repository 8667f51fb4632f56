/// Decides what a HUD does: a state machine that takes inputs and returns effects.
///
/// It reads no clock, starts no animation and touches no view. Every decision about when something
/// appears, stays and disappears is made here and nowhere else.
package struct Machine: ~Copyable, Sendable {
  package enum Phase: Sendable, Equatable {
    case hidden
    /// A HUD is requested, but its grace time is not over yet, or there is no window yet; see
    /// `Presentation.waitsSince`.
    case waiting(graceEnds: Duration)
    /// The panel fades in or, once `Presentation.fadeInEnds` is nil, is on the screen.
    case visible
    /// All requests have ended, but the HUD stays visible until its minimum time is over.
    case lingering(until: Duration)
    case disappearing(until: Duration)
  }

  package internal(set) var phase = Phase.hidden
  /// The requests of the HUD; nil while it is hidden.
  package internal(set) var presentation: Presentation?
  var moment = Moment(now: .zero)
  var effects: [Effect] = []
  /// Whether the host is gone for good. If so, new requests end at once with `.neverShown`,
  /// whatever the host still reports, until there is another host.
  var hostIsGone = false

  /// The time that a HUD waits for its host before the log explains the reason for the wait.
  static let patience = Duration.seconds(2)

  /// The ID of the last presentation.
  var lastPresentation: Presentation.ID

  /// Creates a machine whose presentations have IDs above `presentation`.
  package init(after presentation: Presentation.ID = 0) { lastPresentation = presentation }

  /// Takes one input, and returns the effects to carry out, in order.
  package mutating func handle(_ input: Input, at moment: Moment) -> [Effect] {
    // Keep no effects until the next input, because they may contain objects of the app.
    defer { effects = [] }
    self.moment = moment
    if case .wake(let news, _) = input, case .waiting = phase {
      // Apply the end of tracked work before the grace time can end, so that no HUD appears for
      // work that is already over.
      for change in news { if case .withdraw = change { apply(change) } }
    }
    fireWhatIsDue(at: moment)
    self.moment = moment
    apply(input)
    return effects
  }

  private mutating func apply(_ input: Input) {
    switch input {
    case .show(let request): show(request)
    case .progress(let step): if presentation?.take(step) != true { show(step.asRequest) }
    case .change(let id, let change): presentation?.change(id, change)
    case .setStatus(let status): setStatus(status)
    case .end(let id, let toast): presentation?.end(id, with: toast, at: moment.now)
    case .withdraw(let id, let reason, .zero, let isAnimated):
      presentation?.end(reason, isAnimated: isAnimated) { $0.id == id }
    case .withdraw(let id, _, let delay, let isAnimated):
      let due = moment.now + delay.bounded
      presentation?.update(id) { $0.withdrawal = (due: due, isAnimated: isAnimated) }
    case .withdrawNamed(let name, let reason, let isAnimated):
      presentation?.end(reason, isAnimated: isAnimated) {
        name == nil ? $0.kind == .anonymous : $0.name == name
      }
    case .popActivity: presentation?.pop()
    case .dismiss(let delay, let isAnimated, let completion):
      dismiss(after: delay, isAnimated: isAnimated, completion)
    case .wake(let news, let hostBecameReady):
      for change in news { apply(change) }
      if hostBecameReady, moment.hostIsReady { presentation?.waitsSince = nil }
    case .hostLost(let isForGood): hostWasLost(isForGood: isForGood)
    case .attention(let isAttended): presentation?.setAttended(isAttended, at: moment.now)
    case .touch(let isInside): touch(isInside)
    case .press(let press): perform(press)
    case .dismissByHand(let id, let gesture): dismissByHand(id, gesture)
    }
    settle()
  }

  /// Whether a HUD waits for the host to become ready.
  package var awaitsHost: Bool { presentation?.waitsSince != nil }

  /// Whether a HUD is visible: true from `willAppear` to `willDisappear`.
  package var isVisible: Bool {
    switch phase {
    case .visible, .lingering: true
    case .hidden, .waiting, .disappearing: false
    }
  }
}
