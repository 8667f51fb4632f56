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

    // MARK: Frames and time

    /// Time is moved by hand, and the calls that other threads made so far come first.
    func drainMailbox()

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
    func touched(at point: CGPoint)
  }
}
