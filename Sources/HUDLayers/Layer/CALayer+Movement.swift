#if !canImport(QuartzCore)

/// Whether, and from what time on, animations change the picture of a layer tree, so that the tree
/// must be drawn again in every frame.
package enum Movement: Equatable, Sendable {
  case none
  /// Nothing moves before the given time, at which an animation begins.
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
  /// Returns whether anything in the subtree, including masks, moves after `time`, and from when
  /// on.
  ///
  /// An animation that has not ended counts as movement, even if its values stay the same. An
  /// animation that has ended does not count.
  package func movement(after time: CFTimeInterval) -> Movement {
    var movement = ownMovement(after: time)
    for layer in children + [maskLayer].compactMap(\.self) where movement != .always {
      movement = movement.joined(with: layer.movement(after: time))
    }
    return movement
  }

  private func ownMovement(after time: CFTimeInterval) -> Movement {
    // At speed 0 the layer's time does not advance, so nothing moves.
    guard !running.isEmpty, totalSpeed > 0 else { return .none }
    let local = convertTime(time, from: nil)
    let movement = running.reduce(Movement.none) { $0.joined(with: $1.movement(after: local)) }
    guard case .from(let begin) = movement else { return movement }
    return .from(convertTime(begin, to: nil))
  }
}

extension CALayer {
  /// Returns the period, in seconds, after which the picture repeats. Returns nil if nothing moves,
  /// if any animation does not repeat for ever, or if the periods differ.
  package func period(after time: CFTimeInterval) -> CFTimeInterval? {
    let periods = periods(after: time)
    guard let first = periods.first, periods.allSatisfy({ $0 == first }) else { return nil }
    return first
  }

  /// Returns the periods, in seconds, of the animations in the subtree. Animations that have ended
  /// are left out. The period of an animation that does not repeat for ever is nil.
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
