// MARK: New requests

extension Presentation {
  /// Adds `request`, and ends each request that it replaces, such as a request with the same
  /// identifier. If that request is of the same kind, `request` takes its place. Also cancels a
  /// delayed dismissal, which was meant for earlier requests.
  func put(up request: Request, at now: Duration) {
    dismissal = nil
    var request = request
    request.calledAt = now
    if let name = request.name, let old = requests.firstIndex(where: { $0.name == name }) {
      if requests[old].kind == request.kind {
        return replace(at: old, with: request, .replaced)
      }
      end(at: old, .replaced)
    }
    switch request.kind {
    case .anonymous:
      let activities = count
      end(.replaced) { $0.kind == .anonymous || $0.kind == .toast }
      count = activities + 1
    case .toast where shownToast != nil:
      let waits = request.resolvedOptions.behavior.toastPolicy == .enqueue
      let old = waits ? requests.lastIndex(where: request.merges) : requests.endIndex - 1
      if let old { return replace(at: old, with: request, .replaced) }
    case .toast: end(.replaced) { $0.kind == .anonymous }
    case .named, .owned: break
    }
    requests.insert(request, at: firstToast)
    guard request.isToast else { return }
    // End the toasts that have waited longest, if more toasts wait than the behaviour allows.
    let limit = max(request.resolvedOptions.behavior.toastQueueLimit, 0)
    while requests.count - firstToast - 1 > limit { end(at: requests.endIndex - 2, .dropped) }
  }

  /// The index of the first toast in `requests`; the end index of `requests` if there is none.
  private var firstToast: Int { requests.firstIndex(where: \.isToast) ?? requests.endIndex }

  private func replace(at index: Int, with request: Request, _ reason: HUD.Reason) {
    recordEnd(of: requests[index], reason)
    requests[index] = request
  }

  /// Lets a call of `showProgress` continue its request. Returns false if there is no such request,
  /// so that the call starts a new request.
  func take(_ step: ProgressCall) -> Bool {
    guard let index = requests.firstIndex(where: { step.continues($0) }) else { return false }
    step.apply(to: &requests[index])
    return true
  }

  /// Changes the request `id`, whether it is displayed, covered or waiting. A toast that is left
  /// with nothing to show ends. A request that has ended is not changed.
  func change(_ id: Request.ID, _ change: RequestChange) {
    guard let index = index(of: id) else { return }
    requests[index].apply(change)
    if requests[index].isEmptyToast { return end(at: index, .ended) }
    // A new duration starts the clock of a toast again.
    if change.options?.duration != nil {
      (requests[index].ends, requests[index].shownSince) = (nil, nil)
    }
  }

  /// Changes what is known about the request `id`, unless it has ended.
  func update(_ id: Request.ID, _ change: (inout Request) -> Void) {
    if let index = index(of: id) { change(&requests[index]) }
  }

  private func index(of id: Request.ID) -> Int? { requests.lastIndex { $0.id == id } }

  // MARK: Ends

  func pop() {
    guard count > 0 else { return }
    count -= 1
    if count == 0 { end(.ended) { $0.kind == .anonymous } }
  }

  /// Ends the request `id`, because its work is over. A toast with the outcome takes the place of
  /// the request.
  func end(_ id: Request.ID, with toast: (id: Request.ID, content: HUD.Content), at now: Duration) {
    guard let index = index(of: id) else { return }
    let request = requests[index]
    var closing = Request(
      id: toast.id, kind: .toast, name: request.name, content: toast.content,
      resolvedOptions: request.resolvedOptions.ofOutcome(joins: hasAppeared))
    closing.calledAt = now
    if request.isToast {
      replace(at: index, with: closing, .ended)
    } else {
      end(at: index, .ended)
      put(up: closing, at: now)
    }
    dismissal = nil
  }

  /// Ends each request that is meant, with a reason and without a toast. All other requests stay.
  func end(_ reason: HUD.Reason, isAnimated: Bool = true, where isMeant: (Request) -> Bool) {
    for request in requests where isMeant(request) {
      recordEnd(of: request, reason, isAnimated: isAnimated)
    }
    requests.removeAll(where: isMeant)
  }

  private func end(at index: Int, _ reason: HUD.Reason) {
    recordEnd(of: requests.remove(at: index), reason)
  }

  private func recordEnd(of request: Request, _ reason: HUD.Reason, isAnimated: Bool = true) {
    recordedEnds.append((request.endPromise, reason))
    (leavingReason, leavesAnimated) = (reason, isAnimated)
    if request.kind == .anonymous { count = 0 }
  }
}
