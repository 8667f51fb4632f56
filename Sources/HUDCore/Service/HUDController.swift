import HUDLayers

/// One HUD: takes calls from any thread and shows them on its host, in the order of the calls.
///
/// `HUD.show()` and the other static calls use `HUDController.shared`. `HUD.in(view)` returns the
/// controller of that view, which has the same calls.
public final class HUDController: Sendable {
  let mailbox = Mailbox()
  package let broadcast = Broadcast()
  let defaults: Defaults
  private let visibility = Locked(false)
  private let wakeMainLoop: @Sendable () -> Void
  let log: @Sendable (String) -> Void

  private enum Stage {
    /// Released together with the host, which may retain it.
    case toBeMade(@MainActor @Sendable () -> any HUD.Host)
    case made(Service)
  }

  @MainActor private var stage: Stage

  /// Created by the first call that reaches the main actor, as a host cannot be created elsewhere.
  @MainActor private var service: Service {
    switch stage {
    case .made(let service):
      return service
    case .toBeMade(let makeHost):
      let service = Service(controller: self, host: makeHost())
      stage = .made(service)
      return service
    }
  }

  /// A controller for the host that `makeHost` makes on the main actor, once it is needed.
  ///
  /// `wakeMainLoop` is called on the way to the main actor, on whatever thread that begins: some main loops
  /// have to be made to serve it.
  package init(
    defaults: Defaults = .shared, wakeMainLoop: @escaping @Sendable () -> Void = {},
    log: @escaping @Sendable (String) -> Void = Log.notice,
    host makeHost: @escaping @MainActor @Sendable () -> any HUD.Host
  ) {
    self.defaults = defaults
    self.wakeMainLoop = wakeMainLoop
    self.log = log
    stage = .toBeMade(makeHost)
  }

  /// Hides the HUD, and ends everything that somebody waits for.
  deinit {
    broadcast.finish()
    guard case .made(let service) = stage else { return }
    if MainThread.isCurrent {
      MainActor.assumeIsolated { service.tearDown() }
    } else {
      Task { @MainActor in service.tearDown() }
    }
  }

  /// Whether the HUD is on show: from `willAppear` to `willDisappear`. Calls that other threads
  /// made and nobody served yet do not count.
  public var isVisible: Bool { visibility.withLock(\.self) }

  /// A subscription to the events of this HUD, begun by reading it.
  public var events: HUD.Events {
    // Who listens in a task needs a main loop that serves it.
    wakeMainLoop()
    return HUD.Events(broadcast.listen())
  }

  /// Posts an event. `isVisible` is set before, so that observers find it as the event says.
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

  /// The one place that decides whether a call takes effect before it returns.
  ///
  /// It does for a caller that runs where the main actor runs. All others put their message into the
  /// same mailbox, and wake the main actor if nobody else did, so no two calls can change places.
  func deliver<Made>(
    _ post: (_ isServedAtOnce: Bool) -> (made: Made, mustWake: Bool)
  ) -> Made {
    let isServedAtOnce = MainThread.isCurrent
    let (made, mustWake) = post(isServedAtOnce)
    if isServedAtOnce {
      MainActor.assumeIsolated { service.drain() }
    } else if mustWake {
      wakeMainLoop()
      Task { @MainActor in
        mailbox.wakeCame()
        service.drain()
      }
    }
    return made
  }

  func send<Made>(_ write: (UInt64) -> (message: Mailbox.Message, made: Made)) -> Made {
    deliver { mailbox.post(isServedAtOnce: $0, write) }
  }

  func send(_ event: Machine.Input) {
    send { _ in (Mailbox.Message(event), ()) }
  }
}

// MARK: The host's side

extension HUDController {
  /// The delegate of this HUD's host.
  @MainActor package var hostDelegate: Service { service }

  /// The window or view behind `host` was destroyed, possibly off the main thread. Ends everything that
  /// waits for that host with `.hostGone`; nothing happens if the HUD works for another host by now.
  package func hostIsGone(_ host: any HUD.Host) {
    send { _ in
      (Mailbox.Message(.hostLost(isForGood: true), sender: host), ())
    }
  }

  /// Works for another host from now on. What is on show on the old one ends there.
  @MainActor package func move(to host: any HUD.Host) {
    send { _ in
      (Mailbox.Message(.hostLost(isForGood: false), newHost: host), ())
    }
  }
}
