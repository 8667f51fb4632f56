import HUDCore
import HUDLayers
import Testing

/// Drives a state machine with a clock that the test moves. It wakes the machine when asked to, and
/// records all effects.
final class MachineDriver {
  /// The policy of the calls made from now on.
  var policy: Policy { didSet { resolvedOptions = policy.resolved(dismissal: dismissal) } }
  /// The gestures that may dismiss the requests made from now on.
  var dismissal: HUD.DismissalGestures = [] {
    didSet { resolvedOptions = policy.resolved(dismissal: dismissal) }
  }
  var hostIsReady = true
  var hostFloats = false
  var screenReaderIsRunning = false

  private(set) var machine = Machine()
  private(set) var now = Duration.zero
  private(set) var effects: [Machine.Effect] = []
  private(set) var resolvedOptions: ResolvedOptions
  private var lastID: UInt64 = 0

  init(_ policy: Policy = .instant) {
    self.policy = policy
    resolvedOptions = policy.resolved()
  }

  /// The time at which the machine has to be woken.
  var wake: Duration? { machine.nextWake }

  func send(_ input: Machine.Input) {
    var moment = Moment(now: now)
    moment.hostIsReady = hostIsReady
    moment.hostFloats = hostFloats
    moment.metrics.screenReaderIsRunning = screenReaderIsRunning
    effects += machine.handle(input, at: moment)
  }

  private func nextID() -> UInt64 {
    lastID += 1
    return lastID
  }
}

// MARK: Calls

extension MachineDriver {
  @discardableResult
  func show(
    _ title: String? = nil, _ indicator: HUD.Indicator = .spinner, named name: String? = nil
  ) -> Request.ID {
    put(
      up: HUD.Content(indicator, status: title), as: name == nil ? .anonymous : .named, named: name)
  }

  @discardableResult
  func toast(_ title: String? = nil, named name: String? = nil) -> Request.ID {
    put(up: HUD.Content(.success, status: title), as: .toast, named: name)
  }

  @discardableResult
  func begin(_ title: String? = nil, named name: String? = nil) -> Request.ID {
    put(up: HUD.Content(.spinner, status: title), as: .owned, named: name)
  }

  @discardableResult
  func put(
    up content: HUD.Content, as kind: Request.Kind, named name: String? = nil
  ) -> Request.ID {
    let request = Request(
      id: nextID(), kind: kind, name: name, content: content, resolvedOptions: resolvedOptions)
    send(.show(request))
    return request.id
  }

  @discardableResult
  func progress(
    _ progress: Double, _ status: String? = nil, as indicator: HUD.Indicator = .spinner,
    named name: String? = nil, mask: HUD.Mask = .inherited
  ) -> Request.ID {
    var step = ProgressCall(
      name: name, progress: progress, status: status, indicator: indicator, mask: mask,
      defaults: resolvedOptions)
    step.id = nextID()
    send(.progress(step))
    return step.id
  }

  func end(_ activity: Request.ID) { send(.withdraw(activity, .ended)) }

  @discardableResult
  func end(_ activity: Request.ID, with title: String) -> Request.ID {
    let content = HUD.Content(.success, status: title)
    let toast = (id: nextID(), content: content)
    send(.end(activity, toast: toast))
    return toast.id
  }

  func pop() { send(.popActivity) }

  /// Returns the ID of the dismissal's completion.
  @discardableResult
  func dismiss(after delay: Duration = .zero, isAnimated: Bool = true) -> UInt64 {
    let completion = EndPromise(of: nextID())
    send(.dismiss(after: delay, isAnimated: isAnimated, completion: completion))
    return completion.id
  }

  /// Presses the button of the displayed request, if it has one.
  func press() {
    if let press = presentation?.displayed.press { send(.press(press)) }
  }

  /// Makes a gesture on the panel of the displayed request.
  func dismissByHand(_ gesture: HUD.DismissalGestures) {
    if let displayed = presentation?.displayed { send(.dismissByHand(displayed.id, gesture)) }
  }

  func dismiss(named name: String) { send(.withdrawNamed(name, .dismissed)) }
}

// MARK: Time and host

extension MachineDriver {
  /// Advances the clock, and sends each wake at its time.
  func pass(_ time: Duration) {
    let end = now + time
    for _ in 0..<10_000 {
      guard let next = wake, next <= end else {
        now = end
        return
      }
      now = max(now, next)
      send(.wake())
    }
    Issue.record("The machine asks to be woken without end.")
  }

  /// Advances the clock without the wakes, so that a test can send something else first.
  func stop(for time: Duration) { now += time }

  func loseHost(forGood isForGood: Bool = false) {
    hostIsReady = false
    send(.hostLost(isForGood: isForGood))
  }

  func gainHost() {
    hostIsReady = true
    send(.wake(hostBecameReady: true))
  }
}

// MARK: Results

extension MachineDriver {
  enum Phase {
    case hidden, waitingForHost, waiting, appearing, visible, lingering, disappearing
  }

  var phase: Phase {
    switch machine.phase {
    case .hidden: .hidden
    case .waiting: machine.awaitsHost ? .waitingForHost : .waiting
    case .visible: presentation?.fadeInEnds == nil ? .visible : .appearing
    case .lingering: .lingering
    case .disappearing: .disappearing
    }
  }

  var isVisible: Bool { machine.isVisible }

  var presentation: Presentation? { machine.presentation }

  var count: Int { presentation?.count ?? 0 }

  /// The content of the panel, or nil while there is no panel.
  var panel: HUD.Content? {
    var panel: HUD.Content?
    for effect in effects {
      switch effect {
      case .appear(let request, _), .change(let request): panel = request.content
      case .remove: panel = nil
      default: break
      }
    }
    return panel
  }

  /// The events that are posted as notifications too.
  var events: [HUD.Event] { allEvents.filter { $0.kind != .didChange } }

  var allEvents: [HUD.Event] {
    effects.compactMap { if case .post(let event) = $0 { event } else { nil } }
  }

  var posts: [HUD.Event.Kind] { events.map(\.kind) }

  var announcements: [Announcement] {
    effects.compactMap {
      if case .announce(let announcement, unlessFocused: false) = $0 { announcement } else { nil }
    }
  }

  /// The reasons for which a request has ended. A correct machine gives at most one.
  func ends(of id: Request.ID) -> [HUD.Reason] {
    effects.compactMap {
      if case .end(let promise, let reason) = $0, promise.id == id { reason } else { nil }
    }
  }

  /// The reasons that a dismissal's completion got. A correct machine gives at most one.
  func results(of id: UInt64) -> [HUD.Reason] {
    effects.compactMap {
      if case .complete(let promise, let reason) = $0, promise.id == id { reason } else { nil }
    }
  }
}

extension RequestChange {
  static func status(_ status: String?) -> RequestChange { RequestChange(status: status ?? "") }
  static func detail(_ detail: String?) -> RequestChange { RequestChange(detail: detail ?? "") }
  static func progress(_ progress: Double) -> RequestChange { RequestChange(progress: progress) }
  static func content(_ content: HUD.Content) -> RequestChange { RequestChange(content: content) }
  static func options(_ options: ResolvedOptions) -> RequestChange {
    RequestChange(options: options)
  }
}
