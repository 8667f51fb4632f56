/// Decides what a HUD does: a state machine that takes inputs and returns effects.
///
/// It reads no clock, starts no animation and touches no view. Every decision about when something
/// appears, stays and disappears is made here and nowhere else.
package struct Machine: Sendable {
  package enum State: Sendable {
    case hidden
    /// A HUD is requested, but there is no window yet. If the HUD waits for longer than
    /// `Machine.patience`, the reason is logged once.
    case waitingForHost(CopyOnWrite<Presentation>, graceEnds: Duration)
    /// A HUD is requested, and its grace time is not over yet.
    case waiting(CopyOnWrite<Presentation>, graceEnds: Duration)
    case appearing(CopyOnWrite<Presentation>, until: Duration)
    case visible(CopyOnWrite<Presentation>)
    /// All requests have ended, but the HUD stays visible until its minimum time is over.
    case lingering(CopyOnWrite<Presentation>, Lingering)
    case disappearing(CopyOnWrite<Presentation>, until: Duration, HUD.Reason)
  }

  package struct Lingering: Sendable {
    var until: Duration
    var reason: HUD.Reason
    /// The time at which the fade-in of the panel ends; nil if it has already ended.
    var appearingUntil: Duration?
  }

  package internal(set) var state = State.hidden
  var moment = Moment(now: .zero)
  var effects: [Effect] = []
  var scheduled: Wake?
  /// The time at which the panel has completely changed to its new content; nil if the content is
  /// not being changed.
  var exchangeEnds: Duration?
  /// Whether the host is gone for good. If so, new requests end at once with `.neverShown`, whatever
  /// the host still reports, until there is another host.
  var hostIsGone = false
  private var isTicking = false
  private(set) var awaitsHost = false

  /// The time that the panel takes to change from one content to another.
  static let exchangeTime = Duration.milliseconds(250)

  /// The time that a HUD waits for its host before the log explains the reason for the wait.
  static let patience = Duration.seconds(2)

  /// The ID of the last presentation.
  private var lastPresentation: Presentation.ID

  /// Creates a machine whose presentations have IDs above `presentation`.
  package init(after presentation: Presentation.ID = 0) { lastPresentation = presentation }

  /// Takes one input, and returns the effects to carry out, in order.
  package mutating func handle(_ input: Input, at moment: Moment) -> [Effect] {
    var effects: [Effect] = []
    handle(input, at: moment, effects: &effects)
    return effects
  }

  /// Takes one input, and appends to `result` the effects to carry out, in order. The caller can
  /// use the same array for each input, so that nothing has to be allocated.
  package mutating func handle(_ input: Input, at moment: Moment, effects result: inout [Effect]) {
    // Append to the caller's array itself, not to a copy.
    swap(&effects, &result)
    defer { swap(&effects, &result) }
    self.moment = moment
    // Reserve space for four effects, so that the array does not have to grow for most inputs.
    effects.reserveCapacity(4)
    switch input {
    case .show(let request): show(request)
    case .progress(let step): progress(step)
    case .change(let id, let change): revise { $0.change(id, change, at: moment) }
    case .setStatus(let status): revise { $0.setStatus(status, at: moment) }
    case .end(let id, let toast): end(id, toast)
    case .withdraw(let id, let reason, let isAnimated):
      withdraw(id, reason, isAnimated: isAnimated)
    case .withdrawLater(let id, let delay, let isAnimated):
      let due = moment.now + delay.bounded
      revise { $0.withdraw(id, at: ScheduledEnd(due: due, isAnimated: isAnimated)) }
    case .dismissNamed(let name, let isAnimated):
      guard let id = presentation?.value.id(named: name) else { break }
      withdraw(id, .dismissed, isAnimated: isAnimated)
    case .workCancelled(let name): endCancelledWork(named: name)
    case .popActivity: revise { $0.pop() }
    case .dismiss(let delay, let isAnimated, let completion):
      dismiss(after: delay, isAnimated: isAnimated, completion)
    case .wake(let presentation): wake(presentation)
    case .hostReady: hostBecameReady()
    case .hostLost(let isForGood): hostWasLost(isForGood: isForGood)
    case .attention(let isAttended): attend(isAttended)
    case .touch(let isInside): touch(isInside)
    case .press(let press): perform(press)
    case .dismissByHand(let id, let gesture): dismissByHand(id, gesture)
    }
    reschedule()
    adjustTicking()
    adjustAwaiting()
  }

  /// Whether a HUD is visible: true from `willAppear` to `willDisappear`.
  package var isVisible: Bool {
    switch state {
    case .appearing, .visible, .lingering: true
    case .hidden, .waitingForHost, .waiting, .disappearing: false
    }
  }

  package var presentation: CopyOnWrite<Presentation>? {
    switch state {
    case .hidden: nil
    case .waitingForHost(let presentation, _), .waiting(let presentation, _),
      .appearing(let presentation, _), .visible(let presentation),
      .lingering(let presentation, _), .disappearing(let presentation, _, _):
      presentation
    }
  }

  /// Makes the host call `HostDelegate.tick()` before each frame if the HUD is visible and tracks a
  /// `Progress`; otherwise stops these calls.
  private mutating func adjustTicking() {
    // Read `activities` directly, because `isFollowing` would copy the whole presentation for each
    // input.
    let activities = isVisible ? presentation?.value.activities ?? [] : []
    let isFollowing = activities.contains { $0.kind == .tracked }
    guard isFollowing != isTicking else { return }
    isTicking = isFollowing
    effects.append(.setTicking(isFollowing))
  }

  mutating func nextPresentation() -> Presentation.ID {
    lastPresentation += 1
    return lastPresentation
  }

  private mutating func adjustAwaiting() {
    let isWaiting = if case .waitingForHost = state { true } else { false }
    guard isWaiting != awaitsHost else { return }
    awaitsHost = isWaiting
    effects.append(.setAwaited(isWaiting))
  }

}
