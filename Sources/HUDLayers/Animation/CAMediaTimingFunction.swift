#if !canImport(QuartzCore)

public import Foundation

public enum CAMediaTimingFunctionName: Sendable {
  case linear
  case easeIn
  case easeOut
  case easeInEaseOut
  case `default`
}

/// A cubic Bézier curve from (0, 0) to (1, 1) that gives the progress of an animation (y) as a
/// function of time (x).
open class CAMediaTimingFunction: NSObject {
  private let curve: (_ fraction: Double) -> Double

  public init(controlPoints c1x: Float, _ c1y: Float, _ c2x: Float, _ c2y: Float) {
    precondition(
      (0...1).contains(c1x) && (0...1).contains(c2x),
      "Time cannot run backwards: the control points' x is \(c1x) and \(c2x), not within 0...1.")
    curve = { unitBezier(Double(c1x), Double(c1y), Double(c2x), Double(c2y), at: $0) }
  }

  public convenience init(name: CAMediaTimingFunctionName) {
    switch name {
    case .linear: self.init(controlPoints: 0, 0, 1, 1)
    case .easeIn: self.init(controlPoints: 0.42, 0, 1, 1)
    case .easeOut: self.init(controlPoints: 0, 0, 0.58, 1)
    case .easeInEaseOut: self.init(controlPoints: 0.42, 0, 0.58, 1)
    case .default: self.init(controlPoints: 0.25, 0.1, 0.25, 1)
    }
  }

  package func progress(at fraction: Double) -> Double { curve(fraction) }
}

#endif

/// Returns the progress of an animation (y) when `time` (x), a fraction of its duration, has passed.
/// The progress follows the cubic Bézier curve from (0, 0) to (1, 1) with the two control points.
///
/// Core Animation has such curves but no method to evaluate them. Therefore code that must know the
/// current value of an animation uses this function on every platform.
package func unitBezier(
  _ x1: Double, _ y1: Double, _ x2: Double, _ y2: Double, at time: Double
) -> Double {
  /// Returns x or y of the curve at the parameter `t`, given x or y of both control points.
  func coordinate(_ control1: Double, _ control2: Double, at t: Double) -> Double {
    let rest = 1 - t
    return 3 * rest * t * (rest * control1 + t * control2) + t * t * t
  }
  guard time > 0 else { return 0 }
  guard time < 1 else { return 1 }
  // The time rises with the curve's parameter, so halve the range of parameters around `time`. 53
  // halvings make the range as small as the precision of a `Double`.
  var (low, high) = (0.0, 1.0)
  for _ in 0..<53 {
    let middle = (low + high) / 2
    let reached = coordinate(x1, x2, at: middle)
    if reached <= time { low = middle }
    if reached >= time { high = middle }
  }
  return coordinate(y1, y2, at: high)
}
