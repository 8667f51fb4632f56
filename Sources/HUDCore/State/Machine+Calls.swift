// What callers ask for.
extension Machine {
  mutating func show(_ request: Request) {
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
      // What became due on the panel while it left is due now.
      exchangeEnds = exchangeEnds.map { max($0, moment.now) }
      exchangeIndicator(of: presentation.value.displayed, for: next.value.displayed)
      appear(next, continuing: true)
    }
  }

  mutating func progress(_ step: Step) {
    switch state {
    case .hidden, .disappearing:
      show(step.asRequest)
    case .waitingForHost, .waiting, .appearing, .visible, .lingering:
      keepShowing { [moment] in $0.take(step, at: moment) }
    }
  }

  /// Ends an owned activity; the toast that says how it went comes only where the activity was
  /// still there to end.
  mutating func end(_ id: Request.ID, _ toast: Request?) {
    keepShowing { [moment] presentation in
      guard presentation.end(id), let toast else { return }
      presentation.put(up: toast, at: moment)
    }
  }

  mutating func withdraw(_ id: Request.ID, _ reason: HUD.Reason) {
    revise(leaving: reason) { [moment] in $0.withdraw(id, reason, at: moment) }
  }

  mutating func dismiss(after delay: Duration, _ completion: Completion.ID?) {
    let deadline = moment.now + delay.bounded
    switch state {
    case .hidden:
      if let completion { effects.append(.complete(completion, .notShowing)) }
    case .waitingForHost, .waiting, .appearing, .visible:
      revise(leaving: .dismissed) { [moment] presentation in
        presentation.complete(completion)
        if deadline > moment.now {
          presentation.dismiss(at: deadline)
        } else {
          presentation.dismissEverything()
        }
      }
    case .lingering(var presentation, let lingering):
      presentation.change { $0.complete(completion) }
      state = .lingering(presentation, lingering)
    case .disappearing(var presentation, let until, let reason):
      presentation.change { $0.complete(completion) }
      state = .disappearing(presentation, until: until, reason)
    }
  }

  /// A panel that leaves may be taken over, and whoever looks at it then still does.
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

  /// The button's action runs; one that cancels takes back what it stood on, unless that is over
  /// already and only stays for its minimum time.
  mutating func press() {
    switch state {
    case .appearing(let presentation, _), .visible(let presentation):
      guard let action = presentation.value.displayed.content.action else { return }
      effects.append(.perform(action))
      guard action.role == .cancel else { return }
      revise(leaving: .cancelled) { [moment] in
        $0.withdraw($0.displayed.id, .cancelled, at: moment)
      }
    case .lingering(let presentation, _):
      guard let action = presentation.value.displayed.content.action else { return }
      if action.role == .plain { effects.append(.perform(action)) }
    case .hidden, .waitingForHost, .waiting, .disappearing:
      break
    }
  }

  private mutating func newPresentation(_ request: Request) -> CopyOnWrite<Presentation> {
    CopyOnWrite(Presentation(id: nextPresentation(), request, at: moment))
  }
}
