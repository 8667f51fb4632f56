extension Machine {
  /// An order to the service, which carries out the effects of one input in their order.
  package enum Effect: Sendable {
    /// Shows a new panel or, if `continuing`, the one that is disappearing, from its current pose.
    case appear(Request, continuing: Bool)
    /// Displays another request, or the same with other content.
    case change(Request)
    /// Removes the indicator and the texts that have faded out.
    case finishExchange
    case disappear
    case remove
    case post(HUD.Event)
    case perform(HUD.Action)
    case announce(Announcement)
    case end(Request.ID, HUD.Reason)
    /// Calls the completion of a dismissal.
    case complete(Completion.ID, HUD.Reason)
    /// Sets the one timer; nil stops it.
    case schedule(Wake?)
    /// Logs why a HUD that has waited for its host for some time is not visible yet.
    case explainWaiting
    /// Tells the host whether a HUD waits for it.
    case setAwaited(Bool)
    /// Starts or stops reading the followed `Progress` objects once a frame.
    case setTicking(Bool)
  }
}

/// The time at which the machine wants to be woken, and the presentation that it is for.
package struct Wake: Sendable, Equatable {
  package let presentation: Presentation.ID
  package let time: Duration
}

/// Something for the screen reader to say.
package enum Announcement: Sendable {
  case request(Request)
  case progress(Double)

  package func spoken(in languages: [String]) -> String {
    switch self {
    case .request(let request):
      request.resolvedOptions.words.resolved(for: languages).read(request.content)
    case .progress(let progress): progress.percent(in: languages)
    }
  }
}
