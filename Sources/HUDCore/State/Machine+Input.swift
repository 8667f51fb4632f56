extension Machine {
  /// Everything that can happen to a HUD.
  package enum Input: Sendable {
    /// A call shows a request of any kind, except for a progress step.
    case show(Request)
    case progress(ProgressStep)
    /// A handle changes its own request.
    case change(Request.ID, Change)
    /// The work behind a request ended; the toast, if any, shows its outcome.
    case end(Request.ID, toast: ClosingToast?)
    /// One request is ended, and no other.
    case withdraw(Request.ID, HUD.Reason = .dismissed, isAnimated: Bool = true)
    /// A handle schedules the end of its own request.
    case withdrawLater(Request.ID, after: Duration, isAnimated: Bool)
    /// The request with that identifier is dismissed, if there is one.
    case dismissNamed(String, isAnimated: Bool)
    /// A call reported that work was cancelled. This ends the request with that identifier or,
    /// without an identifier, the anonymous one. No toast is shown.
    case workCancelled(name: String?)
    case setStatus(String?)
    case popActivity
    case dismiss(after: Duration, isAnimated: Bool = true, completion: Completion.ID?)

    case wake(Presentation.ID)
    case hostReady
    /// The host's window is lost, either for good or until there is another one.
    case hostLost(isForGood: Bool)
    /// The pointer or the focus has entered or left the panel.
    case attention(Bool)
    case touch(inside: Bool)
    /// Somebody pressed the button, or Escape while the button cancels.
    case press
    /// The user made a gesture that dismisses the panel if the displayed request allows it.
    case dismissByHand(HUD.DismissalGestures)
  }
}

extension Machine {
  /// The toast with the outcome of work. It gets the options of the request that it replaces.
  package struct ClosingToast: Sendable {
    package let id: Request.ID
    package let content: HUD.Content

    package init(id: Request.ID, content: HUD.Content) {
      self.id = id
      self.content = content
    }
  }
}

/// The time of an input, with the facts about the host that the machine needs at that time.
package struct Moment: Sendable {
  package var now: Duration
  package var hostIsReady: Bool
  package var screenReaderIsRunning: Bool

  package init(now: Duration, hostIsReady: Bool = true, screenReaderIsRunning: Bool = false) {
    self.now = now
    self.hostIsReady = hostIsReady
    self.screenReaderIsRunning = screenReaderIsRunning
  }
}

/// The completion of a dismissal, which the machine knows only by its number.
package enum Completion {
  package typealias ID = UInt64
}
