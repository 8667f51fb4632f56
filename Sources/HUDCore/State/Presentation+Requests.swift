// MARK: New requests

extension Presentation {
  /// Adds `request`, in the place of a live request with the same identifier if there is one. Also
  /// cancels a delayed dismissal, which was meant for earlier requests.
  mutating func put(up request: Request, at moment: Moment) {
    dismissal = nil
    if request.name == nil || !takePlace(with: request, at: moment) { add(request, at: moment) }
  }

  private mutating func add(_ request: Request, at moment: Moment) {
    switch request.kind {
    case .spinner, .progress:
      if let toast {
        recordEnd(toast.request.id, .replaced)
        for waiting in queue { recordEnd(waiting.request.id, .replaced) }
        self.toast = nil
        queue = []
      }
      replaceAnonymous(with: request)
      count += 1
    case .toast:
      let toast = Toast(request, isHeld: isAttended, at: moment)
      if let replaced = self.toast {
        if request.resolvedOptions.policy.enqueuesToasts { return enqueue(toast) }
        recordEnd(replaced.request.id, .replaced)
      }
      replaceAnonymous(with: nil)
      count = 0
      self.toast = toast
    case .activity, .tracked:
      activities.append(request)
    }
  }

  private mutating func enqueue(_ toast: Toast) {
    queue.append(toast)
    let limit = max(toast.request.resolvedOptions.policy.toastQueueLimit, 0)
    while queue.count > limit { recordEnd(queue.removeFirst().request.id, .dropped) }
  }

  /// Replaces the live request that has the same identifier as `request`.
  ///
  /// If `Kind.isAlike(_:)` returns false for the two requests, the live request ends, but `request`
  /// does not take its place.
  ///
  /// - Returns: Whether `request` has taken the place of a request. If false, the caller must add
  ///   `request`.
  private mutating func takePlace(with request: Request, at moment: Moment) -> Bool {
    guard let old = first(where: { $0.name == request.name }) else { return false }
    guard old.kind.isAlike(request.kind) else {
      withdraw(old.id, .replaced, at: moment)
      return false
    }
    recordEnd(old.id, .replaced)
    let request = request.replacing(old)
    let newToast = Toast(request, isHeld: isAttended, at: moment)
    if toast?.request.id == old.id { toast = newToast }
    if anonymous?.id == old.id { anonymous = request }
    if let index = activities.firstIndex(where: { $0.id == old.id }) { activities[index] = request }
    if let index = queue.firstIndex(where: { $0.request.id == old.id }) { queue[index] = newToast }
    return true
  }

  mutating func take(_ step: ProgressStep, at moment: Moment) {
    if let anonymous, step.continues(anonymous) {
      self.anonymous = step.applied(to: anonymous)
    } else {
      put(up: step.asRequest, at: moment)
    }
  }

  /// Changes the text on the panel, even if the displayed request has already ended.
  mutating func setStatus(_ status: String?, at moment: Moment) {
    var changed = displayed
    changed.apply(.status(status))
    change(displayed.id, .status(status), at: moment)
    // A toast that has just ended keeps its text while the panel fades out.
    if !changed.isEmptyToast { displayed = changed }
  }

  /// Changes the request `id`, whether it is displayed, covered or waiting. A toast that is left
  /// with nothing to show ends. A request that has ended is not changed.
  mutating func change(_ id: Request.ID, _ change: Change, at moment: Moment) {
    edit(id) { $0.apply(change) }
    if first(where: { $0.id == id })?.isEmptyToast == true {
      return withdraw(id, .ended, at: moment)
    }
    if case .options(let options) = change, options.policy.duration != nil, toast?.request.id == id
    {
      toast?.restart(isHeld: isAttended, at: moment)
    }
  }

  private mutating func edit(_ id: Request.ID, _ edit: (inout Request) -> Void) {
    if var toast, toast.request.id == id {
      edit(&toast.request)
      self.toast = toast
    }
    if var anonymous, anonymous.id == id {
      edit(&anonymous)
      self.anonymous = anonymous
    }
    if let index = activities.firstIndex(where: { $0.id == id }) { edit(&activities[index]) }
    if let index = queue.firstIndex(where: { $0.request.id == id }) { edit(&queue[index].request) }
  }

  private mutating func replaceAnonymous(with request: Request?) {
    if let anonymous { recordEnd(anonymous.id, .replaced) }
    anonymous = request
  }
}

// MARK: Ends

extension Presentation {
  mutating func pop() {
    guard count > 0 else { return }
    count -= 1
    guard count == 0, let anonymous else { return }
    recordEnd(anonymous.id, .ended)
    self.anonymous = nil
  }

  /// Ends the displayed toast. If other toasts are waiting, the first of them is displayed next,
  /// for its full time.
  mutating func endToast(_ reason: HUD.Reason, at moment: Moment) {
    guard let toast else { return }
    recordEnd(toast.request.id, reason)
    self.toast = queue.isEmpty ? nil : queue.removeFirst()
    self.toast?.restart(isHeld: isAttended, at: moment)
  }

  /// Ends the request `id`, because its work is over. If there is a toast with the outcome, the
  /// toast takes the place of the request.
  mutating func end(_ id: Request.ID, with toast: Machine.ClosingToast?, at moment: Moment) {
    guard let request = first(where: { $0.id == id }) else { return }
    guard let closing = toast else { return withdraw(id, .ended, at: moment) }
    let toast = Request(
      id: closing.id, kind: .toast, name: request.name, content: closing.content,
      resolvedOptions: request.resolvedOptions.withoutDuration)
    let new = Toast(toast, isHeld: isAttended, at: moment)
    if self.toast?.request.id == id {
      recordEnd(id, .ended)
      self.toast = new
    } else if let index = queue.firstIndex(where: { $0.request.id == id }) {
      recordEnd(id, .ended)
      queue[index] = new
    } else {
      withdraw(id, .ended, at: moment)
      put(up: toast, at: moment)
    }
    dismissal = nil
  }

  /// Ends the request `id` with a reason and without a toast. All other requests stay.
  mutating func withdraw(
    _ id: Request.ID, _ reason: HUD.Reason, isAnimated: Bool = true, at moment: Moment
  ) {
    if toast?.request.id == id {
      leavesAnimated = isAnimated
      return endToast(reason, at: moment)
    } else if anonymous?.id == id {
      anonymous = nil
      count = 0
    } else if let index = activities.firstIndex(where: { $0.id == id }) {
      activities.remove(at: index)
    } else if let index = queue.firstIndex(where: { $0.request.id == id }) {
      queue.remove(at: index)
    } else {
      return
    }
    leavesAnimated = isAnimated
    recordEnd(id, reason)
  }

  /// Schedules the end of the request `id`. A later call for the same request replaces the
  /// scheduled end.
  mutating func withdraw(_ id: Request.ID, at end: ScheduledEnd) {
    if first(where: { $0.id == id }) != nil { withdrawals[id] = end }
  }

  mutating func withdrawalCame(at moment: Moment) {
    guard let (id, end) = ScheduledEnd.next(of: withdrawals) else { return }
    withdraw(id, .dismissed, isAnimated: end.isAnimated, at: moment)
  }

  mutating func dismissalCame() {
    leavesAnimated = dismissal?.isAnimated ?? true
    dismissEverything()
  }

  mutating func dismissEverything() {
    for request in requests { recordEnd(request.id, .dismissed) }
    toast = nil
    anonymous = nil
    activities = []
    queue = []
    count = 0
    dismissal = nil
  }

  private mutating func recordEnd(_ id: Request.ID, _ reason: HUD.Reason) {
    recordedEnds.append((id, reason))
    if !withdrawals.isEmpty { withdrawals[id] = nil }
  }
}
