// The transitions from one phase to another.
extension Machine {
  /// Selects the request to display after an input or a deadline. Then enters the phase that the
  /// requests demand: the HUD waits, appears, stays or disappears.
  mutating func settle() {
    switch phase {
    case .hidden, .disappearing: break
    case .waiting(let graceEnds):
      presentation?.settle(at: moment, &effects)
      appearWhenReady(graceEnds: graceEnds)
    case .visible, .lingering:
      let before = presentation?.displayed
      presentation?.settle(at: moment, &effects)
      if let before, let displayed = presentation?.displayed, !displayed.isShown(like: before) {
        changePanel()
        if displayed.id != before.id { post(.didChange) }
      }
      if presentation?.isWanted == true { phase = .visible } else if phase == .visible { leave() }
    }
  }

  mutating func changePanel() {
    guard let displayed = presentation?.displayed else { return }
    effects.append(.change(displayed))
    presentation?.announce(&effects)
  }

  /// Shows the HUD as soon as the host can show it and the grace time is over. If there is a toast,
  /// the grace time ends at once, even for a request that later takes the toast's place. Gives up a
  /// HUD that is no longer wanted, or whose host is gone for good.
  ///
  /// Each call of this function checks whether the host can show the HUD, because a host need not
  /// report the loss of its window while no HUD is visible. But once a HUD waits for a window, it
  /// waits until the host reports that it is ready.
  private mutating func appearWhenReady(graceEnds: Duration) {
    guard let presentation, presentation.isWanted, !hostIsGone else { return hide(.neverShown) }
    let hostCanShow =
      moment.hostIsReady
      ? presentation.waitsSince == nil : moment.hostFloats && presentation.displayed.needsNoWindow
    let graceEnds = presentation.shownToast != nil ? min(graceEnds, moment.now) : graceEnds
    if hostCanShow, graceEnds <= moment.now {
      appear(continuing: false)
    } else {
      phase = .waiting(graceEnds: graceEnds)
      self.presentation?.waitsSince = hostCanShow ? nil : presentation.waitsSince ?? moment.now
    }
  }

  mutating func appear(continuing: Bool) {
    presentation?.appear(at: moment)
    guard let displayed = presentation?.displayed else { return }
    post(.willAppear)
    effects.append(.appear(displayed, continuing: continuing))
    presentation?.announce(&effects)
    let fadeInTime = displayed.resolvedOptions.fadeTime(isAfter: false, in: moment.metrics)
    phase = .visible
    if fadeInTime > .zero {
      presentation?.fadeInEnds = moment.now + fadeInTime
    } else {
      post(.didAppear)
    }
  }

  /// Lets the panel disappear as soon as its minimum time is over. A toast has no minimum time.
  mutating func leave() {
    guard let presentation else { return }
    if !presentation.displayed.isToast, presentation.minimumTimeEnds > moment.now {
      phase = .lingering(until: presentation.minimumTimeEnds)
      return
    }
    post(.willDisappear)
    let options = presentation.displayed.resolvedOptions
    let fadeOutTime = options.fadeTime(isAfter: true, in: moment.metrics)
    if fadeOutTime > .zero, presentation.leavesAnimated {
      effects.append(.disappear)
      phase = .disappearing(until: moment.now + fadeOutTime)
    } else {
      finish()
    }
  }

  /// Ends a presentation that was visible. If `isInterrupted` is true, the panel is not removed,
  /// because the next presentation takes over the panel.
  mutating func finish(isInterrupted: Bool = false) {
    guard let presentation else { return }
    if !isInterrupted { effects.append(.remove) }
    post(.didDisappear, isInterrupted: isInterrupted)
    hide(presentation.leavingReason)
  }

  /// Ends the presentation, and everything in it that has not ended, with `reason`.
  private mutating func hide(_ reason: HUD.Reason) {
    guard let presentation else { return }
    effects += presentation.endPromises.map { .end($0, reason) }
    effects += presentation.completions.map { .complete($0, reason) }
    self.presentation = nil
    phase = .hidden
  }

  mutating func hostWasLost(isForGood: Bool) {
    if isForGood { hostIsGone = true }
    // For this input the host counts as not ready: a HUD that waits must not appear on the host.
    moment.hostIsReady = false
    moment.hostFloats = false
    // A HUD that lingers keeps the reason with which its last request has ended.
    if phase == .visible { presentation?.leavingReason = .hostGone }
    if isVisible { post(.willDisappear) }
    if presentation?.hasAppeared == true { finish() }
  }

  mutating func post(_ kind: HUD.Event.Kind, isInterrupted: Bool = false) {
    guard let presentation else { return }
    let content = presentation.displayed.content
    let leaves = kind == .willDisappear || kind == .didDisappear
    effects.append(
      .post(
        HUD.Event(
          kind: kind, status: content.status, detail: content.detail,
          indicator: content.indicator.kind, id: presentation.displayed.name,
          presentation: presentation.id,
          reason: leaves ? presentation.leavingReason : nil, isInterrupted: isInterrupted)))
  }
}
