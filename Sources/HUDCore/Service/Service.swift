import HUDLayers

/// Passes each event to the state machine, and carries out the effects that the machine returns, in
/// order.
@MainActor package final class Service {
  unowned let controller: HUDController
  private(set) var host: any HUD.Host
  package private(set) var panel: Panel?
  private(set) var machine = Machine()
  private var endPromises: [Request.ID: EndPromise] = [:]
  private var completions: [Completion.ID: HUD.DismissalCompletion] = [:]
  var tracks: [Track] = []
  var scheduled: Wake?

  /// The machine's time minus the host's time. It is adjusted when the host changes, so that the
  /// machine's time does not jump.
  private var clockOffset = Duration.zero

  private var messages: [Mailbox.Message] = []
  /// An empty array with storage for the effects of the next event.
  private var spareEffects: [Machine.Effect] = []
  private var isDraining = false
  private var wasCalledAgain = false

  init(controller: HUDController, host: any HUD.Host) {
    self.controller = controller
    self.host = host
    host.delegate = self
  }

  /// Processes the messages in the mailbox, in order.
  ///
  /// An effect may call the app, and the app may call the HUD, which calls this function again. The
  /// inner call only notes that there is a new message; the outermost call processes that message
  /// before it returns. Messages that other threads post meanwhile are left to the wake that those
  /// threads request. Otherwise a thread that calls all the time would block the main actor for
  /// ever.
  func drain() {
    guard !isDraining else {
      wasCalledAgain = true
      return
    }
    isDraining = true
    defer { isDraining = false }
    repeat {
      wasCalledAgain = false
      controller.mailbox.empty(into: &messages)
      for message in messages { process(message) }
      // Release the storage if a flood of calls has made it large.
      messages.removeAll(keepingCapacity: messages.capacity <= 256)
    } while wasCalledAgain
  }

  private func process(_ message: Mailbox.Message) {
    if let sender = message.sender, sender !== host { return }
    if let endPromise = message.endPromise { endPromises[endPromise.id] = endPromise }
    if let (id, completion) = message.completion { completions[id] = completion }
    if let track = message.track { tracks.append(track) }
    handle(message.event)
    if let newHost = message.newHost { move(to: newHost) }
  }

  private func handle(_ event: Machine.Input) {
    let now = host.now
    let metrics = host.metrics
    let moment = Moment(
      now: now + clockOffset, hostIsReady: host.isReady,
      screenReaderIsRunning: metrics.screenReaderIsRunning, motionSetting: metrics.motionSetting)
    // Keep the storage of the effects for the next event, so that nothing has to be allocated.
    var effects: [Machine.Effect] = []
    swap(&effects, &spareEffects)
    machine.handle(event, at: moment, effects: &effects)
    for effect in effects { carryOut(effect, at: now) }
    effects.removeAll(keepingCapacity: true)
    swap(&effects, &spareEffects)
  }

  /// Carries out one effect of an event that came at `now`.
  ///
  /// The clock is not read again, so that all effects start at the time for which the machine
  /// returned them. Otherwise an effect would start late if an observer in the app took long over
  /// an earlier effect.
  private func carryOut(_ effect: Machine.Effect, at now: Duration) {
    switch effect {
    case .appear(let request, let continuing):
      if continuing {
        panel?.show(request, at: now)
      } else {
        panel = Panel(request, on: host, at: now)
      }
      panel?.enter(at: now)
    case .change(let request):
      panel?.show(request, at: now)
    case .finishExchange:
      panel?.finishExchange()
    case .disappear:
      panel?.leave(at: now)
    case .remove:
      panel = nil
      host.close()
    case .post(let event):
      controller.post(event)
    case .perform(let action):
      action.perform()
    case .announce(let announcement):
      host.announce(announcement)
    case .end(let id, let reason):
      tracks.removeAll { $0.id == id }
      endPromises.removeValue(forKey: id)?.finish(reason)
    case .complete(let id, let reason):
      completions.removeValue(forKey: id)?(reason)
    case .explainWaiting:
      controller.log("The HUD has waited for two seconds: \(host.reasonNotReady)")
    case .schedule(let wake):
      scheduled = wake
      host.wake(at: wake.map { $0.time - clockOffset })
    case .setAwaited(let isAwaited):
      host.setAwaited(isAwaited)
    case .setTicking(let isTicking):
      host.setTicking(isTicking)
    }
  }
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
    newHost.delegate = self
    newHost.wake(at: scheduled.map { $0.time - clockOffset })
    newHost.setAwaited(machine.awaitsHost)
    guard newHost.isReady else { return }
    for news in readTracks() { handle(news) }
    handle(.hostReady)
  }

  /// Ends everything when the controller is released. No notification is posted, because its
  /// object, the controller, no longer exists.
  func tearDown() {
    scheduled = nil
    tracks = []
    host.wake(at: nil)
    host.setAwaited(false)
    host.setTicking(false)
    if panel != nil {
      panel = nil
      host.close()
    }
    for endPromise in endPromises.values { endPromise.finish(.hostGone) }
    for completion in completions.values { completion(.hostGone) }
  }
}
