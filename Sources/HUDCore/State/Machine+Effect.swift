extension Machine {
  /// A command from the machine to the controller, which carries out the effects of one input in
  /// the order in which the machine returned them.
  // The enum is indirect, so that an effect is copied as a reference.
  package indirect enum Effect: Sendable {
    /// Shows a new panel or, if `continuing` is true, lets the disappearing panel appear again from
    /// its current opacity and scale.
    case appear(Request, continuing: Bool)
    /// Displays another request, or the displayed request with changed content or options.
    case change(Request)
    case disappear
    case remove
    case post(HUD.Event)
    case perform(HUD.Action)
    /// Makes an announcement. It is not made if `unlessFocused` is true, because the request has
    /// begun to block input, and the panel has the focus.
    case announce(Announcement, unlessFocused: Bool = false)
    case end(EndPromise, HUD.Reason)
    /// Reports the result of a dismissal to its completion handler.
    case complete(EndPromise, HUD.Reason)
    /// Logs why the HUD is not visible yet, after the HUD has waited for its host for
    /// `Machine.patience`.
    case explainWaiting
  }
}
