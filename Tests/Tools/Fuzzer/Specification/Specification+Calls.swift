import HUDCore

extension Specification {
  mutating func handle(_ input: Input) {
    // T3: work that is over shows nothing.
    if case .wake(let news) = input, phase == .waiting {
      for case .withdraw(let handle, let reason, _) in news {
        revise(leaving: reason) { $0.withdraw(handle: handle, reason) }
      }
    }
    fireWhatIsDue()
    apply(input)
  }

  private mutating func apply(_ input: Input) {
    switch input {
    case .show(let wanted): show(wanted)
    case .step(let wanted, let step): self.step(wanted, step)
    case .change(let handle, let change): self.change(handle, [change])
    case .changes(let handle, let changes): change(handle, changes)
    case .end(let handle, let toast): end(handle, toast)
    case .withdraw(let handle, let reason, let isAnimated):
      revise(leaving: reason) { $0.withdraw(handle: handle, reason, isAnimated: isAnimated) }
    case .withdrawLater(let handle, let delay, let isAnimated):
      revise { specification in
        let due = specification.now + delay
        specification.scheduleEnd(of: handle, Scheduled(due: due, isAnimated: isAnimated))
      }
    case .dismissID(let id, let isAnimated):
      guard let wanted = live.first(where: { $0.id == id }) else { return }
      revise(leaving: .dismissed) { $0.withdraw(wanted, .dismissed, isAnimated: isAnimated) }
    case .cancelled(let id, let toast):
      if let wanted = id == nil ? anonymous : live.first(where: { $0.id == id }) {
        revise(leaving: .cancelled) { $0.withdraw(wanted, .cancelled) }
      }
      show(toast)
    case .setStatus(let status): setStatus(status)
    case .pop: revise { $0.pop() }
    case .dismiss(let delay, let isAnimated, let completion):
      dismiss(after: delay, isAnimated: isAnimated, completion)
    case .wake(let news): for change in news { apply(change) }
    case .hostReady: hostBecameReady()
    case .hostLost(let isForGood): hostWasLost(isForGood)
    case .move(let isReady): move(toReadyHost: isReady)
    case .attention(let isAttended): attend(isAttended)
    case .touch(let isInside): touch(isInside)
    case .press(let press): perform(press)
    case .gesture(let order, let gesture):
      guard phase == .appearing || phase == .visible, let displayed, displayed.order == order,
        !displayed.terms.dismissal.isDisjoint(with: gesture)
      else { return }
      revise(leaving: .dismissedByUser) { $0.withdraw(displayed, .dismissedByUser) }
    }
  }

  // MARK: Shows

  private mutating func show(_ wanted: Wanted) {
    // F3, E16
    if wanted.kind == .toast && wanted.isEmpty || isOver(wanted) {
      return tellEnd(wanted, .neverShown)
    }
    switch phase {
    case .hidden:
      begin(with: wanted)
      isAttended = false
      toast?.hold(isAttended, at: now)
      graceEnds = now + wanted.terms.graceTime
      appearWhenPossible()
    case .disappearing:
      let isAttended = isAttended
      finish(isInterrupted: true)
      begin(with: wanted)
      self.isAttended = isAttended
      appear()
    default:
      revise(adds: true) { $0.add(wanted) }
    }
  }

  private mutating func begin(with wanted: Wanted) {
    presentation += 1
    isExplained = false
    leavesAnimated = true
    longestMinimum = .zero
    add(wanted)
    displayed = wanted
  }

  /// P2, I3.
  private mutating func step(_ wanted: Wanted, _ step: Step) {
    let target =
      wanted.id == nil ? anonymous : owned.first { $0.kind == .named && $0.id == wanted.id }
    guard phase != .hidden, phase != .disappearing, let target, step.continues(target)
    else { return show(wanted) }
    revise { specification in
      specification.edit({ $0.order == target.order }) { stepped in
        let indicator = step.indicator.isNamed ? step.indicator : stepped.content.indicator
        stepped.content.indicator = indicator.stepped(to: step.progress)
        // P1
        if let status = step.status { stepped.content.status = status }
        if wanted.terms.isOwn { stepped.terms = wanted.terms }
      }
    }
  }

  /// Adds a request, in the place of the request with the same id if there is one (I1, I2).
  private mutating func add(_ wanted: Wanted) {
    var wanted = wanted
    if isVisible { wanted.startDelay(at: now) }
    scheduled = nil
    if let id = wanted.id, let old = live.first(where: { $0.id == id }) {
      if old.kind.family == wanted.kind.family { return replace(old, with: wanted) }
      withdraw(old, .replaced)
    }
    switch wanted.kind {
    case .anonymous:
      for toast in toasts { ended(toast.wanted, .replaced) }
      toast = nil
      queue = []
      if let anonymous { ended(anonymous, .replaced) }
      anonymous = wanted
      count += 1
    case .toast:
      let new = newToast(wanted)
      if let toast {
        if wanted.terms.enqueues {
          guard let equal = toasts.first(where: { wanted.merges(with: $0.wanted) })?.wanted else {
            return wait(new)
          }
          // I6
          ended(equal, .replaced)
          if toast.wanted.order == equal.order { self.toast = new }
          queue = queue.map { $0.wanted.order == equal.order ? new : $0 }
          return
        }
        ended(toast.wanted, .replaced)
      }
      if let anonymous { ended(anonymous, .replaced) }
      anonymous = nil
      count = 0
      toast = new
    case .named, .activity, .tracked:
      owned.append(wanted)
    }
  }

  /// I5.
  private mutating func wait(_ new: Toast) {
    queue.append(new)
    while queue.count > new.wanted.terms.queueLimit { ended(queue.removeFirst().wanted, .dropped) }
  }

  private mutating func replace(_ old: Wanted, with wanted: Wanted) {
    ended(old, .replaced)
    var wanted = wanted
    // The new request is as old as the one that it replaces, so nothing comes forward.
    let order = old.order
    switch wanted.kind {
    case .anonymous:
      preconditionFailure("An anonymous request has no id.")
    case .named, .activity, .tracked:
      wanted.order = order
      owned = owned.map { $0.order == order ? wanted : $0 }
    case .toast:
      wanted.order = order
      let new = newToast(wanted)
      if toast?.wanted.order == order { toast = new }
      queue = queue.map { $0.wanted.order == order ? new : $0 }
    }
  }

  func newToast(_ wanted: Wanted) -> Toast {
    var toast = Toast(wanted: wanted, called: now)
    toast.restart(self)
    return toast
  }

  mutating func restartToast() {
    guard var toast else { return }
    toast.restart(self)
    self.toast = toast
  }

  // MARK: Changes

  private mutating func change(_ handle: Int, _ changes: [Change]) {
    revise { specification in
      specification.edit({ $0.handle == handle }) { for change in changes { $0.apply(change) } }
      specification.endEmptyToasts()
      if case .terms(let terms)? = changes.last, terms.duration != nil,
        specification.toast?.wanted.handle == handle
      {
        specification.restartToast()
      }
    }
  }

  private mutating func setStatus(_ status: String?) {
    revise { specification in
      guard var displayed = specification.displayed else { return }
      displayed.content.status = status
      specification.edit({ $0.order == displayed.order }) { $0.content.status = status }
      specification.endEmptyToasts()
      if displayed.kind != .toast || !displayed.isEmpty { specification.displayed = displayed }
    }
  }

  /// F3.
  private mutating func endEmptyToasts() {
    for toast in toasts where toast.wanted.isEmpty { withdraw(toast.wanted, .ended) }
  }

  private mutating func edit(_ isMeant: (Wanted) -> Bool, _ change: (inout Wanted) -> Void) {
    if let toast, isMeant(toast.wanted) { change(&self.toast!.wanted) }  // checked before
    if let anonymous, isMeant(anonymous) { change(&self.anonymous!) }  // checked before
    for index in owned.indices where isMeant(owned[index]) { change(&owned[index]) }
    for index in queue.indices where isMeant(queue[index].wanted) { change(&queue[index].wanted) }
  }

  // MARK: Ends

  private mutating func scheduleEnd(of handle: Int, _ end: Scheduled) {
    guard let order = live.first(where: { $0.handle == handle })?.order else { return }
    scheduledEnds.removeAll { $0.order == order }
    scheduledEnds.append((order, end))
  }

  private mutating func pop() {
    guard count > 0 else { return }
    count -= 1
    guard count == 0, let anonymous else { return }
    ended(anonymous, .ended)
    self.anonymous = nil
  }

  /// E5.
  private mutating func end(_ handle: Int, _ closing: Wanted?) {
    guard var closing, let wanted = live.first(where: { $0.handle == handle }) else {
      return revise { $0.withdraw(handle: handle, .ended) }
    }
    closing.terms = wanted.terms
    closing.id = wanted.id
    closing.terms.ignoresDuration = true
    revise(adds: true) { [closing] specification in
      let toast = specification.newToast(closing)
      if specification.toast?.wanted.order == wanted.order {
        specification.ended(wanted, .ended)
        specification.toast = toast
      } else if let index = specification.queue.firstIndex(where: {
        $0.wanted.order == wanted.order
      }) {
        specification.ended(wanted, .ended)
        specification.queue[index] = toast
      } else {
        specification.withdraw(wanted, .ended)
        specification.add(closing)
      }
      specification.scheduled = nil
    }
  }

  private mutating func withdraw(
    handle: Int, _ reason: HUD.Reason, isAnimated: Bool = true
  ) {
    guard let wanted = live.first(where: { $0.handle == handle }) else { return }
    withdraw(wanted, reason, isAnimated: isAnimated)
  }

  /// E4.
  mutating func withdraw(_ wanted: Wanted, _ reason: HUD.Reason, isAnimated: Bool = true) {
    guard live.contains(where: { $0.order == wanted.order }) else { return }
    leavesAnimated = isAnimated
    if toast?.wanted.order == wanted.order { return endToast(reason) }
    if anonymous?.order == wanted.order {
      anonymous = nil
      count = 0
    }
    owned.removeAll { $0.order == wanted.order }
    queue.removeAll { $0.wanted.order == wanted.order }
    ended(wanted, reason)
  }

  mutating func endToast(_ reason: HUD.Reason) {
    guard let toast else { return }
    ended(toast.wanted, reason)
    self.toast = queue.isEmpty ? nil : queue.removeFirst()
    restartToast()
  }

  mutating func endEverything() {
    for wanted in live { ended(wanted, .dismissed) }
    toast = nil
    queue = []
    anonymous = nil
    owned = []
    count = 0
    scheduled = nil
  }

  private mutating func ended(_ wanted: Wanted, _ reason: HUD.Reason) {
    untold.append((wanted, reason))
    scheduledEnds.removeAll { $0.order == wanted.order }
  }

  private mutating func dismiss(after delay: Duration, isAnimated: Bool, _ completion: Int?) {
    switch phase {
    case .hidden:
      if let completion { complete(completion, .notShowing) }
    case .lingering:
      if let completion { completions.append(completion) }
      if !isAnimated, delay <= .zero { leavesAnimated = false }
    case .disappearing:
      if let completion { completions.append(completion) }
      if !isAnimated, delay <= .zero { finish(isInterrupted: false) }
    default:
      revise(leaving: .dismissed) { specification in
        if let completion { specification.completions.append(completion) }
        if delay > .zero {
          specification.scheduled = Scheduled(
            due: specification.now + delay, isAnimated: isAnimated)
        } else {
          specification.leavesAnimated = isAnimated
          specification.endEverything()
        }
      }
    }
  }

  // MARK: The user

  private mutating func attend(_ isAttended: Bool) {
    // Even a panel that disappears notes it, for the next presentation that takes it over.
    if phase == .disappearing { self.isAttended = isAttended }
    revise { specification in
      specification.isAttended = isAttended
      specification.toast?.hold(isAttended, at: specification.now)
    }
  }

  private mutating func touch(_ isInside: Bool) {
    guard isVisible, displayed?.terms.blocksInput == true else { return }
    post(.didReceiveTouch)
    if isInside { post(.didTouchInside) }
  }

  /// The press of the button that is drawn; nil if there is none.
  var drawnPress: Press? {
    guard isVisible || phase == .disappearing, let displayed, let action = displayed.content.action
    else { return nil }
    return Press(order: displayed.order, action: action)
  }

  /// E6.
  private mutating func perform(_ press: Press) {
    guard isVisible, let displayed, displayed.order == press.order,
      [displayed.content.action, displayed.content.tap].contains(press.action),
      phase != .lingering || press.action.keepsHUD
    else { return }
    let action = press.action
    perform(action)
    if action.keepsHUD { return }
    let reason: HUD.Reason = action.role == .cancel ? .cancelled : .ended
    revise(leaving: reason) { $0.withdraw(displayed, reason) }
  }
}

extension Specification.Step {
  func continues(_ wanted: Specification.Wanted) -> Bool {
    wanted.kind == .named || progress != 0 || (wanted.content.indicator.progress ?? 0) == 0
  }
}

extension Specification.Toast {
  /// Gives the toast its whole time again.
  mutating func restart(_ specification: Specification) {
    let time = wanted.terms.toastTime(
      for: wanted.content, underScreenReader: specification.screenReaderIsRunning)
    left = time
    end = specification.isAttended ? nil : specification.now + time
  }

  /// T8.
  mutating func hold(_ isHeld: Bool, at now: Duration) {
    if isHeld, let end {
      left = max(end - now, .zero)
      self.end = nil
    } else if !isHeld, end == nil {
      end = now + left
    }
  }
}
