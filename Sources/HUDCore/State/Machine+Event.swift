extension Machine {
  /// Everything that can happen to a HUD.
  package enum Event: Sendable {
    /// Something new to show, of whatever kind.
    case show(Request)
    case progress(Step)
    /// An owner changes what it shows.
    case change(Request.ID, Change)
    /// An owned activity ended; the toast says how it went.
    case end(Request.ID, toast: Request?)
    /// A handle takes back what it stands for, or the work behind it was cancelled.
    case withdraw(Request.ID, HUD.Reason = .dismissed)
    case setStatus(String?)
    case popActivity
    case dismiss(after: Duration, completion: Completion.ID?)

    case wake(Presentation.ID)
    case hostReady
    /// There is no window any more; for good where no other one will ever come.
    case hostLost(isForGood: Bool)
    /// The pointer or the focus came to the panel, or left it.
    case attention(Bool)
    case touch(inside: Bool)
    /// Somebody pressed the button, or Escape where it cancels.
    case press
  }
}

/// What the machine cannot know by itself about the moment an event comes in.
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
