import HUDLayers

/// Passes each event to the state machine, and carries out the effects that the machine returns, in
/// order.
@MainActor package final class Service {
  /// The controller, which owns this service; nil once it is released.
  ///
  /// If it is released off the main actor, the host may report events until the main actor has torn
  /// the HUD down. They are ignored.
  private(set) weak var controller: HUDController?
  package private(set) var host: any HUD.Host
  package private(set) var panel: Panel?
  package private(set) var machine: Machine
  private var endPromises: [Request.ID: EndPromise] = [:]
  private var completions: [CompletionID: HUD.DismissalCompletion] = [:]
  var tracks: [Track] = []

  /// The time to which the host's timer is set, in the host's time; nil if it is not set.
  private var alarm: Duration?
  /// Whether the host was told that a HUD waits for it.
  private var awaitsHost = false

  /// The machine's time minus the host's time. It is adjusted when the host changes, so that the
  /// machine's time does not jump.
  private var clockOffset = Duration.zero

  /// The actions and completions that the event has caused.
  private var appCalls: [() -> Void] = []
  /// The ID of the request of the call that is being processed; nil if there is none.
  private(set) var currentCall: Request.ID?
  private var isDraining = false
  private var wasCalledAgain = false
  /// Whether the machine, the panel or the host is being changed.
  private(set) var isChanging = false
  /// Whether the host asked for an update meanwhile.
  private var missedUpdate = false

  private static var services: Presentation.ID = 0

  init(controller: HUDController, host: any HUD.Host) {
    self.controller = controller
    self.host = host
    // An observer of several HUDs tells their presentations apart, so no two in the process may
    // have the same ID.
    Self.services += 1
    machine = Machine(after: Self.services << 32)
    connect()
  }

  private func connect() {
    let other = host.delegate as? Service
    precondition(
      other == nil || other === self || other?.controller == nil,
      "\(host) already shows the HUD of another controller. Give each controller its own host.")
    host.delegate = self
  }

  /// Processes the messages in the mailbox, in order.
  ///
  /// An effect may post a notification, and its observer may call the HUD, which calls this
  /// function again. The inner call only notes that there is a new message; the outermost call
  /// processes that message before it returns. Messages that other threads post meanwhile are left
  /// to the wake that those threads request. Otherwise a thread that calls all the time would block
  /// the main actor for ever.
  ///
  /// Actions and completions run between two messages, when this function can be called anew. They
  /// may run a main loop, for example of a dialog, and the calls in that loop have to be served.
  ///
  /// - Parameter limit: The number of messages after which the main loop gets a turn.
  /// - Returns: Whether messages are left.
  @discardableResult
  func drain(atMost limit: Int = .max) -> Bool {
    guard !isDraining else {
      wasCalledAgain = true
      return false
    }
    isDraining = true
    defer { isDraining = false }
    var left = limit
    repeat {
      wasCalledAgain = false
      for _ in 0..<(controller?.mailbox.count ?? 0) {
        if left == 0 { return true }
        guard let message = controller?.mailbox.next() else { break }
        left -= 1
        process(message)
        performAppCalls()
      }
    } while wasCalledAgain
    return false
  }

  private func performAppCalls() {
    guard !appCalls.isEmpty else { return }
    let calls = appCalls
    appCalls = []
    isDraining = false
    for call in calls { call() }
    isDraining = true
  }

  private func process(_ message: Mailbox.Message) {
    if let sender = message.sender, sender !== host { return }
    if let endPromise = message.endPromise { endPromises[endPromise.id] = endPromise }
    if let (id, completion) = message.completion { completions[id] = completion }
    if let track = message.track { tracks.append(track) }
    currentCall = message.event.madeRequest
    handle(message.event)
    currentCall = nil
    if let newHost = message.newHost { move(to: newHost) }
  }

  private func handle(_ event: Machine.Input) {
    let now = host.now
    let moment = Moment(
      now: now + clockOffset, hostIsReady: host.isReady, hostFloats: host.floats,
      metrics: host.metrics)
    var effects: [Machine.Effect] = []
    changing { effects = machine.handle(event, at: moment) }
    for effect in effects { carryOut(effect, at: now) }
    setTimer()
  }

  /// Tells the host for what the machine and the panel wait: for the host to become ready, and for
  /// the time at which they have to be woken next.
  private func setTimer() {
    if machine.awaitsHost != awaitsHost {
      awaitsHost = machine.awaitsHost
      host.setAwaited(awaitsHost)
    }
    let wakes = [machine.nextWake.map { $0 - clockOffset }, panel?.exchangeEnds]
    let next = wakes.compactMap(\.self).min()
    guard next != alarm else { return }
    alarm = next
    host.wake(at: next)
  }

  package func wake() {
    keepingController {
      alarm = nil
      changing { panel?.finishExchange(at: host.now) }
      controller?.send(.wake(news: readTracks()))
    }
  }

  /// Carries out one effect of an event that came at `now`.
  ///
  /// The clock is not read again, so that all effects start at the time for which the machine
  /// returned them. Otherwise an effect would start late if an observer in the app took long over
  /// an earlier effect.
  private func carryOut(_ effect: Machine.Effect, at now: Duration) {
    switch effect {
    case .appear(let request, let continuing):
      changing {
        if continuing {
          panel?.show(request, at: now)
        } else {
          panel = Panel(request, on: host, at: now)
        }
        panel?.enter(at: now)
      }
    case .change(let request):
      changing { panel?.show(request, at: now) }
    case .disappear:
      changing { panel?.leave(at: now) }
    case .remove:
      changing {
        panel = nil
        host.close()
      }
    case .post(let event):
      controller?.post(event)
    case .perform(let action):
      appCalls.append { action.perform() }
    case .announce(let announcement):
      host.announce(announcement)
    case .end(let id, let reason):
      changing { tracks.removeAll { $0.id == id } }
      endPromises.removeValue(forKey: id)?.finish(reason)
    case .complete(let id, let reason):
      if let completion = completions.removeValue(forKey: id) {
        appCalls.append { completion(reason) }
      }
    case .explainWaiting:
      controller?.log("The HUD has waited for two seconds: \(host.reasonNotReady)")
    }
  }
}

// MARK: Objects of the app that are released

extension Service {
  /// Changes the machine, the panel or the host.
  ///
  /// The change may release an object of the app, for example one that an action holds. Its
  /// `deinit` may let the host draw or read the time, while the change is only half done. So what
  /// the host asks for meanwhile is done afterwards.
  private func changing(_ change: () -> Void) {
    let isInner = isChanging
    isChanging = true
    change()
    isChanging = isInner
    if !isInner, missedUpdate { update() }
  }

  package func update() {
    missedUpdate = isChanging
    if isChanging { return }
    keepingController { changing { panel?.update() } }
  }

  package func restart() {
    if !isChanging { keepingController { changing { panel?.restart() } } }
  }

  /// Keeps the controller alive while `body` runs. Otherwise the app's code in `body` could release
  /// the last reference to the controller, which would remove the panel meanwhile.
  func keepingController(_ body: () -> Void) { withExtendedLifetime(controller, body) }
}

// MARK: Change and end of the host

extension Service {
  /// Replaces the host. The visible HUD has already ended. Requests that still wait for a window
  /// now wait for the new host.
  private func move(to newHost: any HUD.Host) {
    let now = host.now + clockOffset
    host.wake(at: nil)
    host.setAwaited(false)
    host.delegate = nil
    host = newHost
    clockOffset = now - newHost.now
    machine.hostIsGone = false
    connect()
    (alarm, awaitsHost) = (nil, false)
    for news in readTracks() { handle(news) }
    handle(.hostReady)
  }

  /// Ends everything when the controller is released. No notification is posted, because its
  /// object, the controller, no longer exists.
  func tearDown() {
    let (endPromises, completions, tracks) = (endPromises, completions, tracks)
    (self.endPromises, self.completions, self.tracks) = ([:], [:], [])
    // Another controller may have taken the host since the controller was released.
    if host.delegate === self {
      host.wake(at: nil)
      host.setAwaited(false)
      host.delegate = nil
      let panel = panel
      self.panel = nil
      if panel != nil { host.close() }
    }
    for endPromise in endPromises.values { endPromise.finish(.hostGone) }
    for completion in completions.values { completion(.hostGone) }
    withExtendedLifetime(tracks) {}
  }
}
