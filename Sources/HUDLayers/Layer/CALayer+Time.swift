#if !canImport(QuartzCore)

/// Each layer has its own time, and the begin times of its animations are in this time. At a given
/// `time` of the superlayer, the layer's own time is `(time - beginTime) * speed + timeOffset`.
extension CALayer {
  /// Converts a time outside the layer tree, as `CACurrentMediaTime()` returns it, to this layer's
  /// time. The time of another layer cannot be converted.
  public func convertTime(_ t: CFTimeInterval, from l: CALayer?) -> CFTimeInterval {
    precondition(l == nil, "The time of \(l, default: "a layer") cannot be converted.")
    let time = owner?.convertTime(t, from: nil) ?? t
    return (time - beginTime) * Double(speed) + timeOffset
  }

  /// The speed of this layer's time, relative to the time outside the tree.
  private var totalSpeed: Double { Double(speed) * (owner?.totalSpeed ?? 1) }
}

extension CALayer {
  /// Returns whether animations change the picture of the subtree after `time`, so that it must be
  /// drawn again in every frame.
  ///
  /// An animation that has not ended counts, even if its values stay the same or it begins later.
  package func isMoving(after time: CFTimeInterval) -> Bool {
    !unfinishedAnimations(after: time).isEmpty
      || subtrees.contains { $0.isMoving(after: time) }
  }

  /// Returns the period, in seconds, after which the picture repeats. Returns nil if nothing moves,
  /// if any animation does not repeat for ever, or if the periods differ.
  package func period(after time: CFTimeInterval) -> CFTimeInterval? {
    let periods = periods(after: time)
    guard let first = periods.first, periods.allSatisfy({ $0 == first }) else { return nil }
    return first
  }

  /// Returns the periods of the animations in the subtree that have not ended. The period of an
  /// animation that does not repeat for ever is nil.
  private func periods(after time: CFTimeInterval) -> [CFTimeInterval?] {
    let own = unfinishedAnimations(after: time).map { animation in
      animation.period(at: convertTime(time, from: nil)).map { $0 / totalSpeed }
    }
    return own + subtrees.flatMap { $0.periods(after: time) }
  }

  private func unfinishedAnimations(after time: CFTimeInterval) -> [RunningAnimation] {
    // At speed 0 the layer's time does not advance, so nothing moves.
    guard !running.isEmpty, totalSpeed > 0 else { return [] }
    let local = convertTime(time, from: nil)
    return running.filter { $0.isMoving(after: local) }
  }

  private var subtrees: [CALayer] {
    children + [maskLayer].compactMap(\.self)
  }
}

#endif
