package import LayerKit

/// A timing curve that we can both hand to Core Animation and evaluate ourselves.
package enum Curve: Sendable, Equatable {
  case linear
  case easeIn
  case easeOut

  package var function: CAMediaTimingFunction {
    let (one, two) = controlPoints
    return CAMediaTimingFunction(
      controlPoints: Float(one.x), Float(one.y), Float(two.x), Float(two.y))
  }

  package func value(at progress: Double) -> Double {
    let (one, two) = controlPoints
    return UnitBezier(one.x, one.y, two.x, two.y).value(at: progress)
  }

  private var controlPoints: (CGPoint, CGPoint) {
    switch self {
    case .linear: (CGPoint(x: 0, y: 0), CGPoint(x: 1, y: 1))
    case .easeIn: (CGPoint(x: 0.42, y: 0), CGPoint(x: 1, y: 1))
    case .easeOut: (CGPoint(x: 0, y: 0), CGPoint(x: 0.58, y: 1))
    }
  }
}
