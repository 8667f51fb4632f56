import HUDCore

extension Specification {
  enum Input {
    case show(Wanted)
    case step(Wanted, Step)
    case change(Int, Change)
    case end(Int, toast: Wanted?)
    case withdraw(Int, HUD.Reason, isAnimated: Bool = true)
    case withdrawLater(Int, after: Duration, isAnimated: Bool)
    case dismissID(String, isAnimated: Bool)
    case cancelled(id: String?)
    case setStatus(String?)
    case pop
    case dismiss(after: Duration, isAnimated: Bool, completion: Int?)
    case wake
    case hostReady
    case hostLost(forGood: Bool)
    /// A move to a new screen, whose settings are the usual ones.
    case move(toReadyHost: Bool)
    case attention(Bool)
    case touch(isInside: Bool)
    case press
    case gesture(HUD.DismissalGestures)
  }

  /// One call of showProgress.
  struct Step {
    let progress: Double
    let status: String?
    let indicator: HUD.Indicator
  }
}

extension Specification.Input {
  /// C5.
  func folded(with next: Specification.Input) -> Specification.Input? {
    switch (self, next) {
    case (.step(let first, let one), .step(let second, let other)):
      guard one.progress > 0, other.progress > 0, first.id == second.id,
        one.indicator == other.indicator, first.terms.resolved == second.terms.resolved
      else { return nil }
      let status = other.status ?? one.status
      var wanted = first
      wanted.content = HUD.Content(
        one.indicator.advanced(to: other.progress), status: status)
      return .step(
        wanted,
        Specification.Step(progress: other.progress, status: status, indicator: one.indicator))
    case (.change(let one, .progress(let first)), .change(let other, .progress(let second))):
      guard one == other, first > 0, second > 0 else { return nil }
      return next
    default:
      return nil
    }
  }
}
