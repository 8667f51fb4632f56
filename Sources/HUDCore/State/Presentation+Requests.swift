// MARK: New requests

extension Presentation {
  /// Adds `request`. A live request with the same identifier ends. If it is of the same kind,
  /// `request` takes its place. Also cancels a delayed dismissal, which was meant for earlier
  /// requests.
  mutating func put(up request: Request, at moment: Moment) {
    dismissal = nil
    if let name = request.name, let old = requests.firstIndex(where: { $0.request.name == name }) {
      if requests[old].request.kind == request.kind {
        return replace(at: old, with: request, .replaced, at: moment)
      }
      end(at: old, .replaced, at: moment)
    }
    switch request.kind {
    case .anonymous:
      endAll(.replaced) { $0.kind == .anonymous || $0.kind == .toast }
      count += 1
    case .toast where shownToast != nil:
      guard request.resolvedOptions.behavior.toastPolicy == .enqueue else {
        return replace(at: requests.endIndex - 1, with: request, .replaced, at: moment)
      }
    case .toast:
      endAll(.replaced) { $0.kind == .anonymous }
      count = 0
    case .named, .owned:
      break
    }
    requests.insert(LiveRequest(request, isHeld: isAttended, at: moment), at: firstToast)
    if request.kind == .toast { limitQueue(by: request.resolvedOptions.behavior, at: moment) }
  }

  /// The index of the toast with the lowest rank; the end of the requests if there is no toast.
  private var firstToast: Int { requests.lastIndex { !$0.isToast }.map { $0 + 1 } ?? 0 }

  /// Ends the toasts that have waited longest, if more of them wait than `behavior` allows.
  private mutating func limitQueue(by behavior: HUD.Behavior, at moment: Moment) {
    let limit = max(behavior.toastQueueLimit, 0)
    while requests.count - firstToast - 1 > limit {
      end(at: requests.endIndex - 2, .dropped, at: moment)
    }
  }

  private mutating func replace(
    at index: Int, with request: Request, _ reason: HUD.Reason, at moment: Moment
  ) {
    recordedEnds.append((requests[index].request.id, reason))
    requests[index] = LiveRequest(request, isHeld: isAttended, at: moment)
  }

  /// Lets a call of `showProgress` continue the request that it means, or start a new one.
  mutating func take(_ step: ProgressCall, at moment: Moment) {
    let index = requests.firstIndex { step.continues($0.request) }
    if let index { requests[index].request.take(step) } else { put(up: step.asRequest, at: moment) }
  }

  /// Changes the text on the panel, even if the displayed request has already ended.
  mutating func setStatus(_ status: String?, at moment: Moment) {
    change(displayed.id, .status(status), at: moment)
    // A toast that has just ended keeps its text while the panel fades out.
    var changed = displayed
    changed.apply(.status(status))
    if !changed.isEmptyToast { displayed = changed }
  }

  /// Changes the request `id`, whether it is displayed, covered or waiting. A toast that is left
  /// with nothing to show ends. A request that has ended is not changed.
  mutating func change(_ id: Request.ID, _ change: Change, at moment: Moment) {
    guard let index = index(of: id) else { return }
    requests[index].request.apply(change)
    if requests[index].request.isEmptyToast { return end(at: index, .ended, at: moment) }
    if case .options(let options) = change, options.duration != nil {
      requests[index].restart(isHeld: isAttended, at: moment)
    }
  }

  private func index(of id: Request.ID) -> Int? { requests.lastIndex { $0.request.id == id } }
}

// MARK: Ends

extension Presentation {
  mutating func pop() {
    guard count > 0 else { return }
    count -= 1
    if count == 0 { endAll(.ended) { $0.kind == .anonymous } }
  }

  /// Ends the toast on show. If other toasts are waiting, the first of them is displayed next, for
  /// its full time.
  mutating func endToast(_ reason: HUD.Reason, at moment: Moment) {
    if shownToast != nil { end(at: requests.endIndex - 1, reason, at: moment) }
  }

  /// Ends the toasts that have waited too long for a window.
  mutating func endUnseenToasts(at moment: Moment) {
    func isOver(_ live: LiveRequest) -> Bool {
      live.unseenUntil.map { $0 <= moment.now } == true
    }
    while let index = requests.firstIndex(where: isOver) { end(at: index, .neverShown, at: moment) }
  }

  /// Ends the request `id`, because its work is over. If there is a toast with the outcome, the
  /// toast takes the place of the request.
  mutating func end(
    _ id: Request.ID, with toast: (id: Request.ID, content: HUD.Content)?, at moment: Moment
  ) {
    guard let index = index(of: id) else { return }
    guard let toast else { return end(at: index, .ended, at: moment) }
    let request = requests[index].request
    let closing = Request(
      id: toast.id, kind: .toast, name: request.name, content: toast.content,
      resolvedOptions: request.resolvedOptions.withoutDuration)
    if request.kind == .toast {
      replace(at: index, with: closing, .ended, at: moment)
    } else {
      end(at: index, .ended, at: moment)
      put(up: closing, at: moment)
    }
    dismissal = nil
  }

  /// Ends the request `id` with a reason and without a toast. All other requests stay.
  mutating func withdraw(
    _ id: Request.ID, _ reason: HUD.Reason, isAnimated: Bool = true, at moment: Moment
  ) {
    guard let index = index(of: id) else { return }
    leavesAnimated = isAnimated
    end(at: index, reason, at: moment)
  }

  /// Schedules the end of the request `id`. A later call for the same request replaces the
  /// scheduled end.
  mutating func withdraw(_ id: Request.ID, at end: ScheduledEnd) {
    if let index = index(of: id) { requests[index].withdrawal = end }
  }

  /// Ends the request whose scheduled end is due next.
  mutating func withdrawalCame(at moment: Moment) {
    guard let next = nextWithdrawal,
      let index = requests.firstIndex(where: { $0.withdrawal?.due == next.due })
    else { return }
    leavesAnimated = next.isAnimated
    end(at: index, .dismissed, at: moment)
  }

  mutating func dismissalCame() {
    leavesAnimated = dismissal?.isAnimated ?? true
    dismissEverything()
  }

  mutating func dismissEverything() {
    endAll(.dismissed) { _ in true }
    count = 0
    dismissal = nil
  }

  private mutating func endAll(_ reason: HUD.Reason, where isMeant: (Request) -> Bool) {
    for live in requests where isMeant(live.request) {
      recordedEnds.append((live.request.id, reason))
    }
    requests.removeAll { isMeant($0.request) }
  }

  private mutating func end(at index: Int, _ reason: HUD.Reason, at moment: Moment) {
    let request = requests.remove(at: index).request
    recordedEnds.append((request.id, reason))
    if request.kind == .anonymous { count = 0 }
    if index == requests.endIndex { restartToast(at: moment) }
  }
}
