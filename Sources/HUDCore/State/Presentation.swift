/// What is wanted on the panel from leaving hidden until didDisappear.
package struct Presentation: Sendable {
  package typealias ID = UInt64

  package let id: ID
  /// What the panel shows. It stays when nothing is wanted any more, for the panel to leave with.
  package private(set) var displayed: Request
  package private(set) var count = 0
  package private(set) var toast: Toast?
  /// When a delayed dismissal is due.
  package private(set) var dismissal: Duration?
  package var appearedAt: Duration = .zero

  private var anonymous: Request?
  private var activities: [Request] = []
  private var queue: [Request] = []
  private var completions: [Completion.ID] = []
  private var recordedEnds: [(id: Request.ID, reason: HUD.Reason)] = []
  private(set) var isAttended = false
  /// The request that was last announced, or read by the focus, as it was then.
  private var announced: Request?
  /// Whether the screen reader's focus is on the panel, as it is while the panel blocks.
  private var hasFocus = false

  package init(id: ID, _ request: Request, at moment: Moment) {
    self.id = id
    displayed = request
    put(up: request, at: moment)
    displayed = requestToDisplay ?? request
  }

  /// The one that is seen: a toast before all others, then the newest.
  @inline(__always) private var requestToDisplay: Request? {
    if let toast { return toast.request }
    guard let activity = activities.last else { return anonymous }
    guard let anonymous else { return activity }
    return anonymous.id > activity.id ? anonymous : activity
  }

  /// Whether any of it has to be asked how far it is.
  package var isFollowing: Bool { activities.contains { $0.kind == .tracked } }

  package var isWanted: Bool { toast != nil || anonymous != nil || !activities.isEmpty }
}

// MARK: What comes

extension Presentation {
  /// Puts up what a call wants shown. A delayed dismissal was not meant for it.
  mutating func put(up request: Request, at moment: Moment) {
    dismissal = nil
    switch request.kind {
    case .spinner, .progress:
      if let toast {
        recordEnd(toast.request.id, .replaced)
        for waiting in queue { recordEnd(waiting.id, .replaced) }
        self.toast = nil
        queue = []
        count = 0
      }
      replaceAnonymous(with: request)
      count += 1
    case .toast:
      if toast != nil, request.resolvedOptions.policy.queuesToasts {
        queue.append(request)
        return
      }
      if let toast { recordEnd(toast.request.id, .replaced) }
      replaceAnonymous(with: nil)
      toast = Toast(request, isHeld: isAttended, at: moment)
    case .activity, .tracked:
      activities.append(request)
    }
  }

  mutating func take(_ step: Step, at moment: Moment) {
    if toast == nil, let anonymous, step.continues(anonymous) {
      self.anonymous = step.applied(to: anonymous)
    } else {
      put(up: step.asRequest, at: moment)
    }
  }

  /// Changes a request wherever it waits its turn; what stands may already be unwanted.
  mutating func change(_ id: Request.ID, _ change: Change) {
    if toast?.request.id == id { toast?.request.apply(change) }
    if anonymous?.id == id { anonymous?.apply(change) }
    if let index = activities.firstIndex(where: { $0.id == id }) {
      activities[index].apply(change)
    }
    if let index = queue.firstIndex(where: { $0.id == id }) { queue[index].apply(change) }
    if displayed.id == id { displayed.apply(change) }
  }

  private mutating func replaceAnonymous(with request: Request?) {
    if let anonymous { recordEnd(anonymous.id, .replaced) }
    anonymous = request
  }
}

// MARK: What goes

extension Presentation {
  mutating func pop() {
    guard count > 0 else { return }
    count -= 1
    guard count == 0, let anonymous else { return }
    recordEnd(anonymous.id, .ended)
    self.anonymous = nil
  }

  /// The toast's turn is over; all that was anonymous behind it goes with it.
  mutating func endToast(_ reason: HUD.Reason, at moment: Moment) {
    guard let toast else { return }
    recordEnd(toast.request.id, reason)
    if queue.isEmpty {
      self.toast = nil
      count = 0
    } else {
      self.toast = Toast(queue.removeFirst(), isHeld: isAttended, at: moment)
    }
  }

  /// Takes out one owner's activity; false where it is not, or no longer, here.
  mutating func end(_ id: Request.ID) -> Bool {
    guard let index = activities.firstIndex(where: { $0.id == id }) else { return false }
    activities.remove(at: index)
    recordEnd(id, .ended)
    return true
  }

  /// Takes out one request, and nothing else.
  mutating func withdraw(_ id: Request.ID, _ reason: HUD.Reason, at moment: Moment) {
    if toast?.request.id == id { return endToast(reason, at: moment) }
    if anonymous?.id == id {
      anonymous = nil
      count = 0
      recordEnd(id, reason)
    }
    let others = activities.count + queue.count
    activities.removeAll { $0.id == id }
    queue.removeAll { $0.id == id }
    if activities.count + queue.count < others { recordEnd(id, reason) }
  }

  mutating func dismissEverything() {
    let all = [toast?.request, anonymous].compactMap(\.self) + activities + queue
    for request in all { recordEnd(request.id, .dismissed) }
    toast = nil
    anonymous = nil
    activities = []
    queue = []
    count = 0
    dismissal = nil
  }

  private mutating func recordEnd(_ id: Request.ID, _ reason: HUD.Reason) {
    recordedEnds.append((id, reason))
  }
}

// MARK: Ends that somebody waits for

extension Presentation {
  mutating func dismiss(at deadline: Duration) {
    dismissal = deadline
  }

  mutating func complete(_ completion: Completion.ID?) {
    if let completion { completions.append(completion) }
  }

  /// Draws the consequences of a change: what stands now, and whose request is over.
  ///
  /// What stands stays so where nothing else is wanted, and ends with the presentation.
  mutating func updateDisplayed(_ effects: inout [Machine.Effect]) {
    let requestToDisplay = requestToDisplay
    if recordedEnds.isEmpty, requestToDisplay?.id == displayed.id {
      displayed = requestToDisplay ?? displayed
      return
    }
    if let requestToDisplay {
      let isReplaced = requestToDisplay.id != displayed.id && !isHeld(displayed.id)
      if isReplaced, !recordedEnds.contains(where: { $0.id == displayed.id }) {
        recordedEnds.append((displayed.id, .replaced))
      }
      displayed = requestToDisplay
    } else {
      recordedEnds.removeAll { $0.id == displayed.id }
    }
    for (id, reason) in recordedEnds { effects.append(.end(id, reason)) }
    recordedEnds = []
  }

  /// A later call overtook the dismissals that were to come.
  mutating func supersedeDismissals() -> [Machine.Effect] {
    defer { completions = [] }
    return completions.map { .complete($0, .superseded) }
  }

  /// Everything that ends with the presentation.
  func finish(_ reason: HUD.Reason) -> [Machine.Effect] {
    var ids = recordedEnds.map(\.id)
    if !ids.contains(displayed.id) { ids.append(displayed.id) }
    return ids.map { .end($0, reason) } + completions.map { .complete($0, reason) }
  }

  private func isHeld(_ id: Request.ID) -> Bool {
    toast?.request.id == id || anonymous?.id == id || activities.contains { $0.id == id }
  }
}

// MARK: What is said

extension Presentation {
  /// Announces the panel when it is first seen.
  mutating func announceAppearance(_ effects: inout [Machine.Effect]) {
    announced = displayed
    if !takesFocus() { announceContent(&effects) }
  }

  /// Announces another text or kind, and of a progress each quarter only.
  mutating func announceChange(_ effects: inout [Machine.Effect]) {
    guard let announced else { return }
    if takesFocus() {
      self.announced = displayed
      return
    }
    let isSame = displayed.id == announced.id
    // What is tracked says how far it is in words, too, and any owner may count in the detail.
    guard isSame && displayed.kind == .tracked || displayed.title == announced.title,
      isSame || displayed.content.detail == announced.content.detail,
      displayed.indicator.isSameKind(as: announced.indicator)
    else {
      self.announced = displayed
      return announceContent(&effects)
    }
    guard let progress = displayed.indicator.progress, let last = announced.indicator.progress,
      (progress * 4).rounded(.down) != (last * 4).rounded(.down)
    else { return }
    self.announced = displayed
    if progress > last { effects.append(.announce(.progress(progress))) }
  }

  /// The panel of `other` stays for this presentation, with the focus if it has it.
  mutating func inheritFocus(from other: Presentation) { hasFocus = other.hasFocus }

  /// Whether the focus comes to the panel now: a screen reader reads the element it focuses, and
  /// must not hear the same twice. Of what changes under the focus it reads nothing by itself.
  private mutating func takesFocus() -> Bool {
    let hadFocus = hasFocus
    hasFocus = displayed.resolvedOptions.policy.blocksInput
    return hasFocus && !hadFocus
  }

  /// A picture without a text has nothing to say.
  private func announceContent(_ effects: inout [Machine.Effect]) {
    switch displayed.indicator.kind {
    case .none, .image, .custom:
      guard displayed.title != nil || displayed.content.detail != nil else { return }
    case .indefinite, .activity, .progress, .success, .error, .info:
      break
    }
    effects.append(.announce(.request(displayed)))
  }
}

// MARK: The toast's clock

extension Presentation {
  /// Starts the toast's time anew: it counts from when it is seen.
  mutating func restartToast(at moment: Moment) {
    toast = toast.map { Toast($0.request, isHeld: isAttended, at: moment) }
  }

  mutating func setAttended(_ isAttended: Bool, at moment: Moment) {
    self.isAttended = isAttended
    toast?.setHeld(isAttended, at: moment.now)
  }
}
