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

#endif
