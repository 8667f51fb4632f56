import HUDCore

/// The rules that hold in every state, checked against all effects of a machine.
struct Laws {
  /// Low enough that random sessions exceed it.
  static let toastQueueLimit = 2

  private(set) var broken: [String] = []

  private var readEffects = 0
  private var lastPost: HUD.Event?
  private var request: Request?
  private var panel: HUD.Content? { request?.content }
  private var isLeaving = false
  private var ended: Set<Request.ID> = []
  private var completed: Set<CompletionID> = []

  /// The requests and dismissals that must end exactly once.
  var requests: Set<Request.ID> = []
  var dismissals: Set<CompletionID> = []

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

// MARK: Each effect

extension Laws {
  private mutating func read(_ effect: Machine.Effect, hostIsReady: Bool) {
    switch effect {
    case .appear(let request, let continuing):
      expect(continuing == (panel != nil), "continues from a panel only if there is one")
      expect(continuing || hostIsReady, "opens a panel only on a ready host")
      self.request = request
      isLeaving = false
    case .change(let request):
      expect(panel != nil && !isLeaving, "changes only a displayed panel")
      self.request = request
    case .disappear:
      expect(panel != nil && !isLeaving, "disappears once")
      isLeaving = true
    case .remove:
      expect(panel != nil, "removes only a panel that exists")
      request = nil
    case .post(let event):
      read(event)
    case .end(let id, let reason):
      expect(ended.insert(id).inserted, "ends request \(id) once")
      expect(reason != .superseded && reason != .notShowing, "no request ends as \(reason)")
    case .complete(let id, let reason):
      expect(completed.insert(id).inserted, "completes dismissal \(id) once")
      expect(reason != .replaced && reason != .dropped, "no dismissal completes as \(reason)")
    case .perform, .announce:
      expect(panel != nil && !isLeaving, "announces and runs actions only while displayed")
    case .explainWaiting:
      expect(panel == nil, "explains a wait only while nothing is displayed")
    }
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
      expect(isSame && isOnScreen, "touches are posted only while visible")
      return
    }
    let isLeaving = event.kind == .willDisappear || event.kind == .didDisappear
    expect(
      isLeaving == (event.reason != nil),
      "exactly the two notifications of a disappearance have a reason")
    lastPost = event
  }

  private var isOnScreen: Bool { lastPost?.kind == .willAppear || lastPost?.kind == .didAppear }
}

// MARK: After each input

extension Laws {
  private mutating func compare(with driver: MachineDriver) {
    let phase = driver.phase
    expect(driver.isVisible == isOnScreen, "isVisible from willAppear to willDisappear")
    let hasPanel = driver.isVisible || phase == .disappearing
    expect(
      hasPanel == (panel != nil),
      "there is a panel from the appearance to the end of the disappearance")
    expect(
      isLeaving == (phase == .disappearing) || panel == nil, "only a disappearing panel is leaving")
    expect(
      lastPost?.kind != .didDisappear || lastPost?.isInterrupted == false,
      "an interrupted presentation is followed by another")
    expect(driver.count >= 0, "the count is not negative")

    let presentation = driver.presentation
    if let presentation { compareRequests(of: presentation) }
    if driver.isVisible {
      expect(panel == presentation?.displayed.content, "the panel shows the displayed request")
    }
    if let wake = driver.wake {
      expect(wake >= driver.now, "no wake is overdue")
    }
    let follows = presentation?.isFollowing == true
    switch phase {
    case .waiting, .appearing, .lingering, .disappearing:
      expect(driver.wake != nil, "\(phase) has a timer")
    case .visible, .waitingForHost:
      let hasEnd =
        presentation?.dismissal != nil
        || presentation?.requests.contains { $0.withdrawal != nil } == true
      let toast = presentation?.shownToast
      let hasClock =
        if phase == .waitingForHost {
          hasEnd || follows || presentation?.explanationDue != nil || toast != nil
        } else {
          hasEnd || follows || toast != nil && presentation?.attendedSince == nil
        }
      expect(
        hasClock == (driver.wake != nil), "there is a timer exactly if something ends by itself")
    case .hidden:
      expect(driver.wake == nil, "hidden means no timer")
    }
  }

  private mutating func compareRequests(of presentation: Presentation) {
    let requests = presentation.requests.map(\.request)
    let toasts = presentation.requests.drop { !$0.isToast }
    let names = requests.compactMap(\.name)
    expect(Set(names).count == names.count, "no two live requests have the same id")
    expect(ended.isDisjoint(with: requests.map(\.id)), "an ended request is not live")
    expect(toasts.count <= Self.toastQueueLimit + 1, "no more toasts wait than the limit")
    expect(toasts.allSatisfy(\.isToast), "toasts rank above all other requests")
    let anonymous = requests.filter { $0.kind == .anonymous }
    expect(anonymous.count <= 1, "there is at most one anonymous request")
    expect(
      anonymous.isEmpty == (presentation.count == 0),
      "the count is 0 exactly without an anonymous request")
    expect(
      toasts.isEmpty || anonymous.isEmpty, "a toast never covers the anonymous request")
  }

  private mutating func expectNothingLeft(of driver: MachineDriver) {
    expect(requests.isSubset(of: ended), "while hidden, every request has ended")
    expect(dismissals.isSubset(of: completed), "while hidden, every dismissal has completed")
    expect(driver.presentation == nil, "while hidden, no presentation is kept")
  }
}
