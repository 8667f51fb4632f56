#if !canImport(QuartzCore)
package import Foundation
#endif

/// A rounded corner whose curvature grows and falls gradually, as in
/// `CALayerCornerCurve.continuous`.
///
/// The numbers describe the curve that Apple's systems draw. They were published by people who
/// measured that curve.
package struct ContinuousCorner {
  /// How much farther this corner extends along each side than a circular corner, as a multiple of
  /// the radius.
  private static let extraReach: CGFloat = 0.528665

  private let radius: CGFloat
  /// The fraction of `extraReach` for which the sides are long enough: 1 gives the whole curve, and
  /// a value close to 0 gives nearly a circle.
  private let smoothing: CGFloat

  /// Creates the corner; nil if the shorter side has space only for a circular corner, as in a
  /// capsule.
  package init?(radius: CGFloat, in size: CGSize) {
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
  package func points(tip: CGPoint, first: CGPoint, second: CGPoint) -> [CGPoint] {
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
