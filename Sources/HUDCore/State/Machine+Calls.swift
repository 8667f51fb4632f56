// The inputs that come from calls of the app and from actions of the user.
extension Machine {
  mutating func show(_ request: Request) {
    if request.isEmptyToast {
      return effects.append(.end(request.id, .neverShown))
    }
    switch state {
    case .hidden:
      let grace = request.resolvedOptions.policy.graceTime
      appearWhenReady(newPresentation(request), graceEnds: moment.now + grace)
    case .waitingForHost, .waiting, .appearing, .visible, .lingering:
      keepShowing { [moment] in $0.put(up: request, at: moment) }
    case .disappearing(let presentation, _, let reason):
      finish(presentation, reason, isInterrupted: true)
      var next = newPresentation(request)
      next.change { [moment] in
        $0.setAttended(presentation.value.isAttended, at: moment)
        $0.inheritFocus(from: presentation.value)
      }
      exchange(presentation.value.displayed, for: next.value.displayed)
      appear(next, continuing: true)
    }
  }

  mutating func progress(_ step: ProgressStep) {
    switch state {
    case .hidden, .disappearing:
      show(step.asRequest)
    case .waitingForHost, .waiting, .appearing, .visible, .lingering:
      keepShowing { [moment] in $0.take(step, at: moment) }
    }
  }

  /// Ends the request `id`, because its work is over. Then shows the outcome in `toast`, unless
  /// `toast` is nil. If the request has already ended, nothing happens and `toast` is not shown.
  mutating func end(_ id: Request.ID, _ toast: ClosingToast?) {
    keepShowing { [moment] in $0.end(id, with: toast, at: moment) }
  }

  mutating func withdraw(_ id: Request.ID, _ reason: HUD.Reason, isAnimated: Bool = true) {
    revise(leaving: reason) { [moment] in
      $0.withdraw(id, reason, isAnimated: isAnimated, at: moment)
    }
  }

  /// Ends the request of cancelled work: the request with the identifier `name` or, if `name` is
  /// nil, the anonymous request. No toast is shown, because a user who has cancelled the work need
  /// not be told so.
  mutating func endCancelledWork(named name: String?) {
    let presentation = presentation?.value
    guard let id = name.map({ presentation?.id(named: $0) }) ?? presentation?.anonymous?.id
    else { return }
    withdraw(id, .cancelled)
  }

  mutating func dismissByHand(_ id: Request.ID, _ gesture: HUD.DismissalGestures) {
    switch state {
    case .appearing(let presentation, _), .visible(let presentation):
      let displayed = presentation.value.displayed
      guard displayed.id == id, !displayed.resolvedOptions.dismissal.isDisjoint(with: gesture)
      else { return }
      withdraw(id, .dismissedByUser)
    case .hidden, .waitingForHost, .waiting, .lingering, .disappearing:
      break
    }
  }

  mutating func dismiss(after delay: Duration, isAnimated: Bool, _ completion: Completion.ID?) {
    let deadline = moment.now + delay.bounded
    switch state {
    case .hidden:
      if let completion { effects.append(.complete(completion, .notShowing)) }
    case .waitingForHost, .waiting, .appearing, .visible:
      revise(leaving: .dismissed) { [moment] presentation in
        presentation.complete(completion)
        if deadline > moment.now {
          presentation.dismissal = ScheduledEnd(due: deadline, isAnimated: isAnimated)
        } else {
          presentation.leavesAnimated = isAnimated
          presentation.dismissEverything()
        }
      }
    case .lingering(var presentation, let lingering):
      presentation.change {
        $0.complete(completion)
        $0.leavesAnimated = $0.leavesAnimated && isAnimated
      }
      state = .lingering(presentation, lingering)
    case .disappearing(var presentation, let until, let reason):
      presentation.change { $0.complete(completion) }
      if isAnimated || deadline > moment.now {
        state = .disappearing(presentation, until: until, reason)
      } else {
        finish(presentation, reason, isInterrupted: false)
      }
    }
  }

  /// Records whether the user's pointer or focus is on the panel.
  ///
  /// The value is recorded even while the panel disappears, because the next presentation may take
  /// over the panel, and then begins with this value.
  mutating func attend(_ isAttended: Bool) {
    if case .disappearing(var presentation, let until, let reason) = state {
      presentation.change { [moment] in $0.setAttended(isAttended, at: moment) }
      state = .disappearing(presentation, until: until, reason)
    } else {
      revise { [moment] in $0.setAttended(isAttended, at: moment) }
    }
  }

  mutating func touch(_ isInside: Bool) {
    switch state {
    case .appearing(let presentation, _), .visible(let presentation),
      .lingering(let presentation, _):
      guard presentation.value.displayed.resolvedOptions.policy.blocksInput else { return }
      post(.didReceiveTouch, presentation)
      if isInside { post(.didTouchInside, presentation) }
    case .hidden, .waitingForHost, .waiting, .disappearing:
      break
    }
  }

  /// Runs the action of the panel's button, and ends the displayed request unless the action's
  /// `keepsHUD` is true.
  ///
  /// While the HUD lingers, the displayed request has already ended and cannot end again. So the
  /// button then works only if the action's `keepsHUD` is true.
  mutating func perform(_ press: Press) {
    guard isVisible, let displayed = presentation?.value.displayed,
      displayed.id == press.request, displayed.action == press.action
    else { return }
    if case .lingering = state, !press.action.keepsHUD { return }
    effects.append(.perform(press.action))
    if let reason = press.action.reason { withdraw(press.request, reason) }
  }

  private mutating func newPresentation(_ request: Request) -> CopyOnWrite<Presentation> {
    CopyOnWrite(Presentation(id: nextPresentation(), request, at: moment))
  }
}
