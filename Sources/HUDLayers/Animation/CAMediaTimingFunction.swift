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
  private let curve: UnitBezier

  public init(controlPoints c1x: Float, _ c1y: Float, _ c2x: Float, _ c2y: Float) {
    precondition(
      (0...1).contains(c1x) && (0...1).contains(c2x),
      "Time cannot run backwards: the control points' x is \(c1x) and \(c2x), not within 0...1.")
    curve = UnitBezier(Double(c1x), Double(c1y), Double(c2x), Double(c2y))
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

  package func progress(at fraction: Double) -> Double {
    curve.value(at: fraction)
  }
}

#endif

/// A cubic Bézier curve from (0, 0) to (1, 1) that gives the progress of an animation (y) as a
/// function of time (x).
///
/// Core Animation has such curves but no method to evaluate them. Therefore code that must know the
/// current value of an animation uses this type on every platform.
package struct UnitBezier: Sendable {
  private let x: Coordinate
  private let y: Coordinate

  package init(_ x1: Double, _ y1: Double, _ x2: Double, _ y2: Double) {
    x = Coordinate(x1, x2)
    y = Coordinate(y1, y2)
  }

  /// Returns the progress of the animation when `fraction` of its duration has passed.
  package func value(at fraction: Double) -> Double {
    guard fraction > 0 else { return 0 }
    guard fraction < 1 else { return 1 }
    return y.value(at: x.parameter(for: fraction))
  }

  /// The x or y coordinate of the curve, as a polynomial in the curve's parameter.
  private struct Coordinate: Sendable {
    let a: Double
    let b: Double
    let c: Double

    init(_ control1: Double, _ control2: Double) {
      c = 3 * control1
      b = 3 * (control2 - control1) - c
      a = 1 - c - b
    }

    func value(at t: Double) -> Double {
      ((a * t + b) * t + c) * t
    }

    /// Returns the parameter of the curve at which this coordinate equals `value`.
    ///
    /// Newton's method finds the parameter in a few steps. A step that would leave the interval
    /// from `low` to `high` is replaced by a step to the middle of the interval.
    func parameter(for value: Double) -> Double {
      var (low, high) = (0.0, 1.0)
      var t = value
      for _ in 0..<64 {
        let miss = self.value(at: t) - value
        if abs(miss) < 1e-12 { break }
        if miss > 0 { high = t } else { low = t }
        let slope = (3 * a * t + 2 * b) * t + c
        let step = t - miss / slope
        t = step > low && step < high ? step : (low + high) / 2
      }
      return t
    }
  }
}
