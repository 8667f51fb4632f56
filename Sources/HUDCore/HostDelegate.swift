package import HUDLayers

extension HUD {
  /// Receives the events of a host: those of its window, its frames and its user.
  @MainActor package protocol HostDelegate: AnyObject {
    // MARK: The window

    /// The host has found a window.
    func hostBecameReady()

    /// The host's window was closed or hidden; there may be another one later.
    func hostWasLost()

    /// The window or view behind `host` was destroyed, and will never come back.
    func hostIsGone(_ host: any Host)

    // MARK: Frames and time

    /// Processes the calls that other threads have made so far. A host whose clock is moved by hand
    /// asks for this before somebody looks at it.
    func drainMailbox()

    /// Reads the followed `Progress` objects, because a frame is due.
    func tick()

    /// Updates the panel, because a frame is about to be drawn.
    func update()

    /// The time of `Host.wake(at:)` has come.
    func wake()

    /// Adds the endless animations again, because the window has removed them.
    func restart()

    // MARK: The user

    /// The pointer or the focus has entered or left the panel.
    func attentionChanged(_ isOnPanel: Bool)

    /// Somebody pressed the panel's button, or Escape where the action cancels.
    func pressed()

    /// The user tried to dismiss the panel by hand. This works if the displayed request allows one
    /// of the gestures in `gesture`.
    func dismissed(by gesture: HUD.DismissalGestures)

    /// Somebody touched the host at `point`.
    func touched(at point: CGPoint)
  }
}

extension HUD.HostDelegate {
  /// Handles the Escape key and the screen reader's scrub gesture. They press the panel's button if
  /// it cancels; otherwise they dismiss a panel that may be dismissed by hand.
  ///
  /// - Parameters:
  ///   - cancels: Whether the panel's button cancels.
  ///   - dismissal: The gestures that dismiss the panel now.
  /// - Returns: False if the HUD does not use the key, so that the app gets it.
  package func escaped(cancels: Bool, dismissal: HUD.DismissalGestures) -> Bool {
    guard cancels || !dismissal.isEmpty else { return false }
    if cancels { pressed() } else { dismissed(by: dismissal) }
    return true
  }
}
