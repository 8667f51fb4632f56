import HUDLayers

/// The controller of one HUD, which takes calls from any thread and carries them out in order.
///
/// `HUD.show()` and the other static calls use `HUDController.shared`. `HUD.in(view)` returns the
/// controller of that view, which has the same calls.
public final class HUDController: Sendable {
  let mailbox: Mailbox
  package let broadcast = Broadcast()
  let defaults: Defaults
  let visibility = Locked(false)
  let willWake: @Sendable () -> Void
  let log: @Sendable (String) -> Void

  private enum Creation {
    /// The closure that makes the host. It is released once the host is made, because it may retain
    /// the host.
    case toBeMade(@MainActor @Sendable () -> any HUD.Host)
    case made(Service)
  }

  @MainActor private var creation: Creation

  /// The service of this HUD. The first call that reaches the main actor creates it, because a host
  /// can be created only on the main actor.
  @MainActor private var service: Service {
    switch creation {
    case .made(let service):
      return service
    case .toBeMade(let makeHost):
      let service = Service(controller: self, host: makeHost())
      creation = .made(service)
      return service
    }
  }

  /// Creates a controller, which makes its host when the host is first needed.
  ///
  /// - Parameters:
  ///   - willWake: Called on any thread before a task is sent to the main actor. Tests count the
  ///     wake-ups with it.
  ///   - stepInterval: The shortest time between two displays of progress that other threads
  ///     report; by default the time of a frame. Steps in between would not be seen.
  ///   - makeHost: Makes the host. Called once, on the main actor.
  package init(
    defaults: Defaults = .shared, willWake: @escaping @Sendable () -> Void = {},
    log: @escaping @Sendable (String) -> Void = Log.notice,
    stepInterval: Duration = .seconds(1) / 60,
    host makeHost: @escaping @MainActor @Sendable () -> any HUD.Host
  ) {
    let start = ContinuousClock.now
    mailbox = Mailbox(stepInterval: stepInterval) { ContinuousClock.now - start }
    self.defaults = defaults
    self.willWake = willWake
    self.log = log
    creation = .toBeMade(makeHost)
  }

  /// Removes the HUD, and ends all its requests and dismissals with `.hostGone`.
  deinit {
    broadcast.finish()
    guard case .made(let service) = creation else { return }
    if MainThread.isCurrent {
      MainActor.assumeIsolated { service.tearDown() }
    } else {
      willWake()
      Task { @MainActor in service.tearDown() }
    }
  }

  /// Updates `isVisible` before it posts `event`, so that an observer of the event reads the new
  /// value of `isVisible`.
  @MainActor func post(_ event: HUD.Event) {
    switch event.kind {
    case .willAppear: visibility.withLock { $0 = true }
    case .willDisappear: visibility.withLock { $0 = false }
    default: break
    }
    NotificationCenter.default.post(
      name: event.kind.notification, object: self, userInfo: event.userInfo)
    broadcast.send(event)
  }

  /// Posts a message. On the main actor's thread, this call also processes the message.
  ///
  /// On any other thread, this call wakes the main actor, which processes the message later. If
  /// another call has already requested a wake, no second wake is requested. All calls use the same
  /// mailbox, so they keep their order.
  private func deliver<Made>(
    _ post: (_ isServedAtOnce: Bool) -> (made: Made, wake: Mailbox.Wake)
  ) -> Made {
    let isServedAtOnce = MainThread.isCurrent
    let (made, wake) = post(isServedAtOnce)
    if isServedAtOnce {
      MainActor.assumeIsolated { _ = service.drain() }
    } else if wake != .none {
      request(wake)
    }
    return made
  }

  func send<Made>(_ write: (UInt64) -> (message: Mailbox.Message, made: Made)) -> Made {
    deliver { mailbox.post(isServedAtOnce: $0, write) }
  }

  func send(_ step: ProgressCall) {
    deliver { ((), mailbox.post(step, isServedAtOnce: $0)) }
  }

  func send(_ event: Machine.Input) { send(Mailbox.Message(event: event)) }

  private func send(_ message: Mailbox.Message) { send { _ in (message, ()) } }

  private func request(_ wake: Mailbox.Wake) {
    willWake()
    Task { @MainActor in
      if case .after(let delay) = wake {
        try? await Task.sleep(for: delay, clock: .continuous)
      }
      mailbox.wakeCame(wasDelayed: wake != .now)
      while service.drain(atMost: Self.messagesInATurn) {
        willWake()
        await Task.yield()
      }
    }
  }

  /// The number of calls of other threads that the main actor processes before the main loop gets a
  /// turn.
  private static let messagesInATurn = 1_000
}

// MARK: Calls by hosts

extension HUDController {
  /// The delegate to which this HUD's host reports.
  @MainActor package var hostDelegate: Service { service }

  /// Called when the window or view behind `host` was destroyed, possibly off the main thread.
  ///
  /// A visible HUD ends with `.hostGone`. A HUD that still waits ends with `.neverShown`, and so do
  /// the HUDs of all later calls. If the controller has another host by now, nothing happens.
  package func hostIsGone(_ host: any HUD.Host) {
    send(Mailbox.Message(event: .hostLost(isForGood: true), sender: host))
  }

  /// Replaces the host. A HUD that is visible on the old host ends there with `.hostGone`. A HUD
  /// that still waits for a window now waits for the new host.
  @MainActor package func move(to host: any HUD.Host) {
    send(Mailbox.Message(event: .hostLost(isForGood: false), newHost: host))
  }
}
