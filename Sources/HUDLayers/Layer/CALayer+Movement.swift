#if !canImport(QuartzCore)

/// Whether a picture changes by itself, so that somebody has to draw it again.
package enum Movement: Equatable, Sendable {
  case none
  /// It stands still until then.
  case from(CFTimeInterval)
  case always

  fileprivate func joined(with other: Movement) -> Movement {
    switch (self, other) {
    case (.always, _), (_, .always): .always
    case (.from(let first), .from(let second)): .from(min(first, second))
    case (.none, let some), (let some, .none): some
    }
  }
}

extension CALayer {
  /// Of the whole subtree with its masks. An animation that runs at `time` moves, whatever its
  /// values; one that has ended stands still.
  package func movement(after time: CFTimeInterval) -> Movement {
    var movement = ownMovement(after: time)
    for layer in children + [maskLayer].compactMap(\.self) where movement != .always {
      movement = movement.joined(with: layer.movement(after: time))
    }
    return movement
  }

  private func ownMovement(after time: CFTimeInterval) -> Movement {
    // Nothing moves whose time stands still.
    guard !running.isEmpty, totalSpeed > 0 else { return .none }
    let local = convertTime(time, from: nil)
    let movement = running.reduce(Movement.none) { $0.joined(with: $1.movement(after: local)) }
    guard case .from(let begin) = movement else { return movement }
    return .from(convertTime(begin, to: nil))
  }
}

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
