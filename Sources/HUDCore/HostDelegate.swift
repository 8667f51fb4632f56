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

    /// Somebody is about to look at a host whose clock is moved by hand, and expects the calls that
    /// other threads have made so far to be served.
    func drainMailbox()

    /// A frame is due, and the followed `Progress` objects are to be read.
    func tick()

    /// A frame is about to be drawn, and the panel is to be brought up to date.
    func update()

    /// The time of `Host.wake(at:)` has come.
    func wake()

    /// The window removed the endless animations, which have to be added again.
    func restart()

    // MARK: The user

    /// The pointer or the focus has entered or left the panel.
    func attentionChanged(_ isOnPanel: Bool)

    /// Somebody pressed the panel's button, or Escape where the action cancels.
    func pressed()

    /// The user dismissed the panel by hand. Nothing happens where the request on the panel does not
    /// allow `gesture`; if it is several, one that is allowed is enough.
    func dismissed(by gesture: HUD.DismissalGestures)

    /// Somebody touched the host at `point`.
    func touched(at point: CGPoint)
  }
}

extension HUD.HostDelegate {
  /// Escape, or the scrub of a screen reader: presses a button that cancels, and no other. Without one
  /// it dismisses a panel that may be dismissed by hand.
  ///
  /// - Parameters:
  ///   - cancels: Whether the panel's button cancels.
  ///   - dismissal: The gestures that dismiss the panel now.
  /// - Returns: False if the key is the app's.
  package func escaped(cancels: Bool, dismissal: HUD.DismissalGestures) -> Bool {
    guard cancels || !dismissal.isEmpty else { return false }
    if cancels { pressed() } else { dismissed(by: dismissal) }
    return true
  }
}
