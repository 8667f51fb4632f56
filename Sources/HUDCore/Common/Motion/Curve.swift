package import HUDLayers

/// A timing curve that Core Animation can follow and that we can evaluate ourselves.
package enum Curve: Sendable, Equatable {
  case easeIn
  case easeOut
  /// A spring that comes to rest without overshooting.
  case spring

  /// The spring's duration in time constants. After this time, a thousandth of the way is left.
  private static let springTime = 9.23

  package func value(at progress: Double) -> Double {
    if let bezier { return bezier.value(at: progress) }
    let time = Self.springTime * max(progress, 0)
    return progress >= 1 ? 1 : 1 - (1 + time) * exp(-time)
  }

  /// Returns an animation of `keyPath` that follows this curve over `duration`.
  package func animation(_ keyPath: String, over duration: Duration) -> CABasicAnimation {
    if let bezier {
      let animation = CABasicAnimation(keyPath: keyPath)
      animation.duration = duration.seconds
      animation.timingFunction = CAMediaTimingFunction(
        controlPoints: Float(bezier.control1.x), Float(bezier.control1.y),
        Float(bezier.control2.x), Float(bezier.control2.y))
      return animation
    }
    let animation = CASpringAnimation(keyPath: keyPath)
    let frequency = Self.springTime / duration.seconds
    animation.mass = 1
    animation.stiffness = frequency * frequency
    animation.damping = 2 * frequency
    animation.duration = duration.seconds
    return animation
  }

  /// The Bézier curve; nil for a spring.
  private var bezier: UnitBezier? {
    switch self {
    case .spring: nil
    case .easeIn: UnitBezier(0.42, 0, 1, 1)
    case .easeOut: UnitBezier(0, 0, 0.58, 1)
    }
  }
}
