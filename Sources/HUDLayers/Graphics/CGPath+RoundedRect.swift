#if !canImport(QuartzCore)
package import Foundation
#endif

extension CGPath {
  /// How much farther a continuous corner extends along each side than a circular corner, as a
  /// multiple of the radius.
  private static let extraReach: CGFloat = 0.528665

  /// Returns a rounded rectangle, with continuous corners if `isContinuous` is true and they fit.
  ///
  /// The curvature of a continuous corner grows and falls gradually, as in
  /// `CALayerCornerCurve.continuous`. Core Graphics cannot create such a rectangle, so this method
  /// creates it on Apple systems too. The numbers describe the curve that Apple's systems draw.
  /// They were published by people who measured that curve.
  package static func roundedRect(
    _ rect: CGRect, cornerRadius: CGFloat, isContinuous: Bool = false
  ) -> CGPath {
    // With the 0 first, `max` returns 0 for NaN.
    let radius = max(0, min(cornerRadius, rect.width / 2, rect.height / 2))
    // The fraction of `extraReach` for which the sides are long enough: 1 gives the whole curve,
    // and a value close to 0 gives nearly a circle. In a capsule, only circular corners fit.
    let smoothing = min((min(rect.width, rect.height) / 2 / radius - 1) / extraReach, 1)
    guard isContinuous, radius > 0, smoothing > 0 else {
      return CGPath(roundedRect: rect, cornerWidth: radius, cornerHeight: radius, transform: nil)
    }
    let half = [
      CGPoint(x: 1 + extraReach * smoothing, y: 0), CGPoint(x: 0.96 + 0.12849 * smoothing, y: 0),
      CGPoint(x: 0.82 + 0.048407 * smoothing, y: 0), CGPoint(x: 0.631494, y: 0.074911),
      CGPoint(x: 0.372824, y: 0.16906),
    ]
    // The start of a corner, then the two control points and the end of each of its three curves.
    // X is the distance from the tip along the first side, y that along the second.
    let corner = half + half.reversed().map { CGPoint(x: $0.y, y: $0.x) }
    let path = CGMutablePath()
    // At the tip the two sides would meet. The direction points from there back along the first
    // side, and the second side is a quarter of a turn from it.
    for (tip, direction) in [
      (CGPoint(x: rect.maxX, y: rect.minY), CGPoint(x: -1, y: 0)),
      (CGPoint(x: rect.maxX, y: rect.maxY), CGPoint(x: 0, y: -1)),
      (CGPoint(x: rect.minX, y: rect.maxY), CGPoint(x: 1, y: 0)),
      (CGPoint(x: rect.minX, y: rect.minY), CGPoint(x: 0, y: 1)),
    ] {
      let points = corner.map { point in
        CGPoint(
          x: tip.x + (point.x * direction.x + point.y * direction.y) * radius,
          y: tip.y + (point.x * direction.y - point.y * direction.x) * radius)
      }
      if path.isEmpty { path.move(to: points[0]) } else { path.addLine(to: points[0]) }
      for index in stride(from: 1, to: points.count, by: 3) {
        path.addCurve(to: points[index + 2], control1: points[index], control2: points[index + 1])
      }
    }
    path.closeSubpath()
    return path
  }
}
