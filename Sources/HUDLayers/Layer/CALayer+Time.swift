#if !canImport(QuartzCore)

/// A layer's time runs in its superlayer's: `timeOffset` plus what has passed since `beginTime`,
/// `speed` times as fast. The begin times of its animations are given in it.
extension CALayer: CAMediaTiming {
  /// Nil is the time outside the tree, as `CACurrentMediaTime()` has it.
  public func convertTime(_ t: CFTimeInterval, from l: CALayer?) -> CFTimeInterval {
    localTime(at: l?.outerTime(of: t) ?? t)
  }

  /// Nil is the time outside the tree, as `CACurrentMediaTime()` has it.
  public func convertTime(_ t: CFTimeInterval, to l: CALayer?) -> CFTimeInterval {
    let outer = outerTime(of: t)
    return l?.localTime(at: outer) ?? outer
  }

  /// How fast this layer's time runs, seen from outside.
  var totalSpeed: Double { Double(speed) * (owner?.totalSpeed ?? 1) }

  private func localTime(at outer: CFTimeInterval) -> CFTimeInterval {
    let time = owner?.localTime(at: outer) ?? outer
    return (time - beginTime) * Double(speed) + timeOffset
  }

  private func outerTime(of time: CFTimeInterval) -> CFTimeInterval {
    precondition(speed != 0, "The time of a layer that stands still is no moment outside.")
    let time = (time - timeOffset) / Double(speed) + beginTime
    return owner?.outerTime(of: time) ?? time
  }
}

#endif
