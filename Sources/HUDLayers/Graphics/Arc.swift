#if !canImport(QuartzCore)

import Foundation

/// A piece of the unit circle as Bézier curves of a quarter turn at most, which stay within 0.03 %
/// of the radius.
struct Arc {
  var startAngle: CGFloat
  var delta: CGFloat

  var start: CGPoint {
    CGPoint(x: cos(startAngle), y: sin(startAngle))
  }

  var curves: [CGPath.Element] {
    // A hair less than a quarter, so that rounding does not make a full turn five pieces.
    let count = Int((abs(delta) / (.pi / 2) - 1e-9).rounded(.up))
    let step = delta / CGFloat(max(count, 1))
    return (0..<max(count, 0)).map { index in
      Self.curve(from: startAngle + CGFloat(index) * step, by: step)
    }
  }

  private static func curve(from angle: CGFloat, by step: CGFloat) -> CGPath.Element {
    let handle = 4 / 3 * tan(step / 4)
    let (start, end) = (angle, angle + step)
    return .curve(
      CGPoint(x: cos(end), y: sin(end)),
      control1: CGPoint(x: cos(start) - handle * sin(start), y: sin(start) + handle * cos(start)),
      control2: CGPoint(x: cos(end) + handle * sin(end), y: sin(end) - handle * cos(end)))
  }
}

#endif
