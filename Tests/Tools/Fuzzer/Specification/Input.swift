import HUDCore

extension Specification {
  enum Input {
    case show(Wanted)
    case step(Wanted, Step)
    case change(Int, Change)
    /// Adjacent changes of one handle, of which each has the last value.
    case changes(Int, [Change])
    case end(Int, toast: Wanted?)
    case withdraw(Int, HUD.Reason, isAnimated: Bool = true)
    case withdrawLater(Int, after: Duration, isAnimated: Bool)
    case dismissID(String, isAnimated: Bool)
    /// A toast with the error of cancelled work, which is not shown.
    case cancelled(id: String?, toast: Wanted)
    case setStatus(String?)
    case pop
    case dismiss(after: Duration, isAnimated: Bool, completion: Int?)
    /// The timer fired, and the tracked objects report changes.
    case wake([Input])
    case hostReady
    case hostLost(forGood: Bool)
    /// A move to a new screen, whose settings are the usual ones.
    case move(toReadyHost: Bool)
    case attention(Bool)
    case touch(isInside: Bool)
    case press(Press)
    /// A gesture on the panel of the request with an order.
    case gesture(Int, HUD.DismissalGestures)
  }

  /// A press of the button of the request with an order.
  struct Press {
    let order: Int
    let action: HUD.Action
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
        one.indicator == other.indicator, one.indicator.isNamed == other.indicator.isNamed,
        first.terms.said == second.terms.said
      else { return nil }
      let status = other.status ?? one.status
      var wanted = first
      wanted.content = HUD.Content(
        one.indicator.stepped(to: other.progress), status: status)
      return .step(
        wanted,
        Specification.Step(progress: other.progress, status: status, indicator: one.indicator))
    case (.change(let one, let first), .change(let other, let second)) where one == other:
      guard first.field != nil else { return nil }
      return Self.changes(one, [first]).folded(with: .change(other, second))
    case (.changes(let one, let first), .change(let other, let second)) where one == other:
      guard let field = second.field else { return nil }
      // Progress makes a ring of a wheel or a glyph, and the ring stays.
      if case .progress(let progress) = second, !(progress >= 0),
        first.contains(where: { if case .progress(let last) = $0 { last >= 0 } else { false } })
      {
        return nil
      }
      // A toast that is left with nothing to show has ended.
      let shows = first.compactMap(\.showsSomething)
      guard shows.contains(true) || shows.isEmpty else { return nil }
      return .changes(one, first.filter { $0.field != field } + [second])
    default:
      return nil
    }
  }
}

extension Specification.Change {
  /// The field that changes alone; nil for a change of the whole content or of the options.
  fileprivate var field: Int? {
    switch self {
    case .status: 0
    case .detail: 1
    case .progress: 2
    case .content, .terms: nil
    }
  }
}

extension Specification.Change {
  /// Whether the change leaves something to see; nil if it takes nothing away.
  fileprivate var showsSomething: Bool? {
    switch self {
    case .status(let text), .detail(let text): HUD.Content(status: text).status != nil
    case .progress(let progress): progress >= 0 ? true : nil
    case .content, .terms: nil
    }
  }
}

extension HUD.Indicator {
  /// P2: a ring takes the place of the wheel, and a glyph or a picture stays.
  func stepped(to progress: Double) -> HUD.Indicator {
    let advanced = advanced(to: progress)
    switch kind {
    case .none, .success, .warning, .error, .info, .image: return self
    case .custom: return advanced.kind == .custom ? advanced : self
    case .activity: return .ring(progress)
    default: return advanced
    }
  }
}
