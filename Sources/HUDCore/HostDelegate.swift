package import HUDLayers

extension HUD {
  /// Receives what a host tells of its window, its frames and its user.
  @MainActor package protocol HostDelegate: AnyObject {
    // MARK: The window

    /// There is a window now.
    func hostBecameReady()

    /// There is no window any more.
    func hostWasLost()

    /// The window or view behind `host` was destroyed, and will never come back.
    func hostIsGone(_ host: any Host)

    /// Something of the host's metrics changed.
    func metricsChanged()

    // MARK: Frames and time

    /// A frame comes, and what is followed is read.
    func tick()

    /// A frame is about to be drawn.
    func update()

    /// The time came that the host was to wake at.
    func wake()

    /// The window took away animations that never end, and they have to be added again.
    func restart()

    // MARK: The user

    /// The pointer or the focus came to the panel, or left it.
    func attentionChanged(_ isOnPanel: Bool)

    /// Somebody pressed the panel's button, or Escape where the action cancels.
    func pressed()

    /// Somebody touched the host at `point`.
    ///
    /// - Returns: False where the touch is the app's.
    func touched(at point: CGPoint) -> Bool

    // MARK: Questions

    /// Whether the app below is to be kept from input.
    var blocksInput: Bool { get }

    /// The panel on show; nil where there is none.
    var panel: Panel? { get }

    /// Serves the calls that other threads made so far.
    func drainMailbox()
  }
}
