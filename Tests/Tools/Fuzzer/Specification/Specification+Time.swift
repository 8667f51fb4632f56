import HUDCore

extension Specification {
  /// Applies a change to the requests, and moves the presentation on as the result demands.
  ///
  /// - Parameters:
  ///   - reason: The reason of the presentation's end if nothing is wanted any more.
  ///   - adds: Whether the change adds a request, which supersedes a dismissal (E3).
  mutating func revise(
    leaving reason: HUD.Reason = .ended, adds: Bool = false,
    _ change: (inout Specification) -> Void
  ) {
    if phase == .hidden || phase == .disappearing { return }
    let isEnding = scheduled != nil || !isWanted
    change(&self)
    updateDisplayed()
    moveOn(reason)
    if adds, isEnding, scheduled == nil, isWanted { completeAll(.superseded) }
  }

  /// Tells which requests have ended. The last request stays on the panel, and its end is told when
  /// the panel is gone or shows another request.
  private mutating func updateDisplayed() {
    if isWanted {
      leavesAnimated = true
      let newest = [anonymous].compactMap(\.self) + owned
      displayed = toast?.wanted ?? newest.max { $0.order < $1.order }
    }
    let isSeen = isVisible
    if isSeen { keepMinimum() }
    let last = isWanted ? nil : displayed?.order
    let told = untold.filter { $0.wanted.order != last }
    untold.removeAll { $0.wanted.order != last }
    for (wanted, reason) in told { tellEnd(wanted, isSeen ? reason : .neverShown) }
  }

  /// T5.
  private mutating func keepMinimum() {
    guard let displayed, displayed.kind != .toast else { return }
    longestMinimum = max(longestMinimum, displayed.terms.minimumTime)
  }

  private mutating func moveOn(_ reason: HUD.Reason) {
    switch phase {
    case .waitingForHost:
      if !isWanted { return discard() }
      // T4: there is no grace time once there is a toast.
      if toast != nil { graceEnds = min(graceEnds, now) }
    case .waiting:
      if isWanted { appearWhenPossible() } else { discard() }
    case .appearing, .visible, .lingering:
      if isWanted {
        phase = appearedUntil == nil ? .visible : .appearing
      } else {
        leave(phase == .lingering ? self.reason : reason)
      }
    case .hidden, .disappearing:
      break
    }
  }

  // MARK: Appearing

  mutating func appearWhenPossible() {
    if hostIsGone {
      discard()
    } else if !hostIsReady {
      phase = .waitingForHost
      waitsSince = now
      if toast != nil { graceEnds = min(graceEnds, now) }
    } else if toast == nil, graceEnds > now {
      phase = .waiting
    } else {
      appear()
      // The pointer rests where the panel appears.
      if pointerIsOnPanel { call(.attention(true)) }
    }
  }

  mutating func appear() {
    // T2
    appearedAt = now
    keepMinimum()
    restartToast()
    for index in owned.indices { owned[index].startDelay(at: now) }
    let time = displayed?.terms.appearing(reducedMotion: reducesMotion) ?? .zero
    phase = .appearing
    appearedUntil = now + time
    post(.willAppear)
    if time <= .zero { appeared() }
  }

  private mutating func appeared() {
    appearedUntil = nil
    if phase == .appearing { phase = .visible }
    post(.didAppear)
  }

  // MARK: Disappearing

  private mutating func leave(_ reason: HUD.Reason) {
    self.reason = reason
    // T5
    let minimum = displayed?.kind == .toast ? .zero : longestMinimum
    phaseEnds = appearedAt + minimum
    if phaseEnds > now { phase = .lingering } else { startDisappearing() }
  }

  private mutating func startDisappearing() {
    post(.willDisappear, reason)
    appearedUntil = nil
    let time = displayed?.terms.disappearing(reducedMotion: reducesMotion) ?? .zero
    phase = .disappearing
    phaseEnds = now + time
    if time <= .zero || !leavesAnimated { finish(isInterrupted: false) }
  }

  mutating func finish(isInterrupted: Bool) {
    post(.didDisappear, reason, isInterrupted: isInterrupted)
    endPresentation(reason)
  }

  /// Ends a presentation that never appeared.
  private mutating func discard() { endPresentation(.neverShown) }

  private mutating func endPresentation(_ reason: HUD.Reason) {
    if let displayed { untold.append((displayed, reason)) }
    let ending = untold
    untold = []
    phase = .hidden
    displayed = nil
    anonymous = nil
    toast = nil
    queue = []
    owned = []
    count = 0
    scheduled = nil
    scheduledEnds = []
    for (wanted, _) in ending { tellEnd(wanted, reason) }
    completeAll(reason)
  }

  // MARK: The host

  mutating func hostBecameReady() {
    if phase == .waitingForHost, hostIsReady { appearWhenPossible() }
  }

  /// N3 and N4.
  mutating func hostWasLost(_ isForGood: Bool) {
    hostIsGone = hostIsGone || isForGood
    switch phase {
    case .hidden:
      break
    case .waitingForHost, .waiting:
      if isForGood { return revise { $0.endEverything() } }
      if phase == .waiting { waitsSince = now }
      phase = .waitingForHost
    case .appearing, .visible, .lingering:
      endEverything()
      if phase != .lingering { reason = .hostGone }
      post(.willDisappear, reason)
      finish(isInterrupted: false)
    case .disappearing:
      finish(isInterrupted: false)
    }
  }

  // MARK: Deadlines

  private typealias Deadline = (time: Duration, fire: (inout Specification) -> Void)

  /// The time at which something happens by itself; nil if nothing does.
  var nextDeadline: Duration? {
    let reading =
      followsProgress ? Duration.milliseconds((handledAt.milliseconds / 100 + 1) * 100) : nil
    return [deadline?.time, reading].compactMap(\.self).min()
  }

  private var deadline: Deadline? {
    var deadlines: [Deadline] = []
    if isWanted, phase != .hidden, phase != .disappearing {
      if isVisible, let end = toast?.end { deadlines.append((end, { $0.toastIsOver() })) }
      if phase == .waitingForHost, let called = toasts.map(\.called).min() {
        deadlines.append((called + .seconds(10), { $0.endUnseenToasts() }))
      }
      if let scheduled { deadlines.append((scheduled.due, { $0.dismissalIsDue() })) }
      let next = scheduledEnds.min { ($0.end.due, $0.order) < ($1.end.due, $1.order) }
      if let next { deadlines.append((next.end.due, { $0.endIsDue(next) })) }
      for wanted in owned {
        guard let late = wanted.late, let due = late.due else { continue }
        deadlines.append((due, { $0.showCancel(late.action, of: wanted.order) }))
      }
    }
    switch phase {
    case .hidden, .visible: break
    case .waitingForHost:
      if !isExplained { deadlines.append((waitsSince + .seconds(2), { $0.explain() })) }
    case .waiting: deadlines.insert((graceEnds, { $0.appearWhenPossible() }), at: 0)
    case .appearing: break
    case .lingering: deadlines.append((phaseEnds, { $0.startDisappearing() }))
    case .disappearing: deadlines.append((phaseEnds, { $0.finish(isInterrupted: false) }))
    }
    if let appearedUntil, isVisible {
      deadlines.insert((appearedUntil, { $0.appeared() }), at: 0)
    }
    // Of two deadlines at one time, the first fires first.
    return deadlines.enumerated().min {
      ($0.element.time, $0.offset) < ($1.element.time, $1.offset)
    }?.element
  }

  /// Fires the deadlines that have passed, in order and each at its own time (T3).
  mutating func fireWhatIsDue() {
    let time = now
    overdueAt = time
    while let deadline, deadline.time <= time {
      now = deadline.time
      deadline.fire(&self)
    }
    now = time
    overdueAt = nil
  }

  private mutating func toastIsOver() { revise(leaving: .timedOut) { $0.endToast(.timedOut) } }

  /// T9.
  private mutating func showCancel(_ action: HUD.Action, of order: Int) {
    revise { specification in
      for index in specification.owned.indices where specification.owned[index].order == order {
        specification.owned[index].content.action = action
        specification.owned[index].late = nil
      }
    }
  }

  /// N2.
  private mutating func endUnseenToasts() {
    revise { specification in
      for toast in specification.toasts where toast.called + .seconds(10) <= specification.now {
        specification.withdraw(toast.wanted, .neverShown)
      }
    }
  }

  private mutating func dismissalIsDue() {
    revise(leaving: .dismissed) { specification in
      specification.leavesAnimated = specification.scheduled?.isAnimated ?? true
      specification.endEverything()
    }
  }

  private mutating func endIsDue(_ next: (order: Int, end: Scheduled)) {
    revise(leaving: .dismissed) { specification in
      guard let wanted = specification.live.first(where: { $0.order == next.order }) else { return }
      specification.withdraw(wanted, .dismissed, isAnimated: next.end.isAnimated)
    }
  }
}

extension Duration {
  fileprivate var milliseconds: Int64 {
    components.seconds * 1_000 + components.attoseconds / 1_000_000_000_000_000
  }
}
