extension HUD {
  /// The reason why a HUD ended, or the result of a dismissal.
  public struct Reason: Sendable, Hashable, CustomStringConvertible {
    /// The name of the reason in Swift, for logs.
    public let description: String

    /// A call of `dismiss` ended the HUD.
    public static let dismissed = Reason(description: "dismissed")
    /// The work of the HUD ended, or its button was pressed.
    ///
    /// The work ends when the last activity is popped, when a handle's `end()`, `succeed` or `fail`
    /// is called, when a tracked `Progress` finishes or is released, and when an activity is
    /// released.
    public static let ended = Reason(description: "ended")
    /// The time of the toast was over.
    public static let timedOut = Reason(description: "timedOut")
    /// The user or the app cancelled the work.
    public static let cancelled = Reason(description: "cancelled")
    /// The user dismissed the HUD with a gesture; see `HUD.DismissalGestures`.
    public static let dismissedByUser = Reason(description: "dismissedByUser")
    /// Too many toasts waited, so this one was dropped; see `HUD.Behavior.toastQueueLimit`.
    public static let dropped = Reason(description: "dropped")
    /// Another call replaced the content of this one. Only handles report this reason.
    public static let replaced = Reason(description: "replaced")
    /// The HUD ended before it appeared.
    public static let neverShown = Reason(description: "neverShown")
    /// The window or view of the HUD was lost and there was no other one for it.
    ///
    /// A HUD also ends for this reason if its controller moves to another host or is released.
    public static let hostGone = Reason(description: "hostGone")
    /// A later call kept the HUD visible. Only the completion of a dismissal gets this.
    public static let superseded = Reason(description: "superseded")
    /// There was no HUD to dismiss. Only the completion of a dismissal gets this.
    public static let notShowing = Reason(description: "notShowing")
  }
}
