import HUDLayers

/// Hands what happens to the machine, and carries out what it answers, in order.
@MainActor final class Service {
  unowned let controller: HUDController
  private(set) var host: any HUD.Host
  private(set) var panel: Panel?
  private(set) var machine = Machine()
  private var endings: [Showing.ID: Ending] = [:]
  private var completions: [Completion.ID: HUD.DismissalCompletion] = [:]
  var tracks: [Track] = []
  var scheduled: Wake?

  /// What the machine's clock is ahead of the host's: hosts change, the machine's time goes on.
  private var clockOffset = Duration.zero

  private var letters: [Mailbox.Letter] = []
  private var isDraining = false
  private var wasCalledAgain = false

  init(controller: HUDController, host: any HUD.Host) {
    self.controller = controller
    self.host = host
    host.delegate = self
  }

  /// Takes what the mailbox holds, in order.
  ///
  /// A call from inside an effect is queued behind the effects being carried out; it comes in here
  /// again, and is served before the outermost call returns. What other threads put in meanwhile
  /// is left to the wake they asked for, or a flood of theirs would hold the main actor for ever.
  func drain() {
    guard !isDraining else {
      wasCalledAgain = true
      return
    }
    isDraining = true
    defer { isDraining = false }
    repeat {
      wasCalledAgain = false
      controller.mailbox.empty(into: &letters)
      for letter in letters { process(letter) }
      // Room that a flood took is given back.
      letters.removeAll(keepingCapacity: letters.capacity <= 256)
    } while wasCalledAgain
  }

  private func process(_ letter: Mailbox.Letter) {
    if let sender = letter.sender, sender !== host { return }
    if let ending = letter.ending { endings[ending.id] = ending }
    if let (id, completion) = letter.completion { completions[id] = completion }
    if let track = letter.track { tracks.append(track) }
    handle(letter.event)
    if let newHost = letter.newHost { move(to: newHost) }
  }

  private func handle(_ event: Machine.Event) {
    let now = host.now
    let moment = Moment(
      now: now + clockOffset, hostIsReady: host.isReady,
      screenReaderIsRunning: host.metrics.screenReaderIsRunning)
    let effects = machine.handle(event, at: moment)
    for effect in effects { carryOut(effect, at: now) }
  }

  /// `now` is when the event came: the machine counts from there, however long the app takes over
  /// what it is told on the way.
  private func carryOut(_ effect: Machine.Effect, at now: Duration) {
    switch effect {
    case .appear(let showing, let continuing):
      if continuing {
        panel?.show(showing, at: now)
      } else {
        panel = Panel(showing, on: host, at: now)
      }
      panel?.enter(at: now)
    case .change(let showing):
      panel?.show(showing, at: now)
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
      host.announce(announcement.spoken(in: host.metrics.languages))
    case .end(let id, let reason):
      tracks.removeAll { $0.id == id }
      endings.removeValue(forKey: id)?.finish(reason)
    case .complete(let id, let reason):
      completions.removeValue(forKey: id)?(reason)
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

// MARK: One host after another

extension Service {
  /// Works for another host from now on. What was on show has ended; what waits waits on.
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
    if newHost.isReady { handle(.hostReady) }
  }

  /// Ends everything without a word: the controller, in whose name it would be posted, is gone.
  func abandon() {
    host.wake(at: nil)
    host.setAwaited(false)
    host.setTicking(false)
    if panel != nil {
      panel = nil
      host.close()
    }
    for ending in endings.values { ending.finish(.hostGone) }
    for completion in completions.values { completion(.hostGone) }
  }
}
