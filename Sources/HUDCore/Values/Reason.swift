extension HUD {
  /// The reason why a HUD ended, or the result of a dismissal.
  public struct Reason: Sendable, Hashable, CustomStringConvertible {
    /// The name of the reason as it is written in Swift, such as "timedOut", for logs.
    public let description: String

    /// A call of `dismiss` ended the HUD.
    public static let dismissed = Reason(description: "dismissed")
    /// The work of the HUD ended, or a button that neither cancels nor closes was pressed.
    ///
    /// The work ends when `popActivity()` ends the last activity, when `end()`, `succeed` or `fail`
    /// is called on a handle, when a tracked `Progress` finishes or is released, and when an
    /// activity is released. A tap that calls `HUD.Content.onTap` also gives this reason.
    public static let ended = Reason(description: "ended")
    /// The toast was shown for its full time.
    public static let timedOut = Reason(description: "timedOut")
    /// The user or the app cancelled the work.
    public static let cancelled = Reason(description: "cancelled")
    /// The user dismissed the HUD with a gesture, with Escape, or with `HUD.Action.close`.
    public static let dismissedByUser = Reason(description: "dismissedByUser")
    /// Too many toasts waited, so this toast was dropped; see `HUD.Behavior.toastQueueLimit`.
    public static let dropped = Reason(description: "dropped")
    /// A later call replaced this HUD. Only `HUD.Handle.reason` returns this reason.
    public static let replaced = Reason(description: "replaced")
    /// The HUD ended before it appeared.
    public static let neverShown = Reason(description: "neverShown")
    /// The window or view of the HUD was closed, and there was no other window to show it in.
    ///
    /// A HUD also ends for this reason if its controller moves to another host or is released.
    public static let hostGone = Reason(description: "hostGone")
    /// A later call cancelled the dismissal, so the HUD stayed visible. Only the completion handler
    /// of a dismissal gets this reason.
    public static let superseded = Reason(description: "superseded")
    /// There was no HUD to dismiss. Only the completion handler of a dismissal gets this reason.
    public static let notShowing = Reason(description: "notShowing")
  }
}
