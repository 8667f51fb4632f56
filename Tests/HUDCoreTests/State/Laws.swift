import HUDCore

/// What must hold whatever happens, read off everything a machine says.
struct Laws {
  /// So few that a random session has more.
  static let toastQueueLimit = 2

  private(set) var broken: [String] = []

  private var readEffects = 0
  private var lastPost: HUD.Event?
  private var panel: HUD.Content?
  private var isLeaving = false
  /// From when one indicator gives way to another until it is taken out.
  private var hasTwoIndicators = false
  private var isTicking = false
  private var isAwaited = false
  private var ended: Set<Request.ID> = []
  private var completed: Set<Completion.ID> = []

  /// Showings and dismissals that were asked for, and have to end once.
  var requests: Set<Request.ID> = []
  var dismissals: Set<Completion.ID> = []

  mutating func read(_ driver: MachineDriver) {
    for effect in driver.effects[readEffects...] { read(effect, hostIsReady: driver.hostIsReady) }
    readEffects = driver.effects.count
    compare(with: driver)
    if driver.phase == .hidden { expectNothingLeft(of: driver) }
  }

  private mutating func expect(_ isTrue: Bool, _ law: @autoclosure () -> String) {
    if !isTrue { broken.append(law()) }
  }
}

// MARK: One effect

extension Laws {
  private mutating func read(_ effect: Machine.Effect, hostIsReady: Bool) {
    switch effect {
    case .appear(let request, let continuing):
      expect(continuing == (panel != nil), "goes on from a panel exactly where there is one")
      expect(continuing || hostIsReady, "comes only where there is a place")
      take(request)
      isLeaving = false
    case .change(let request):
      expect(panel != nil && !isLeaving, "changes only what is on show")
      take(request)
    case .finishExchange:
      expect(panel != nil && hasTwoIndicators, "takes out an indicator that gave way, once")
      hasTwoIndicators = false
    case .disappear:
      expect(panel != nil && !isLeaving, "leaves once")
      isLeaving = true
    case .remove:
      expect(panel != nil, "removes only what is there")
      panel = nil
      hasTwoIndicators = false
    case .post(let event):
      read(event)
    case .end(let id, let reason):
      expect(ended.insert(id).inserted, "ends request \(id) once")
      expect(reason != .superseded && reason != .notShowing, "no request ends as \(reason)")
    case .complete(let id, let reason):
      expect(completed.insert(id).inserted, "completes dismissal \(id) once")
      expect(reason != .replaced && reason != .dropped, "no dismissal completes as \(reason)")
    case .perform, .announce:
      expect(panel != nil && !isLeaving, "speaks and acts only while on show")
    case .explainWaiting:
      expect(panel == nil, "explains a wait only while nothing is on show")
    case .schedule:
      break
    case .setAwaited(let isAwaited):
      expect(isAwaited != self.isAwaited, "begins to wait for a host once, and ends it once")
      self.isAwaited = isAwaited
    case .setTicking(let isTicking):
      expect(isTicking != self.isTicking, "begins to tick once, and ends it once")
      self.isTicking = isTicking
    }
  }

  private mutating func take(_ request: Request) {
    let isAnother = panel.map { !$0.indicator.isSameKind(as: request.content.indicator) } ?? false
    hasTwoIndicators = hasTwoIndicators || isAnother
    panel = request.content
  }

  private mutating func read(_ event: HUD.Event) {
    let isSame = event.presentation == lastPost?.presentation
    switch event.kind {
    case .willAppear:
      let isNext = lastPost.map { $0.kind == .didDisappear && $0.presentation < event.presentation }
      expect(isNext ?? true, "a presentation begins after the end of the one before")
    case .didAppear:
      expect(isSame && lastPost?.kind == .willAppear, "didAppear follows willAppear")
    case .willDisappear:
      expect(isSame && isOnScreen, "willDisappear follows willAppear or didAppear")
    case .didDisappear:
      expect(isSame && lastPost?.kind == .willDisappear, "didDisappear follows willDisappear")
      expect(event.reason == lastPost?.reason, "the reason is fixed at willDisappear")
    default:
      expect(isSame && isOnScreen, "touches are told only while on screen")
      return
    }
    let isLeaving = event.kind == .willDisappear || event.kind == .didDisappear
    expect(isLeaving == (event.reason != nil), "a reason comes with leaving, and only then")
    lastPost = event
  }

  private var isOnScreen: Bool { lastPost?.kind == .willAppear || lastPost?.kind == .didAppear }
}

// MARK: The whole, after an event

extension Laws {
  private mutating func compare(with driver: MachineDriver) {
    let phase = driver.phase
    expect(driver.isVisible == isOnScreen, "isVisible from willAppear to willDisappear")
    let hasPanel = driver.isVisible || phase == .disappearing
    expect(hasPanel == (panel != nil), "a panel stands exactly while something is on show")
    expect(isLeaving == (phase == .disappearing) || panel == nil, "only what disappears leaves")
    expect(
      lastPost?.kind != .didDisappear || lastPost?.isInterrupted == false, "interrupted by none")
    expect(driver.count >= 0, "the count is not negative")
    expect(isAwaited == (phase == .waitingForHost), "a host is awaited exactly while one is wanted")

    let presentation = driver.presentation
    if let presentation { compareRequests(of: presentation) }
    if driver.isVisible {
      expect(panel == presentation?.displayed.content, "the panel shows what stands")
    }
    if let wake = driver.wake {
      expect(wake.presentation == presentation?.id, "only the present one is to be woken")
      expect(wake.time >= driver.now, "what is due has been done")
    }
    let follows = presentation?.isFollowing == true
    switch phase {
    case .waiting, .appearing, .lingering, .disappearing:
      expect(driver.wake != nil, "\(phase) ends by itself")
    case .visible, .waitingForHost:
      let hasEnd = presentation?.dismissal != nil || presentation?.withdrawals.isEmpty == false
      let hasClock =
        if phase == .waitingForHost {
          hasEnd || follows || presentation?.explanationDue != nil || presentation?.toast != nil
        } else {
          hasEnd || presentation?.toast?.isRunning == true || hasTwoIndicators
        }
      expect(
        hasClock == (driver.wake != nil), "a timer runs exactly where something ends by itself")
    case .hidden:
      expect(driver.wake == nil, "hidden means no timer")
    }
    expect(isTicking == (driver.isVisible && follows), "what is followed is read while on show")
  }

  private mutating func compareRequests(of presentation: Presentation) {
    let requests = presentation.requests
    let names = requests.compactMap(\.name)
    expect(Set(names).count == names.count, "at most one live request has a name")
    expect(ended.isDisjoint(with: requests.map(\.id)), "what has ended is not live")
    expect(presentation.queue.count <= Self.toastQueueLimit, "no more toasts wait than may")
    expect(presentation.queue.isEmpty || presentation.toast != nil, "toasts wait only for toasts")
    let anonymous = requests.filter { $0.kind == .spinner || $0.kind == .progress }
    expect(anonymous.count <= 1, "there is one anonymous request at most")
    expect(anonymous.isEmpty == (presentation.count == 0), "the anonymous request has the count")
    expect(presentation.toast == nil || anonymous.isEmpty, "a toast covers no anonymous request")
  }

  private mutating func expectNothingLeft(of driver: MachineDriver) {
    expect(requests.isSubset(of: ended), "hidden, every request has ended")
    expect(dismissals.isSubset(of: completed), "hidden, every dismissal is completed")
    expect(driver.presentation == nil, "hidden, nothing is kept")
  }
}

extension Toast {
  fileprivate var isRunning: Bool { if case .running = clock { true } else { false } }
}
