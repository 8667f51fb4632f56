extension Machine {
  /// An order to the service. The effects of one input are carried out in their order.
  package enum Effect: Sendable {
    /// Shows the panel; if `continuing`, from where a panel that is disappearing is seen.
    case appear(Request, continuing: Bool)
    case change(Request)
    /// Removes the indicator that another one has replaced.
    case finishExchange
    case disappear
    case remove
    case post(HUD.Event)
    case perform(HUD.Action)
    case announce(Announcement)
    case end(Request.ID, HUD.Reason)
    case complete(Completion.ID, HUD.Reason)
    case schedule(Wake?)
    /// Logs why nothing is seen of a HUD that has waited for its host for a while.
    case explainWaiting
    /// Something waits for the host, or no longer.
    case setAwaited(Bool)
    /// Reads what is followed once a frame, or no longer.
    case setTicking(Bool)
  }
}

/// When the machine wants to be woken, and for which presentation.
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
