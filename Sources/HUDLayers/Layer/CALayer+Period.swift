#if !canImport(QuartzCore)

extension CALayer {
  /// How long it takes until the picture is the same again; nil where nothing moves, or something
  /// that does not repeat for ever, or not at the one pace.
  package func period(after time: CFTimeInterval) -> CFTimeInterval? {
    let periods = periods(after: time)
    guard let first = periods.first, periods.allSatisfy({ $0 == first }) else { return nil }
    return first
  }

  /// Of all that moves in the subtree; nil is the period of what never comes round.
  private func periods(after time: CFTimeInterval) -> [CFTimeInterval?] {
    ownPeriods(after: time)
      + (children + [maskLayer].compactMap(\.self)).flatMap { $0.periods(after: time) }
  }

  private func ownPeriods(after time: CFTimeInterval) -> [CFTimeInterval?] {
    let speed = totalSpeed
    guard !running.isEmpty, speed > 0 else { return [] }
    let local = convertTime(time, from: nil)
    return running.filter { $0.movement(after: local) != .none }
      .map { $0.period(at: local).map { $0 / speed } }
  }
}

extension RunningAnimation {
  fileprivate func period(at time: CFTimeInterval) -> CFTimeInterval? {
    guard movement(after: time) == .always, animation.repeatCount == .infinity else { return nil }
    let cycle = animation.duration * (animation.autoreverses ? 2 : 1)
    return cycle / Double(animation.speed)
  }
}

#endif
