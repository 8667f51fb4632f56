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
