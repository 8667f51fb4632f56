#if !canImport(QuartzCore)
package import Foundation
#endif

extension CGPath {
  /// Returns a rounded rectangle, with continuous corners if `isContinuous` is true and they fit.
  ///
  /// Core Graphics cannot create a rectangle with continuous corners, so this method creates it on
  /// Apple systems too.
  package static func roundedRect(
    _ rect: CGRect, cornerRadius: CGFloat, isContinuous: Bool = false
  ) -> CGPath {
    // With the 0 first, `max` returns 0 for NaN.
    let radius = max(0, min(cornerRadius, rect.width / 2, rect.height / 2))
    guard isContinuous, let corner = ContinuousCorner(radius: radius, in: rect.size) else {
      return CGPath(roundedRect: rect, cornerWidth: radius, cornerHeight: radius, transform: nil)
    }
    let (up, down) = (CGPoint(x: 0, y: -1), CGPoint(x: 0, y: 1))
    let (left, right) = (CGPoint(x: -1, y: 0), CGPoint(x: 1, y: 0))
    let path = CGMutablePath()
    path.addCorner(
      corner.points(tip: CGPoint(x: rect.maxX, y: rect.minY), first: left, second: down))
    path.addCorner(
      corner.points(tip: CGPoint(x: rect.maxX, y: rect.maxY), first: up, second: left))
    path.addCorner(
      corner.points(tip: CGPoint(x: rect.minX, y: rect.maxY), first: right, second: up))
    path.addCorner(
      corner.points(tip: CGPoint(x: rect.minX, y: rect.minY), first: down, second: right))
    path.closeSubpath()
    return path
  }
}

extension CGMutablePath {
  fileprivate func addCorner(_ points: [CGPoint]) {
    if isEmpty { move(to: points[0]) } else { addLine(to: points[0]) }
    for index in stride(from: 1, to: points.count, by: 3) {
      addCurve(to: points[index + 2], control1: points[index], control2: points[index + 1])
    }
  }
}

/// A rounded corner whose curvature grows and falls gradually, as in
/// `CALayerCornerCurve.continuous`.
///
/// The numbers describe the curve that Apple's systems draw. They were published by people who
/// measured that curve.
private struct ContinuousCorner {
  /// How much farther this corner extends along each side than a circular corner, as a multiple of
  /// the radius.
  private static let extraReach: CGFloat = 0.528665

  private let radius: CGFloat
  /// The fraction of `extraReach` for which the sides are long enough: 1 gives the whole curve, and
  /// a value close to 0 gives nearly a circle.
  private let smoothing: CGFloat

  /// Creates the corner; nil if the shorter side has space only for a circular corner, as in a
  /// capsule.
  init?(radius: CGFloat, in size: CGSize) {
    guard radius > 0 else { return nil }
    let room = (min(size.width, size.height) / 2 / radius - 1) / Self.extraReach
    guard room > 0 else { return nil }
    self.radius = radius
    smoothing = min(room, 1)
  }

  /// Returns the start of the corner, then the two control points and the end of each of its three
  /// curves.
  ///
  /// - Parameters:
  ///   - tip: Where the two sides would meet.
  ///   - first: The direction from the tip back along the side on which the corner starts.
  ///   - second: The direction from the tip along the side on which the corner ends.
  func points(tip: CGPoint, first: CGPoint, second: CGPoint) -> [CGPoint] {
    let half = [
      CGPoint(x: 1 + Self.extraReach * smoothing, y: 0),
      CGPoint(x: 0.96 + 0.12849 * smoothing, y: 0),
      CGPoint(x: 0.82 + 0.048407 * smoothing, y: 0),
      CGPoint(x: 0.631494, y: 0.074911),
      CGPoint(x: 0.372824, y: 0.16906),
    ]
    return (half + half.reversed().map { CGPoint(x: $0.y, y: $0.x) }).map { point in
      CGPoint(
        x: tip.x + (point.x * first.x + point.y * second.x) * radius,
        y: tip.y + (point.x * first.y + point.y * second.y) * radius)
    }
  }
}
