// The inputs that come from calls of the app.
extension Machine {
  mutating func show(_ request: Request) {
    if request.isEmptyToast { return effects.append(.end(request.endPromise, .neverShown)) }
    switch phase {
    case .waiting, .visible, .lingering: presentation?.put(up: request, at: moment.now)
    case .hidden, .disappearing:
      let former = presentation
      finish(isInterrupted: true)
      lastPresentation += 1
      presentation = Presentation(
        id: lastPresentation, request, at: moment.now, onPanelOf: former)
      phase = .waiting(graceEnds: moment.now + request.resolvedOptions.behavior.graceTime)
      if former != nil { appear(continuing: true) }
    }
  }

  /// Changes the status of the displayed request, also while the HUD lingers after its end.
  mutating func setStatus(_ status: String?) {
    guard let presentation else { return }
    let change = RequestChange(status: status ?? "")
    presentation.change(presentation.displayed.id, change)
    if case .lingering = phase {
      presentation.displayed.apply(change)
      changePanel()
    }
  }

  mutating func dismiss(after delay: Duration, isAnimated: Bool, _ completion: EndPromise?) {
    let due = moment.now + delay.bounded
    let isNow = due == moment.now
    if let completion { presentation?.completions.append(completion) }
    switch phase {
    case .hidden: if let completion { effects.append(.complete(completion, .notShowing)) }
    case .waiting, .visible:
      if isNow {
        presentation?.end(.dismissed, isAnimated: isAnimated) { _ in true }
      } else {
        presentation?.dismissal = (due: due, isAnimated: isAnimated)
      }
    case .lingering: if !isAnimated, isNow { presentation?.leavesAnimated = false }
    case .disappearing: if !isAnimated, isNow { finish() }
    }
  }
}
