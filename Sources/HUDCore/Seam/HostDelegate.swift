package import HUDLayers

extension HUD {
  /// Receives the events of a host: changes of its window, frames, wakes, and the user's actions.
  @MainActor package protocol HostDelegate: AnyObject {
    // MARK: The window

    /// Called when the host has found a window or view that can show a HUD.
    func hostBecameReady()

    /// Called when the host's window was closed or hidden. The host may find another window later.
    func hostWasLost()

    /// Called when the window or view behind `host` was destroyed. That host will never be ready
    /// again.
    func hostIsGone(_ host: any Host)

    // MARK: Frames and time

    /// While the HUD processes a call, the ID of the call before it; otherwise the ID of the newest
    /// call. A request that is made after that call has a greater ID.
    var latestCall: Request.ID { get }

    /// Processes the calls that other threads have made so far. An offscreen host calls this before
    /// a test reads the host's state.
    func drainMailbox()

    /// Updates the panel's layers. Called before a frame is drawn.
    func updatePanel()

    /// Called at the time that was given to `Host.wake(at:)`.
    func timerFired()

    /// Adds the endless animations to their layers again. Called after the window system has
    /// removed the animations.
    func restartAnimations()

    // MARK: The user

    /// Called with true when the pointer or a finger is on the panel, the panel's button has the
    /// focus, or an iOS app is in the background. Called with false when none of this is so.
    func attentionChanged(_ isAttended: Bool)

    /// Called when the user has pressed the panel's button, the panel itself, or Escape if the
    /// button cancels or closes. `press` comes from the slots that were drawn when the user's press
    /// began.
    func pressed(_ press: Press)

    /// Called when the user has made a gesture to dismiss the panel, has pressed Escape, or has
    /// touched the screen beside the panel, even if the app gets the touch too. `request` was drawn
    /// when the gesture began. This request is dismissed if it is still displayed and its options
    /// allow one of the gestures in `gesture`.
    func dismissed(_ request: Request.ID, by gesture: HUD.DismissalGestures)

    /// Called when the user has touched `point`, which is in the host's coordinates.
    func touched(at point: CGPoint)
  }
}
