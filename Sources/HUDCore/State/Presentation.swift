/// What is wanted on the panel from leaving hidden until didDisappear.
package struct Presentation: Sendable {
  package typealias ID = UInt64

  package let id: ID
  /// What the panel shows. It stays when nothing is wanted any more, for the panel to leave with.
  package private(set) var standing: Showing
  package private(set) var count = 0
  package private(set) var toast: Toast?
  /// When a delayed dismissal is due.
  package private(set) var dismissal: Duration?
  package var appearedAt: Duration = .zero

  private var anonymous: Showing?
  private var activities: [Showing] = []
  private var queue: [Showing] = []
  private var completions: [Completion.ID] = []
  private var departed: [(id: Showing.ID, reason: HUD.Reason)] = []
  private(set) var isAttended = false
  /// The request that was last announced, or read by the focus, as it was then.
  private var announced: Showing?
  /// Whether the screen reader's focus is on the panel, as it is while the panel blocks.
  private var hasFocus = false

  package init(id: ID, _ showing: Showing, at moment: Moment) {
    self.id = id
    standing = showing
    put(up: showing, at: moment)
    standing = front ?? showing
  }

  /// The one that is seen: a toast before all others, then the newest.
  @inline(__always) private var front: Showing? {
    if let toast { return toast.showing }
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
  mutating func put(up showing: Showing, at moment: Moment) {
    dismissal = nil
    switch showing.kind {
    case .spinner, .progress:
      if let toast {
        depart(toast.showing.id, .replaced)
        for waiting in queue { depart(waiting.id, .replaced) }
        self.toast = nil
        queue = []
        count = 0
      }
      replaceAnonymous(with: showing)
      count += 1
    case .toast:
      if toast != nil, showing.terms.policy.queuesToasts {
        queue.append(showing)
        return
      }
      if let toast { depart(toast.showing.id, .replaced) }
      replaceAnonymous(with: nil)
      toast = Toast(showing, isHeld: isAttended, at: moment)
    case .activity, .tracked:
      activities.append(showing)
    }
  }

  mutating func take(_ step: Step, at moment: Moment) {
    if toast == nil, let anonymous, step.continues(anonymous) {
      self.anonymous = step.applied(to: anonymous)
    } else {
      put(up: step.asShowing, at: moment)
    }
  }

  /// Changes a showing wherever it waits its turn; what stands may already be unwanted.
  mutating func change(_ id: Showing.ID, _ change: Change) {
    if toast?.showing.id == id { toast?.showing.apply(change) }
    if anonymous?.id == id { anonymous?.apply(change) }
    if let index = activities.firstIndex(where: { $0.id == id }) {
      activities[index].apply(change)
    }
    if let index = queue.firstIndex(where: { $0.id == id }) { queue[index].apply(change) }
    if standing.id == id { standing.apply(change) }
  }

  private mutating func replaceAnonymous(with showing: Showing?) {
    if let anonymous { depart(anonymous.id, .replaced) }
    anonymous = showing
  }
}

// MARK: What goes

extension Presentation {
  mutating func pop() {
    guard count > 0 else { return }
    count -= 1
    guard count == 0, let anonymous else { return }
    depart(anonymous.id, .ended)
    self.anonymous = nil
  }

  /// The toast's turn is over; all that was anonymous behind it goes with it.
  mutating func endToast(_ reason: HUD.Reason, at moment: Moment) {
    guard let toast else { return }
    depart(toast.showing.id, reason)
    if queue.isEmpty {
      self.toast = nil
      count = 0
    } else {
      self.toast = Toast(queue.removeFirst(), isHeld: isAttended, at: moment)
    }
  }

  /// Takes out one owner's activity; false where it is not, or no longer, here.
  mutating func end(_ id: Showing.ID) -> Bool {
    guard let index = activities.firstIndex(where: { $0.id == id }) else { return false }
    activities.remove(at: index)
    depart(id, .ended)
    return true
  }

  /// Takes out one showing, and nothing else.
  mutating func withdraw(_ id: Showing.ID, _ reason: HUD.Reason, at moment: Moment) {
    if toast?.showing.id == id { return endToast(reason, at: moment) }
    if anonymous?.id == id {
      anonymous = nil
      count = 0
      depart(id, reason)
    }
    let others = activities.count + queue.count
    activities.removeAll { $0.id == id }
    queue.removeAll { $0.id == id }
    if activities.count + queue.count < others { depart(id, reason) }
  }

  mutating func dismissEverything() {
    let all = [toast?.showing, anonymous].compactMap(\.self) + activities + queue
    for showing in all { depart(showing.id, .dismissed) }
    toast = nil
    anonymous = nil
    activities = []
    queue = []
    count = 0
    dismissal = nil
  }

  private mutating func depart(_ id: Showing.ID, _ reason: HUD.Reason) {
    departed.append((id, reason))
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

  /// Draws the consequences of a change: what stands now, and whose showing is over.
  ///
  /// What stands stays so where nothing else is wanted, and ends with the presentation.
  mutating func settle(_ effects: inout [Machine.Effect]) {
    let front = front
    if departed.isEmpty, front?.id == standing.id {
      standing = front ?? standing
      return
    }
    if let front {
      let isReplaced = front.id != standing.id && !isHeld(standing.id)
      if isReplaced, !departed.contains(where: { $0.id == standing.id }) {
        departed.append((standing.id, .replaced))
      }
      standing = front
    } else {
      departed.removeAll { $0.id == standing.id }
    }
    for (id, reason) in departed { effects.append(.end(id, reason)) }
    departed = []
  }

  /// A later call overtook the dismissals that were to come.
  mutating func supersedeDismissals() -> [Machine.Effect] {
    defer { completions = [] }
    return completions.map { .complete($0, .superseded) }
  }

  /// Everything that ends with the presentation.
  func finish(_ reason: HUD.Reason) -> [Machine.Effect] {
    var ids = departed.map(\.id)
    if !ids.contains(standing.id) { ids.append(standing.id) }
    return ids.map { .end($0, reason) } + completions.map { .complete($0, reason) }
  }

  private func isHeld(_ id: Showing.ID) -> Bool {
    toast?.showing.id == id || anonymous?.id == id || activities.contains { $0.id == id }
  }
}

// MARK: What is said

extension Presentation {
  /// Announces the panel when it is first seen.
  mutating func announceAppearance(_ effects: inout [Machine.Effect]) {
    announced = standing
    if !takesFocus() { announceContent(&effects) }
  }

  /// Announces another text or kind, and of a progress each quarter only.
  mutating func announceChange(_ effects: inout [Machine.Effect]) {
    guard let announced else { return }
    if takesFocus() {
      self.announced = standing
      return
    }
    let isSame = standing.id == announced.id
    // What is tracked says how far it is in words, too, and any owner may count in the detail.
    guard isSame && standing.kind == .tracked || standing.title == announced.title,
      isSame || standing.content.detail == announced.content.detail,
      standing.indicator.isSameKind(as: announced.indicator)
    else {
      self.announced = standing
      return announceContent(&effects)
    }
    guard let progress = standing.indicator.progress, let last = announced.indicator.progress,
      (progress * 4).rounded(.down) != (last * 4).rounded(.down)
    else { return }
    self.announced = standing
    if progress > last { effects.append(.announce(.progress(progress))) }
  }

  /// The panel of `other` stays for this presentation, with the focus if it has it.
  mutating func inheritFocus(from other: Presentation) { hasFocus = other.hasFocus }

  /// Whether the focus comes to the panel now: a screen reader reads the element it focuses, and
  /// must not hear the same twice. Of what changes under the focus it reads nothing by itself.
  private mutating func takesFocus() -> Bool {
    let hadFocus = hasFocus
    hasFocus = standing.terms.policy.blocksInput
    return hasFocus && !hadFocus
  }

  /// A picture without a text has nothing to say.
  private func announceContent(_ effects: inout [Machine.Effect]) {
    switch standing.indicator.kind {
    case .none, .image, .custom:
      guard standing.title != nil || standing.content.detail != nil else { return }
    case .indefinite, .activity, .progress, .success, .error, .info:
      break
    }
    effects.append(.announce(.showing(standing)))
  }
}

// MARK: The toast's clock

extension Presentation {
  /// Starts the toast's time anew: it counts from when it is seen.
  mutating func restartToast(at moment: Moment) {
    toast = toast.map { Toast($0.showing, isHeld: isAttended, at: moment) }
  }

  mutating func setAttended(_ isAttended: Bool, at moment: Moment) {
    self.isAttended = isAttended
    toast?.setHeld(isAttended, at: moment.now)
  }
}
