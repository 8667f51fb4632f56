// How one state becomes another.
extension Machine {
  /// Changes what is wanted, and draws the consequences; `reason` is why the HUD goes if nothing
  /// is wanted any more.
  mutating func revise(
    leaving reason: HUD.Reason = .ended, _ change: (inout Presentation) -> Void
  ) {
    switch state {
    case .hidden, .disappearing:
      break
    case .waitingForHost(var presentation, let graceEnds):
      change(&presentation)
      guard presentation.isWanted else { return vanish(presentation) }
      effects += presentation.settle()
      state = .waitingForHost(presentation, graceEnds: graceEnds)
    case .waiting(var presentation, let graceEnds):
      change(&presentation)
      guard presentation.isWanted else { return vanish(presentation) }
      effects += presentation.settle()
      state = .waiting(presentation, graceEnds: graceEnds)
      // A toast does not wait.
      if presentation.toast != nil { appear(presentation, continuing: false) }
    case .appearing(let presentation, let until):
      state = .hidden  // so that the change is made in place
      reviseOnShow(presentation, appearingUntil: until, leaving: reason, change)
    case .visible(let presentation):
      state = .hidden
      reviseOnShow(presentation, appearingUntil: nil, leaving: reason, change)
    case .lingering(let presentation, let lingering):
      reviseOnShow(
        presentation, appearingUntil: lingering.appearingUntil, leaving: lingering.reason, change)
    }
  }

  /// The same for a call that wants the HUD to stay: dismissals that were to come are off.
  mutating func overtake(_ change: (inout Presentation) -> Void) {
    var superseded: [Effect] = []
    revise { presentation in
      let wasDue = presentation.dismissal != nil || !presentation.isWanted
      change(&presentation)
      let isDue = presentation.dismissal != nil || !presentation.isWanted
      if wasDue, !isDue { superseded = presentation.supersedeDismissals() }
    }
    effects += superseded
  }

  private mutating func reviseOnShow(
    _ presentation: consuming Presentation, appearingUntil: Duration?, leaving reason: HUD.Reason,
    _ change: (inout Presentation) -> Void
  ) {
    let before = presentation.standing
    change(&presentation)
    effects += presentation.settle()
    let after = presentation.standing
    if after.id != before.id || after.content != before.content {
      effects.append(.change(after))
      effects += presentation.announceChange()
    }
    if !presentation.isWanted {
      leave(presentation, reason, appearingUntil: appearingUntil)
    } else if let appearingUntil {
      state = .appearing(presentation, until: appearingUntil)
    } else {
      state = .visible(presentation)
    }
  }

  mutating func appear(_ presentation: consuming Presentation, continuing: Bool) {
    presentation.appearedAt = moment.now
    presentation.restartToast(at: moment)
    post(.willAppear, presentation)
    effects.append(.appear(presentation.standing, continuing: continuing))
    effects += presentation.announceAppearance()
    let fadeInTime = presentation.standing.terms.policy.fadeInTime
    if fadeInTime > .zero {
      state = .appearing(presentation, until: moment.now + fadeInTime)
    } else {
      post(.didAppear, presentation)
      state = .visible(presentation)
    }
  }

  /// Goes, or stays for what is left of the minimum time. A toast has a time of its own instead.
  private mutating func leave(
    _ presentation: Presentation, _ reason: HUD.Reason, appearingUntil: Duration?
  ) {
    let standing = presentation.standing
    let minimumTime = standing.kind == .toast ? .zero : standing.terms.policy.minimumTime
    let until = presentation.appearedAt + minimumTime
    if until > moment.now {
      state = .lingering(
        presentation, Lingering(until: until, reason: reason, appearingUntil: appearingUntil))
    } else {
      depart(presentation, reason)
    }
  }

  mutating func depart(_ presentation: Presentation, _ reason: HUD.Reason) {
    post(.willDisappear, presentation, reason)
    let fadeOutTime = presentation.standing.terms.policy.fadeOutTime
    if fadeOutTime > .zero {
      effects.append(.disappear(presentation.standing))
      state = .disappearing(presentation, until: moment.now + fadeOutTime, reason)
    } else {
      finish(presentation, reason, isInterrupted: false)
    }
  }

  /// The end of a presentation that was on show. An interrupted one leaves its panel to the next.
  mutating func finish(
    _ presentation: consuming Presentation, _ reason: HUD.Reason, isInterrupted: Bool
  ) {
    if !isInterrupted { effects.append(.remove) }
    post(.didDisappear, presentation, reason, isInterrupted: isInterrupted)
    effects += presentation.finish(reason)
    state = .hidden
  }

  /// The end of a presentation that nobody saw: nothing is posted.
  private mutating func vanish(_ presentation: consuming Presentation) {
    effects += presentation.finish(.neverShown)
    state = .hidden
  }

  mutating func hostBecameReady() {
    guard case .waitingForHost(let presentation, let graceEnds) = state else { return }
    if presentation.toast == nil, graceEnds > moment.now {
      state = .waiting(presentation, graceEnds: graceEnds)
    } else {
      appear(presentation, continuing: false)
    }
  }

  mutating func hostWasLost() {
    switch state {
    case .hidden, .waitingForHost:
      break
    case .waiting(let presentation, let graceEnds):
      state = .waitingForHost(presentation, graceEnds: graceEnds)
    case .appearing(var presentation, _), .visible(var presentation),
      .lingering(var presentation, _):
      presentation.dismissEverything()
      post(.willDisappear, presentation, .hostGone)
      finish(presentation, .hostGone, isInterrupted: false)
    case .disappearing(let presentation, _, let reason):
      finish(presentation, reason, isInterrupted: false)
    }
  }

  mutating func post(
    _ kind: HUD.Event.Kind, _ presentation: Presentation, _ reason: HUD.Reason? = nil,
    isInterrupted: Bool = false
  ) {
    effects.append(
      .post(
        HUD.Event(
          kind: kind, status: presentation.standing.content.title, presentation: presentation.id,
          reason: reason, isInterrupted: isInterrupted)))
  }
}
