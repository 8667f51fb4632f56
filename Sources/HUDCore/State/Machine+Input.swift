extension Machine {
  /// Everything that can happen to a HUD.
  package enum Input: Sendable {
    /// Something new to show, of whatever kind.
    case show(Request)
    case progress(ProgressStep)
    /// A handle changes its own request.
    case change(Request.ID, Change)
    /// The work behind a request ended; the toast says how it went.
    case end(Request.ID, toast: ClosingToast?)
    /// One request ends, and no other.
    case withdraw(Request.ID, HUD.Reason = .dismissed, isAnimated: Bool = true)
    /// A handle lets its request end later.
    case withdrawLater(Request.ID, after: Duration, isAnimated: Bool)
    /// The request with that identifier ends, if there is one.
    case dismissNamed(String, isAnimated: Bool)
    /// Work was cancelled, which no toast tells: with an identifier that one request ends, else the
    /// anonymous one.
    case workCancelled(name: String?)
    case setStatus(String?)
    case popActivity
    case dismiss(after: Duration, isAnimated: Bool = true, completion: Completion.ID?)

    case wake(Presentation.ID)
    case hostReady
    /// There is no window any more; for good where no other one will ever come.
    case hostLost(isForGood: Bool)
    /// The pointer or the focus came to the panel, or left it.
    case attention(Bool)
    case touch(inside: Bool)
    /// Somebody pressed the button, or Escape where it cancels.
    case press
    /// The user made a gesture on the panel that dismisses it where that is allowed.
    case dismissByHand(HUD.DismissalGestures)
  }
}

extension Machine {
  /// The toast that tells how work ended, with the options of the request that it replaces.
  package struct ClosingToast: Sendable {
    package let id: Request.ID
    package let content: HUD.Content

    package init(id: Request.ID, content: HUD.Content) {
      self.id = id
      self.content = content
    }
  }
}

/// The time of an input, and the facts of that moment that the machine cannot know by itself.
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

/// The machine knows a dismissal's completion by its number only.
package enum Completion {
  package typealias ID = UInt64
}
