#if !canImport(QuartzCore)
package import Foundation
#endif

extension CGPath {
  /// Returns the outline of a layer with the bounds `rect`, for its shadow or for a mask.
  ///
  /// Core Graphics cannot create a rectangle with continuous corners, so this method creates it on
  /// Apple systems too.
  package static func roundedRect(
    _ rect: CGRect, cornerRadius: CGFloat, curve: CALayerCornerCurve
  ) -> CGPath {
    let radius = max(min(cornerRadius, rect.width / 2, rect.height / 2), 0)
    guard curve == .continuous, let corner = ContinuousCorner(radius: radius, in: rect.size) else {
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
