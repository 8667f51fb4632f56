#if !canImport(QuartzCore)
package import HUDLayers

/// The host of a controller if there is no window system.
///
/// This host is never ready, but its clock runs, so that a waiting toast ends after a time.
@MainActor package final class NoHost: HUD.Host {
  package weak var delegate: (any HUD.HostDelegate)?
  private let start = ContinuousClock.now
  private var timer: Task<Void, Never>?

  package init() {}

  package var now: Duration { start.duration(to: .now) }
  package var isReady: Bool { false }
  package var floats: Bool { false }
  package var reasonNotReady: String {
    """
    the package is built without a window system. On Linux, enable its trait GTK. In tests, call \
    HUDController.shared.move(to: OffscreenHost()).
    """
  }
  package var metrics: Metrics { Metrics(size: .zero) }

  package func wake(at time: Duration?) {
    timer?.cancel()
    timer = nil
    guard let time else { return }
    timer = Task { [weak self, start] in
      guard (try? await Task.sleep(until: start + time, clock: .continuous)) != nil else { return }
      self?.delegate?.timerFired()
    }
  }

  package var panelGetsFocus: Bool { true }
  package func announce(_ announcement: Announcement) {}
  package func setAwaited(_ isAwaited: Bool) {}
  package func close() {}

  package func open() -> Canvas { neverReady() }
  package func setNeedsUpdate() { neverReady() }
  package func setBlocksInput(for blocker: Request?) { neverReady() }
  package func measure(_ text: Text, in room: CGSize) -> CGSize { neverReady() }
  package func measureButton(_ title: Text, padding: CGSize) -> CGSize { neverReady() }
  package func fill(_ slots: Slots) { neverReady() }
  package func play(_ transition: Transition) { neverReady() }

  private func neverReady(_ call: String = #function) -> Never {
    preconditionFailure("\(call) was called on a host that is never ready.")
  }
}
#endif
