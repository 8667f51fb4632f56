// The transitions from one phase to another.
extension Machine {
  /// Applies `change` to the requests of the current presentation. Then enters the phase that the
  /// result demands: the HUD waits, appears, stays or disappears.
  ///
  /// If `change` cancels a delayed dismissal or adds a request to a lingering HUD, calls the
  /// completion handlers of the earlier dismissals with `.superseded`.
  ///
  /// - Parameter reason: The reason with which the HUD disappears if `change` leaves no request.
  mutating func revise(
    leaving reason: HUD.Reason = .ended, _ change: (inout Presentation) -> Void
  ) {
    if case .disappearing = phase { return }
    guard let before = presentation?.displayed, let wasEnding = presentation?.isEnding
    else { return }
    let isSeen = isVisible
    presentation?.revise(change, isSeen: isSeen, &effects)
    let isWanted = presentation?.isWanted == true
    switch phase {
    case .hidden, .disappearing:
      break
    case .waitingForHost(let graceEnds):
      if !isWanted {
        discardUnseen()
      } else if !moment.hostIsReady, hostCanShow {
        appearWhenReady(graceEnds: graceEnds)
      } else {
        wait(graceEnds: graceEnds)
      }
    case .waiting(let graceEnds):
      if isWanted { appearWhenReady(graceEnds: graceEnds) } else { discardUnseen() }
    case .visible:
      changePanel(from: before)
      if !isWanted { leave(reason) }
    case .lingering(_, let reason):
      changePanel(from: before)
      if isWanted { phase = .visible } else { leave(reason) }
    }
    if wasEnding, presentation?.isEnding == false {
      effects += presentation?.supersedeDismissals() ?? []
    }
  }

  private mutating func changePanel(from before: Request) {
    guard let after = presentation?.displayed, after != before else { return }
    effects.append(.change(after))
    presentation?.announceChange(&effects)
  }

  /// Shows the HUD as soon as there is a window and the grace time is over. A toast does not wait
  /// for the grace time.
  ///
  /// Checks `hostCanShow` in each call, because a host is not required to report the loss of its
  /// window while no HUD is visible.
  mutating func appearWhenReady(graceEnds: Duration) {
    if hostIsGone {
      discardUnseen()
    } else if !hostCanShow {
      presentation?.waitsSince = moment.now
      wait(graceEnds: graceEnds)
    } else if presentation?.shownToast == nil, graceEnds > moment.now {
      phase = .waiting(graceEnds: graceEnds)
    } else {
      appear(continuing: false)
    }
  }

  /// Whether the host has a window, or can show the displayed request without one.
  private var hostCanShow: Bool {
    moment.hostIsReady || moment.hostFloats && presentation?.displayed.needsNoWindow == true
  }

  /// Waits for the host. If there is a toast, the grace time ends at once, even for a request that
  /// later takes the toast's place.
  private mutating func wait(graceEnds: Duration) {
    let isToast = presentation?.shownToast != nil
    phase = .waitingForHost(graceEnds: isToast ? min(graceEnds, moment.now) : graceEnds)
  }

  mutating func appear(continuing: Bool) {
    presentation?.appear(at: moment)
    guard let displayed = presentation?.displayed else { return }
    post(.willAppear)
    effects.append(.appear(displayed, continuing: continuing))
    presentation?.announceAppearance(&effects)
    let fadeInTime = displayed.resolvedOptions.fadeInTime(moment.motionSetting)
    phase = .visible
    if fadeInTime > .zero {
      presentation?.fadeInEnds = moment.now + fadeInTime
    } else {
      post(.didAppear)
    }
  }

  /// Lets the panel disappear as soon as its minimum time is over.
  private mutating func leave(_ reason: HUD.Reason) {
    guard let until = presentation?.minimumTimeEnds, until > moment.now
    else { return startDisappearing(reason) }
    phase = .lingering(until: until, reason)
  }

  mutating func startDisappearing(_ reason: HUD.Reason) {
    guard let presentation else { return }
    post(.willDisappear, reason)
    let options = presentation.displayed.resolvedOptions
    let fadeOutTime = options.fadeOutTime(moment.motionSetting)
    if fadeOutTime > .zero, presentation.leavesAnimated {
      effects.append(.disappear)
      phase = .disappearing(until: moment.now + fadeOutTime, reason)
    } else {
      finish(reason)
    }
  }

  /// Ends a presentation that was visible. If `isInterrupted` is true, the panel is not removed,
  /// because the next presentation takes over the panel.
  mutating func finish(_ reason: HUD.Reason, isInterrupted: Bool = false) {
    if !isInterrupted { effects.append(.remove) }
    post(.didDisappear, reason, isInterrupted: isInterrupted)
    hide(reason)
  }

  /// Ends a presentation that never appeared, without posting notifications.
  private mutating func discardUnseen() { hide(.neverShown) }

  private mutating func hide(_ reason: HUD.Reason) {
    effects += presentation?.finish(reason) ?? []
    presentation = nil
    phase = .hidden
  }

  mutating func hostBecameReady() {
    guard case .waitingForHost(let graceEnds) = phase, hostCanShow else { return }
    appearWhenReady(graceEnds: graceEnds)
  }

  mutating func hostWasLost(isForGood: Bool) {
    if isForGood { hostIsGone = true }
    switch phase {
    case .hidden:
      break
    case .waitingForHost, .waiting:
      if isForGood {
        revise { $0.dismissEverything() }
      } else if case .waiting(let graceEnds) = phase {
        presentation?.waitsSince = moment.now
        wait(graceEnds: graceEnds)
      }
    case .visible, .lingering:
      presentation?.dismissEverything()
      post(.willDisappear, .hostGone)
      finish(.hostGone)
    case .disappearing(_, let reason):
      finish(reason)
    }
  }

  mutating func post(
    _ kind: HUD.Event.Kind, _ reason: HUD.Reason? = nil, isInterrupted: Bool = false
  ) {
    guard let presentation else { return }
    effects.append(
      .post(
        HUD.Event(
          kind: kind, status: presentation.displayed.content.status,
          presentation: presentation.id, reason: reason, isInterrupted: isInterrupted)))
  }
}
