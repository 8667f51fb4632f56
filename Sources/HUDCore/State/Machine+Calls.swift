// The inputs that come from calls of the app and from actions of the user.
extension Machine {
  mutating func show(_ request: Request) {
    if request.isEmptyToast {
      return effects.append(.end(request.id, .neverShown))
    }
    switch phase {
    case .hidden:
      begin(request)
      appearWhenReady(graceEnds: moment.now + request.resolvedOptions.behavior.graceTime)
    case .waitingForHost, .waiting, .visible, .lingering:
      revise { [moment] in $0.put(up: request, at: moment) }
    case .disappearing(_, let reason):
      let former = presentation
      finish(reason, isInterrupted: true)
      begin(request)
      if let former { presentation?.takeOver(panelOf: former, at: moment) }
      appear(continuing: true)
    }
  }

  mutating func progress(_ step: ProgressCall) {
    switch phase {
    case .hidden, .disappearing:
      show(step.asRequest)
    case .waitingForHost, .waiting, .visible, .lingering:
      revise { [moment] in $0.take(step, at: moment) }
    }
  }

  mutating func withdraw(_ id: Request.ID, _ reason: HUD.Reason, isAnimated: Bool = true) {
    revise(leaving: reason) { [moment] in
      $0.withdraw(id, reason, isAnimated: isAnimated, at: moment)
    }
  }

  mutating func dismissByHand(_ id: Request.ID, _ gesture: HUD.DismissalGestures) {
    switch phase {
    case .visible:
      guard let displayed = presentation?.displayed, displayed.id == id,
        !displayed.resolvedOptions.behavior.dismissal.isDisjoint(with: gesture)
      else { return }
      withdraw(id, .dismissedByUser)
    case .hidden, .waitingForHost, .waiting, .lingering, .disappearing:
      break
    }
  }

  mutating func dismiss(after delay: Duration, isAnimated: Bool, _ completion: CompletionID?) {
    let deadline = moment.now + delay.bounded
    switch phase {
    case .hidden:
      if let completion { effects.append(.complete(completion, .notShowing)) }
    case .waitingForHost, .waiting, .visible:
      revise(leaving: .dismissed) { [moment] presentation in
        presentation.complete(completion)
        if deadline > moment.now {
          presentation.dismissal = ScheduledEnd(due: deadline, isAnimated: isAnimated)
        } else {
          presentation.leavesAnimated = isAnimated
          presentation.dismissEverything()
        }
      }
    case .lingering:
      presentation?.complete(completion)
      if !isAnimated { presentation?.leavesAnimated = false }
    case .disappearing(_, let reason):
      presentation?.complete(completion)
      if !isAnimated, deadline <= moment.now { finish(reason) }
    }
  }

  /// Records whether the user's pointer or focus is on the panel.
  ///
  /// The value is recorded even while the panel disappears, because the next presentation may take
  /// over the panel, and then begins with this value.
  mutating func attend(_ isAttended: Bool) {
    presentation?.setAttended(isAttended, at: moment)
  }

  mutating func touch(_ isInside: Bool) {
    guard isVisible, presentation?.displayed.resolvedOptions.behavior.mask.blocksInput == true
    else { return }
    post(.didReceiveTouch)
    if isInside { post(.didTouchInside) }
  }

  /// Runs the action of the panel or of its button, and ends the displayed request unless the
  /// action's `keepsHUD` is true.
  ///
  /// While the HUD lingers, the displayed request has already ended and cannot end again. So the
  /// button then works only if the action's `keepsHUD` is true.
  mutating func perform(_ press: Press) {
    guard isVisible, let displayed = presentation?.displayed,
      displayed.id == press.request,
      [displayed.content.action, displayed.content.tap].contains(press.action)
    else { return }
    if case .lingering = phase, !press.action.keepsHUD { return }
    effects.append(.perform(press.action))
    if let reason = press.action.reason { withdraw(press.request, reason) }
  }
}
