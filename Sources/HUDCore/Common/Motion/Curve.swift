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
    switch self {
    case .easeIn: return unitBezier(0.42, 0, 1, 1, at: progress)
    case .easeOut: return unitBezier(0, 0, 0.58, 1, at: progress)
    case .spring:
      let time = Self.springTime * max(progress, 0)
      return progress >= 1 ? 1 : 1 - (1 + time) * exp(-time)
    }
  }

  /// Returns an animation of `keyPath` that follows this curve over `duration`.
  package func animation(_ keyPath: String, over duration: Duration) -> CABasicAnimation {
    guard self == .spring else {
      let animation = CABasicAnimation(keyPath: keyPath)
      animation.duration = duration.seconds
      animation.timingFunction = CAMediaTimingFunction(name: self == .easeIn ? .easeIn : .easeOut)
      return animation
    }
    let animation = CASpringAnimation(keyPath: keyPath)
    let frequency = Self.springTime / duration.seconds
    animation.stiffness = frequency * frequency
    animation.damping = 2 * frequency
    animation.duration = duration.seconds
    return animation
  }
}
