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
    guard let (one, two) = controlPoints else {
      let time = Self.springTime * max(progress, 0)
      return progress >= 1 ? 1 : 1 - (1 + time) * exp(-time)
    }
    return UnitBezier(one.x, one.y, two.x, two.y).value(at: progress)
  }

  /// Returns an animation of `keyPath` that follows this curve over `duration`.
  package func animation(_ keyPath: String, over duration: Duration) -> CABasicAnimation {
    if let (one, two) = controlPoints {
      let animation = CABasicAnimation(keyPath: keyPath)
      animation.duration = duration.seconds
      animation.timingFunction = CAMediaTimingFunction(
        controlPoints: Float(one.x), Float(one.y), Float(two.x), Float(two.y))
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

  /// The control points of the Bézier curve; nil for a spring.
  private var controlPoints: (CGPoint, CGPoint)? {
    switch self {
    case .spring: nil
    case .easeIn: (CGPoint(x: 0.42, y: 0), CGPoint(x: 1, y: 1))
    case .easeOut: (CGPoint(x: 0, y: 0), CGPoint(x: 0.58, y: 1))
    }
  }
}
