#if !canImport(QuartzCore)

/// The times at which a picture changes by itself, and so has to be drawn again.
package enum Movement: Equatable, Sendable {
  case none
  /// Nothing moves until the given time.
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
  /// Returns whether anything in the subtree, including masks, moves after `time`.
  ///
  /// A running animation counts as movement, whatever its values are. One that has ended does not.
  package func movement(after time: CFTimeInterval) -> Movement {
    var movement = ownMovement(after: time)
    for layer in children + [maskLayer].compactMap(\.self) where movement != .always {
      movement = movement.joined(with: layer.movement(after: time))
    }
    return movement
  }

  private func ownMovement(after time: CFTimeInterval) -> Movement {
    // Without time, nothing moves.
    guard !running.isEmpty, totalSpeed > 0 else { return .none }
    let local = convertTime(time, from: nil)
    let movement = running.reduce(Movement.none) { $0.joined(with: $1.movement(after: local)) }
    guard case .from(let begin) = movement else { return movement }
    return .from(convertTime(begin, to: nil))
  }
}

extension CALayer {
  /// Returns the time after which the picture repeats. It is nil if nothing moves, or unless all
  /// movements repeat for ever with the same period.
  package func period(after time: CFTimeInterval) -> CFTimeInterval? {
    let periods = periods(after: time)
    guard let first = periods.first, periods.allSatisfy({ $0 == first }) else { return nil }
    return first
  }

  /// Returns the periods of all movements in the subtree; nil for one that does not repeat.
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
