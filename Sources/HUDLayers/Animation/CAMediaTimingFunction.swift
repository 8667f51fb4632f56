#if !canImport(QuartzCore)

public import Foundation

public struct CAMediaTimingFunctionName: RawRepresentable, Hashable, Sendable {
  public let rawValue: String

  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  public static let linear = CAMediaTimingFunctionName(rawValue: "linear")
  public static let easeIn = CAMediaTimingFunctionName(rawValue: "easeIn")
  public static let easeOut = CAMediaTimingFunctionName(rawValue: "easeOut")
  public static let easeInEaseOut = CAMediaTimingFunctionName(rawValue: "easeInEaseOut")
  public static let `default` = CAMediaTimingFunctionName(rawValue: "default")
}

/// A cubic Bézier curve from (0, 0) to (1, 1) that gives the progress of an animation (y) as a
/// function of time (x).
open class CAMediaTimingFunction: NSObject {
  private let control1: (x: Float, y: Float)
  private let control2: (x: Float, y: Float)

  public init(controlPoints c1x: Float, _ c1y: Float, _ c2x: Float, _ c2y: Float) {
    precondition(
      (0...1).contains(c1x) && (0...1).contains(c2x),
      "Time cannot run backwards: the control points' x is \(c1x) and \(c2x), not within 0...1.")
    control1 = (c1x, c1y)
    control2 = (c2x, c2y)
  }

  public convenience init(name: CAMediaTimingFunctionName) {
    switch name {
    case .linear: self.init(controlPoints: 0, 0, 1, 1)
    case .easeIn: self.init(controlPoints: 0.42, 0, 1, 1)
    case .easeOut: self.init(controlPoints: 0, 0, 0.58, 1)
    case .easeInEaseOut: self.init(controlPoints: 0.42, 0, 0.58, 1)
    case .default: self.init(controlPoints: 0.25, 0.1, 0.25, 1)
    default: preconditionFailure("There is no timing function named \(name.rawValue).")
    }
  }

  /// Returns the progress of the animation when `fraction` of its duration has passed.
  package func progress(at fraction: Double) -> Double {
    UnitBezier(Double(control1.x), Double(control1.y), Double(control2.x), Double(control2.y))
      .value(at: fraction)
  }
}

#endif
