#if !canImport(QuartzCore)

/// Each layer has its own time, and the begin times of its animations are in this time. At a given
/// `time` of the superlayer, the layer's own time is `(time - beginTime) * speed + timeOffset`.
extension CALayer: CAMediaTiming {
  /// Converts a time of layer `l` to this layer's time. If `l` is nil, `t` is a time outside the
  /// layer tree, as `CACurrentMediaTime()` returns it.
  public func convertTime(_ t: CFTimeInterval, from l: CALayer?) -> CFTimeInterval {
    localTime(at: l?.outerTime(of: t) ?? t)
  }

  /// Converts a time of this layer to the time of layer `l`. If `l` is nil, the result is a time
  /// outside the layer tree, as `CACurrentMediaTime()` returns it.
  public func convertTime(_ t: CFTimeInterval, to l: CALayer?) -> CFTimeInterval {
    let outer = outerTime(of: t)
    return l?.localTime(at: outer) ?? outer
  }

  /// The speed of this layer's time, relative to the time outside the tree.
  var totalSpeed: Double { Double(speed) * (owner?.totalSpeed ?? 1) }

  private func localTime(at outer: CFTimeInterval) -> CFTimeInterval {
    let time = owner?.localTime(at: outer) ?? outer
    return (time - beginTime) * Double(speed) + timeOffset
  }

  private func outerTime(of time: CFTimeInterval) -> CFTimeInterval {
    precondition(
      speed != 0, "The time of a layer with speed 0 cannot be converted to the time outside.")
    let time = (time - timeOffset) / Double(speed) + beginTime
    return owner?.outerTime(of: time) ?? time
  }
}

#endif
