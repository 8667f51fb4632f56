/// The controller of one HUD, which takes calls from any thread and carries them out in order.
///
/// `HUD.show()` and the other static calls use `HUDController.shared`. `HUD.in(view)` returns the
/// controller of that view, which has the same calls.
public final class HUDController: HUD.Calls {
  let mailbox: Mailbox
  package let broadcast = Broadcast()
  let defaults: Defaults
  let visibility = Locked(false)
  let log: @Sendable (String) -> Void
  private let willWake: @Sendable () -> Void

  private enum Creation {
    /// The closure that makes the host. It is released once the host is made, because it may retain
    /// the host.
    case toBeMade(@MainActor @Sendable () -> any HUD.Host)
    case made(any HUD.Host)
  }

  @MainActor private var creation: Creation
  @MainActor private static var lastNumber: Presentation.ID = 0

  @MainActor package internal(set) var machine = Machine()
  @MainActor package internal(set) var panel: Panel?

  /// The time to which the host's timer is set, on the host's clock; nil if no timer is set.
  @MainActor var alarm: Duration?
  /// Whether the host was told that a HUD waits for it.
  @MainActor var awaitsHost = false
  /// The machine's time minus the host's time. It is adjusted when the host changes, so that the
  /// machine's time does not jump.
  @MainActor var clockOffset = Duration.zero

  /// The actions and completions that inputs have caused and that have not been called yet.
  @MainActor var appCalls: [() -> Void] = []
  /// The number of nested calls of `performAppCalls()`, caused by actions that call the HUD.
  @MainActor var appCallDepth = 0
  /// The ID of the call that is being processed; nil if there is none.
  @MainActor var currentCall: Request.ID?
  @MainActor var isDraining = false
  @MainActor var wasCalledAgain = false
  /// Whether the machine, the panel or the host is being changed.
  @MainActor var isChanging = false
  /// Whether the host asked for an update of the panel while `isChanging` was true.
  @MainActor var missedUpdate = false

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

  /// Removes the HUD, and ends all its requests and dismissals with `.hostGone`. No notification is
  /// posted, because its `object`, this controller, no longer exists.
  deinit {
    broadcast.finish()
    guard case .made(let host) = creation else { return }
    let (panel, presentation) = (panel, machine.presentation)
    if !MainThread.isCurrent { willWake() }
    MainThread.run {
      // Another controller may have taken the host since this controller was released.
      if host.delegate == nil { Self.clear(host) }
      let promises = presentation.map { $0.endPromises + $0.completions } ?? []
      for promise in promises { promise.finish(.hostGone) }
      // Release the panel on the main actor.
      withExtendedLifetime(panel) {}
    }
  }

  /// The host. It is made at the first access and not in `init`, because a host can be made only on
  /// the main actor.
  @MainActor package var host: any HUD.Host {
    switch creation {
    case .made(let host): return host
    case .toBeMade(let makeHost):
      // No two presentations in the process may have the same ID, because an observer of several
      // HUDs tells presentations apart by their IDs. So each controller has its own range of IDs.
      Self.lastNumber += 1
      machine = Machine(after: Self.lastNumber << 32)
      let host = makeHost()
      connect(to: host)
      return host
    }
  }

  /// This controller.
  public var controller: HUDController { self }

  /// Returns `options` as they are.
  public func options(completing options: HUD.Options?) -> HUD.Options? { options }

  @MainActor func connect(to host: any HUD.Host) {
    precondition(
      host.delegate == nil,
      "\(host) already shows the HUD of another controller. Give each controller its own host.")
    // A controller that was released on another thread may not have cleared this host yet.
    Self.clear(host)
    creation = .made(host)
    host.delegate = self
  }

  /// Stops the host's timer, tells the host that no HUD waits for it, and removes the HUD.
  @MainActor static func clear(_ host: any HUD.Host) {
    host.wake(at: nil)
    host.setAwaited(false)
    host.close()
  }

  /// Replaces the host. A HUD that is visible on the old host ends there with `.hostGone`. A HUD
  /// that still waits for a window now waits for the new host.
  @MainActor package func move(to host: any HUD.Host) { send(.newHost(host)) }

  @MainActor func replaceHost(by newHost: any HUD.Host) {
    handle(.hostLost(isForGood: false))
    let old = host
    let now = old.now + clockOffset
    Self.clear(old)
    old.delegate = nil
    connect(to: newHost)
    clockOffset = now - newHost.now
    machine.hostIsGone = false
    (alarm, awaitsHost) = (nil, false)
    // The pointer and the focus that were on the old panel are not on the new panel.
    handle(.attention(false))
    handle(.wake(news: readTracks(), hostBecameReady: true))
  }

  // MARK: The way to the main actor

  /// Posts a message. On the main actor's thread, this call also processes the message.
  ///
  /// On any other thread, this call wakes the main actor, which processes the message later. No
  /// wake is requested if a pending wake comes early enough. All calls use the same mailbox, so
  /// they keep their order.
  private func deliver<Made>(
    _ post: (_ isServedAtOnce: Bool) -> (made: Made, wake: Duration?)
  ) -> Made {
    let isServedAtOnce = MainThread.isCurrent
    let (made, wake) = post(isServedAtOnce)
    if isServedAtOnce {
      MainActor.assumeIsolated { _ = drain() }
    } else if let wake {
      requestWake(after: wake)
    }
    return made
  }

  func send<Made>(_ write: (UInt64) -> (message: Mailbox.Message, made: Made)) -> Made {
    deliver { mailbox.post(isServedAtOnce: $0, write) }
  }

  func send(_ step: ProgressCall) { deliver { ((), mailbox.post(step, isServedAtOnce: $0)) } }

  func send(_ message: Mailbox.Message) { send { _ in (message, ()) } }

  func send(_ input: Machine.Input) { send(.input(input)) }

  private func requestWake(after delay: Duration) {
    willWake()
    let serve: @MainActor @Sendable () -> Void = {
      self.mailbox.wakeCame(wasDelayed: delay > .zero)
      // After each thousand calls, the main loop gets a turn.
      if self.drain(atMost: 1_000) { self.requestWake(after: .zero) }
    }
    if delay == .zero { return MainThread.wake(serve) }
    Task {
      try? await Task.sleep(for: delay, clock: .continuous)
      MainThread.wake(serve)
    }
  }
}
