extension Machine {
  /// Everything that can happen to a HUD.
  // The enum is indirect, so that an input, which waits in the mailbox, is copied as a reference.
  package indirect enum Input: Sendable {
    /// A call other than `showProgress` shows a request. For `showProgress`, see `progress`.
    case show(Request)
    case progress(ProgressCall)
    /// A handle changes its own request.
    case change(Request.ID, RequestChange)
    /// The work of a request has ended. `toast` shows the outcome, with the options of the request
    /// but not its duration. A visible panel keeps its position for the toast.
    case end(Request.ID, toast: (id: Request.ID, content: HUD.Content))
    /// A handle or a tracked `Progress` ends its own request with a reason and without a toast, now
    /// or at a later time. Other requests stay.
    case withdraw(
      Request.ID, HUD.Reason = .dismissed, after: Duration = .zero, isAnimated: Bool = true)
    /// A call ends the request with an identifier of the app or, if that is nil, the anonymous
    /// request. If there is no such request, nothing happens.
    case withdrawNamed(String?, HUD.Reason, isAnimated: Bool = true)
    case setStatus(String?)
    case popActivity
    case dismiss(after: Duration, isAnimated: Bool, completion: EndPromise?)

    /// The host's timer fired or, if `hostBecameReady` is true, the host has found a window. `news`
    /// are the changes that the tracked `Progress` objects report.
    case wake(news: [Input] = [], hostBecameReady: Bool = false)
    /// The host's window is lost. If `isForGood` is true, the host itself is gone; otherwise
    /// another window or another host may follow.
    case hostLost(isForGood: Bool)
    /// The user attends to the panel, or no longer does; see `HostDelegate.attentionChanged(_:)`.
    case attention(Bool)
    case touch(inside: Bool)
    /// The user has pressed the panel, its button, or Escape if the button cancels or closes.
    case press(Press)
    /// The user has made a gesture on the panel, or beside it, while the given request was drawn.
    /// The gesture dismisses that request if the request allows it.
    case dismissByHand(Request.ID, HUD.DismissalGestures)
  }
}
