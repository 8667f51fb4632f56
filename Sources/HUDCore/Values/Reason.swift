extension HUD {
  /// Why something ended.
  public enum Reason: Sendable, Hashable {
    /// Somebody dismissed it.
    case dismissed
    /// Its activities ended, the last one popped or finished.
    case ended
    /// A toast whose time was up.
    case timedOut
    /// The user cancelled.
    case cancelled
    /// It was over before it appeared.
    case neverShown
    /// Its window went away and there was no other.
    case hostGone
    /// Other content took its place; only a handle ends so.
    case replaced
    /// A later call kept the HUD up; only a dismissal's completion hears so.
    case superseded
    /// There was nothing to dismiss; only a dismissal's completion hears so.
    case notShowing
  }
}
