// The transitions from one state to another.
extension Machine {
  /// Applies `change` to the requests of the current presentation. Then enters the state that the
  /// result demands: the HUD waits, appears, stays or disappears.
  ///
  /// - Parameter reason: The reason with which the HUD disappears if `change` leaves no request.
  mutating func revise(
    leaving reason: HUD.Reason = .ended, _ change: (inout Presentation) -> Void
  ) {
    // Take the presentation out of `state` before changing the presentation. Otherwise `state`
    // would hold a second reference to the presentation's box, and each change would copy the
    // presentation.
    let taken = state
    state = .hidden
    switch consume taken {
    case .hidden:
      break
    case .disappearing(let presentation, let until, let reason):
      state = .disappearing(presentation, until: until, reason)
    case .waitingForHost(var presentation, let graceEnds):
      presentation.change(change)
      guard presentation.value.isWanted else { return discardUnseen(presentation) }
      presentation.change { $0.updateDisplayed(&effects, isSeen: false) }
      wait(presentation, graceEnds: graceEnds)
    case .waiting(var presentation, let graceEnds):
      presentation.change(change)
      guard presentation.value.isWanted else { return discardUnseen(presentation) }
      presentation.change { $0.updateDisplayed(&effects, isSeen: false) }
      appearWhenReady(presentation, graceEnds: graceEnds)
    case .appearing(let presentation, let until):
      reviseOnShow(presentation, appearingUntil: until, leaving: reason, change)
    case .visible(let presentation):
      reviseOnShow(presentation, appearingUntil: nil, leaving: reason, change)
    case .lingering(let presentation, let lingering):
      reviseOnShow(
        presentation, appearingUntil: lingering.appearingUntil, leaving: lingering.reason, change)
    }
  }

  /// Applies `change` as `revise` does. If `change` cancels a delayed dismissal or adds a request
  /// to a lingering HUD, calls the completion handlers of the earlier dismissals with
  /// `.superseded`.
  mutating func keepShowing(_ change: (inout Presentation) -> Void) {
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
    _ presentation: consuming CopyOnWrite<Presentation>, appearingUntil: Duration?,
    leaving reason: HUD.Reason, _ change: (inout Presentation) -> Void
  ) {
    let before = presentation.value.displayed
    presentation.change {
      change(&$0)
      $0.updateDisplayed(&effects)
    }
    let after = presentation.value.displayed
    if !after.looks(like: before) {
      effects.append(.change(after))
      presentation.change { $0.announceChange(&effects) }
      exchange(before, for: after)
    }
    if !presentation.value.isWanted {
      leave(presentation, reason, appearingUntil: appearingUntil)
    } else if let appearingUntil {
      state = .appearing(presentation, until: appearingUntil)
    } else {
      state = .visible(presentation)
    }
  }

  /// Schedules the end of the motion with which the panel changes from the content of `before` to
  /// the content of `after`.
  mutating func exchange(_ before: Request, for after: Request) {
    guard after.isExchange(of: before) else { return }
    exchangeEnds = moment.now + Self.exchangeTime
  }

  /// Shows the HUD as soon as there is a window and the grace time is over. A toast does not wait
  /// for the grace time.
  ///
  /// Checks `hostIsReady` in each call, because a host is not required to report the loss of its window
  /// while no HUD is visible.
  mutating func appearWhenReady(
    _ presentation: consuming CopyOnWrite<Presentation>, graceEnds: Duration
  ) {
    if hostIsGone {
      discardUnseen(presentation)
    } else if !moment.hostIsReady {
      presentation.change { [moment] in $0.waitsSince = moment.now }
      wait(presentation, graceEnds: graceEnds)
    } else if presentation.value.toast == nil, graceEnds > moment.now {
      state = .waiting(presentation, graceEnds: graceEnds)
    } else {
      appear(presentation, continuing: false)
    }
  }

  /// Waits for the host. If there is a toast, the grace time ends at once, even for a request that
  /// later takes the toast's place.
  private mutating func wait(
    _ presentation: consuming CopyOnWrite<Presentation>, graceEnds: Duration
  ) {
    let graceEnds = presentation.value.toast == nil ? graceEnds : min(graceEnds, moment.now)
    state = .waitingForHost(presentation, graceEnds: graceEnds)
  }

  mutating func appear(_ presentation: consuming CopyOnWrite<Presentation>, continuing: Bool) {
    presentation.change { [moment] presentation in
      presentation.appearedAt = moment.now
      presentation.restartToast(at: moment)
    }
    post(.willAppear, presentation)
    effects.append(.appear(presentation.value.displayed, continuing: continuing))
    presentation.change { $0.announceAppearance(&effects) }
    let fadeInTime = presentation.value.displayed.resolvedOptions.fadeInTime(moment.motionSetting)
    if fadeInTime > .zero {
      state = .appearing(presentation, until: moment.now + fadeInTime)
    } else {
      post(.didAppear, presentation)
      state = .visible(presentation)
    }
  }

  /// Lets the panel disappear as soon as its minimum time is over. A toast has no minimum time.
  private mutating func leave(
    _ presentation: CopyOnWrite<Presentation>, _ reason: HUD.Reason, appearingUntil: Duration?
  ) {
    let displayed = presentation.value.displayed
    let minimumTime =
      displayed.kind == .toast ? .zero : displayed.resolvedOptions.policy.minimumTime
    let until = presentation.value.appearedAt + minimumTime
    if until > moment.now {
      state = .lingering(
        presentation, Lingering(until: until, reason: reason, appearingUntil: appearingUntil))
    } else {
      startDisappearing(presentation, reason)
    }
  }

  mutating func startDisappearing(_ presentation: CopyOnWrite<Presentation>, _ reason: HUD.Reason) {
    post(.willDisappear, presentation, reason)
    let fadeOutTime = presentation.value.displayed.resolvedOptions.fadeOutTime(moment.motionSetting)
    if fadeOutTime > .zero, presentation.value.leavesAnimated {
      effects.append(.disappear)
      state = .disappearing(presentation, until: moment.now + fadeOutTime, reason)
    } else {
      finish(presentation, reason, isInterrupted: false)
    }
  }

  /// Ends a presentation that was visible. If `isInterrupted` is true, the panel is not removed,
  /// because the next presentation takes over the panel.
  mutating func finish(
    _ presentation: CopyOnWrite<Presentation>, _ reason: HUD.Reason, isInterrupted: Bool
  ) {
    if !isInterrupted {
      effects.append(.remove)
      exchangeEnds = nil
    }
    post(.didDisappear, presentation, reason, isInterrupted: isInterrupted)
    effects += presentation.value.finish(reason)
    state = .hidden
  }

  /// Ends a presentation that never appeared, without posting notifications.
  private mutating func discardUnseen(_ presentation: CopyOnWrite<Presentation>) {
    effects += presentation.value.finish(.neverShown)
    state = .hidden
  }

  mutating func hostBecameReady() {
    // Fire the overdue deadlines first, because their wake may still be on its way. Otherwise a
    // request that is already over would appear.
    if case .waitingForHost = state { fireWhatIsDue() }
    guard case .waitingForHost(let presentation, let graceEnds) = state, moment.hostIsReady
    else { return }
    appearWhenReady(presentation, graceEnds: graceEnds)
  }

  mutating func hostWasLost(isForGood: Bool) {
    if isForGood { hostIsGone = true }
    switch state {
    case .hidden:
      break
    case .waitingForHost:
      if isForGood { revise { $0.dismissEverything() } }
    case .waiting(var presentation, let graceEnds):
      if isForGood {
        revise { $0.dismissEverything() }
      } else {
        presentation.change { [moment] in $0.waitsSince = moment.now }
        wait(presentation, graceEnds: graceEnds)
      }
    case .appearing(var presentation, _), .visible(var presentation),
      .lingering(var presentation, _):
      presentation.change { $0.dismissEverything() }
      post(.willDisappear, presentation, .hostGone)
      finish(presentation, .hostGone, isInterrupted: false)
    case .disappearing(let presentation, _, let reason):
      finish(presentation, reason, isInterrupted: false)
    }
  }

  mutating func post(
    _ kind: HUD.Event.Kind, _ presentation: CopyOnWrite<Presentation>, _ reason: HUD.Reason? = nil,
    isInterrupted: Bool = false
  ) {
    effects.append(
      .post(
        HUD.Event(
          kind: kind, status: presentation.value.displayed.status,
          presentation: presentation.value.id, reason: reason, isInterrupted: isInterrupted)))
  }
}
