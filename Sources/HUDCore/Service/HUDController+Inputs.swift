import HUDLayers

// Passes each input to the state machine, and carries out the effects that the machine returns, in
// order.
extension HUDController {
  /// Processes the messages in the mailbox, in order.
  ///
  /// An effect may post a notification, and its observer may call the HUD, which calls this
  /// function again. The inner call only notes that there is a new message; the outermost call
  /// processes that message before it returns. A call made while the panel is updated waits in the
  /// same way. Messages that other threads post meanwhile are left to the wake that those threads
  /// request. Otherwise a thread that calls all the time would block the main actor for ever.
  ///
  /// Actions and completions run between two messages. They may run a main loop, for example of a
  /// dialog. A call in that loop then calls this function again, and is processed.
  ///
  /// - Parameter limit: The number of messages after which the main loop gets a turn.
  /// - Returns: Whether messages are left for another turn; false in an inner call.
  @discardableResult
  @MainActor func drain(atMost limit: Int = .max) -> Bool {
    guard !isDraining, !isChanging else {
      wasCalledAgain = true
      return false
    }
    isDraining = true
    defer { isDraining = false }
    var left = limit
    repeat {
      wasCalledAgain = false
      for _ in 0..<mailbox.count {
        if left == 0 { return true }
        guard let (id, message) = mailbox.next() else { break }
        left -= 1
        process(message, id: id)
      }
    } while wasCalledAgain
    return false
  }

  /// Processes an input that the host reports on the main actor. The input waits in the mailbox if
  /// calls already wait there, or if another input or an update of the panel is still in progress.
  @MainActor func take(_ report: Machine.Input) {
    guard !isDraining, !isChanging, mailbox.count == 0 else { return send(report) }
    isDraining = true
    process(.input(report))
    isDraining = false
    drain()
  }

  @MainActor private func process(_ message: Mailbox.Message, id: Request.ID? = nil) {
    currentCall = id
    switch message {
    case .input(.show(let request)) where request.track?.end != nil:
      // The work had already ended at its call, or has ended while the call waited. Only fire the
      // deadlines that have passed, as any call does.
      handle(.wake())
      request.endPromise.finish(.neverShown)
    case .input(let input): handle(input)
    case .hostIsGone(let gone): if gone === host { handle(.hostLost(isForGood: true)) }
    case .newHost(let newHost): replaceHost(by: newHost)
    }
    currentCall = nil
    performAppCalls()
  }

  /// Calls the actions and completions that the last input has caused.
  ///
  /// An action that calls the HUD may cause more actions. They run at once, as the first action may
  /// wait for them in a main loop. Beyond 16 nested calls they run later, to limit the stack.
  @MainActor private func performAppCalls() {
    guard appCallDepth < 16 else { return }
    appCallDepth += 1
    while !appCalls.isEmpty {
      let calls = appCalls
      appCalls = []
      isDraining = false
      for call in calls { call() }
      isDraining = true
    }
    appCallDepth -= 1
  }

  @MainActor func handle(_ input: Machine.Input) {
    let host = host
    let now = host.now
    var moment = Moment(now: now + clockOffset)
    moment.metrics = host.metrics
    moment.hostIsReady = host.isReady
    moment.hostFloats = host.floats
    var effects: [Machine.Effect] = []
    changing { effects = machine.handle(input, at: moment) }
    for effect in effects { carryOut(effect, at: now) }
    setTimer()
  }

  /// Tells the host whether a HUD waits for the host to become ready, and when the machine or the
  /// panel has to be woken next.
  @MainActor func setTimer() {
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

  /// Carries out one effect of an input that came at `now`.
  ///
  /// The clock is not read again, so that all effects start at the time for which the machine
  /// returned them. Otherwise an effect would start late if an observer in the app took long over
  /// an earlier effect.
  @MainActor private func carryOut(_ effect: Machine.Effect, at now: Duration) {
    switch effect {
    case .appear(let request, let continuing):
      changing {
        if continuing {
          panel?.show(request, at: now)
        } else {
          panel = Panel(request, on: host)
        }
        panel?.enter(at: now)
      }
    case .change(let request): changing { panel?.show(request, at: now) }
    case .disappear: changing { panel?.leave(at: now) }
    case .remove:
      changing {
        // Set `panel` to nil first: its release may run a `deinit` in the app that uses the HUD.
        _ = panel.take()
        host.close()
      }
    case .post(let event): post(event)
    case .perform(let action): appCalls.append { action.perform() }
    case .announce(let announcement, let unlessFocused):
      if !unlessFocused || !host.panelGetsFocus { host.announce(announcement) }
    case .end(let promise, let reason): promise.finish(reason)
    case .complete(let promise, let reason): appCalls.append { promise.finish(reason) }
    case .explainWaiting: log("The HUD has waited for two seconds: \(host.reasonNotReady)")
    }
  }

  /// Sends `event` to the app. Updates `isVisible` first, so that an observer of the event reads
  /// the new value of `isVisible`.
  @MainActor private func post(_ event: HUD.Event) {
    if [.willAppear, .willDisappear].contains(event.kind) {
      visibility.withLock { $0 = event.kind == .willAppear }
    }
    if event.kind != .didChange {
      NotificationCenter.default.post(
        name: event.kind.notification, object: self, userInfo: event.userInfo)
    }
    broadcast.send(event)
  }

  /// Runs `change`, which changes the machine, the panel or the host.
  ///
  /// The change may call a closure of the app, or release an object that, for example, an action
  /// holds. The app's code may then call the HUD, or make the host draw or read the time, while the
  /// change is only half done. What that code asks for is done after the change.
  @MainActor func changing(_ change: () -> Void) {
    guard !isChanging else { return change() }
    isChanging = true
    change()
    isChanging = false
    if missedUpdate { updatePanel() }
    if wasCalledAgain { drain() }
  }
}
