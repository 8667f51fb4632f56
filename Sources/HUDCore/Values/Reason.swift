extension HUD {
  /// The reason why a HUD, or a call that wanted to dismiss it, ended.
  public struct Reason: Sendable, Hashable, CustomStringConvertible {
    /// The name of the reason in Swift, for logs.
    public let description: String

    /// A call of `dismiss` ended it.
    public static let dismissed = Reason(description: "dismissed")
    /// Its work ended: the last activity was popped, its handle said `end()`, `succeed` or `fail`, its
    /// `Progress` finished, its activity was released, or its button was pressed.
    public static let ended = Reason(description: "ended")
    /// The time of the toast was up.
    public static let timedOut = Reason(description: "timedOut")
    /// The user cancelled, or the work threw a cancellation.
    public static let cancelled = Reason(description: "cancelled")
    /// The user tapped or swiped it away; see `HUD.DismissalGestures`.
    public static let dismissedByUser = Reason(description: "dismissedByUser")
    /// The toast waited, and was dropped because too many did; see `HUD.Behavior.toastQueueLimit`.
    public static let dropped = Reason(description: "dropped")
    /// Another request took its place. Only a handle ends so.
    public static let replaced = Reason(description: "replaced")
    /// It was over before it appeared.
    public static let neverShown = Reason(description: "neverShown")
    /// Its window disappeared and there was no other, or its controller moved or was released.
    public static let hostGone = Reason(description: "hostGone")
    /// A later call kept the HUD on show. Only the completion of a dismissal gets this.
    public static let superseded = Reason(description: "superseded")
    /// There was nothing to dismiss. Only the completion of a dismissal gets this.
    public static let notShowing = Reason(description: "notShowing")
  }
}
