#if !canImport(QuartzCore)

package import Foundation

/// A cubic Bézier curve, of which a point or a part can be computed.
package struct Bezier {
  package var start: CGPoint
  package var control1: CGPoint
  package var control2: CGPoint
  package var end: CGPoint

  package init(start: CGPoint, control1: CGPoint, control2: CGPoint, end: CGPoint) {
    (self.start, self.control1, self.control2, self.end) = (start, control1, control2, end)
  }

  /// Creates the cubic curve that has the same shape as a quadratic curve with these points.
  package init(start: CGPoint, control: CGPoint, end: CGPoint) {
    self.init(
      start: start, control1: start.toward(control, 2 / 3), control2: end.toward(control, 2 / 3),
      end: end)
  }

  package init(from start: CGPoint, straightTo end: CGPoint) {
    self.init(start: start, control1: start, control2: end, end: end)
  }

  package func point(at t: CGFloat) -> CGPoint {
    let (a, b, c) = thirds(at: t)
    return a.toward(b, t).toward(b.toward(c, t), t)
  }

  /// Returns the part of the curve between the parameters `lower` and `upper`.
  package func part(from lower: CGFloat, to upper: CGFloat) -> Bezier {
    guard upper > 0 else { return Bezier(from: start, straightTo: start) }
    return before(upper).after(lower / upper)
  }

  private func before(_ t: CGFloat) -> Bezier {
    let (a, b, _) = thirds(at: t)
    return Bezier(start: start, control1: a, control2: a.toward(b, t), end: point(at: t))
  }

  private func after(_ t: CGFloat) -> Bezier {
    let (_, b, c) = thirds(at: t)
    return Bezier(start: point(at: t), control1: b.toward(c, t), control2: c, end: end)
  }

  /// Returns the three points of the first step of De Casteljau's algorithm, which divides the
  /// curve at `t`.
  private func thirds(at t: CGFloat) -> (CGPoint, CGPoint, CGPoint) {
    (start.toward(control1, t), control1.toward(control2, t), control2.toward(end, t))
  }
}

extension CGPoint {
  package func toward(_ other: CGPoint, _ fraction: CGFloat) -> CGPoint {
    CGPoint(x: x + (other.x - x) * fraction, y: y + (other.y - y) * fraction)
  }

  package func distance(to other: CGPoint) -> CGFloat {
    hypot(other.x - x, other.y - y)
  }
}

#endif
