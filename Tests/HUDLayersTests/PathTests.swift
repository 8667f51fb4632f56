#if !canImport(QuartzCore)

import HUDLayers
import Testing

@Suite(.timeLimit(.minutes(15))) struct PathTests {
  @Test("An empty path has a null bounding box")
  func emptyPathIsNowhere() {
    let path = CGMutablePath()
    #expect(path.isEmpty)
    #expect(path.boundingBox.isNull)
  }

  @Test("The bounding box contains the control points")
  func boxHoldsControlPoints() {
    let curve = CGMutablePath()
    curve.move(to: .zero)
    curve.addCurve(
      to: CGPoint(x: 1, y: 0), control1: CGPoint(x: 0, y: 1), control2: CGPoint(x: 1, y: -1))
    #expect(curve.boundingBox == CGRect(x: 0, y: -1, width: 1, height: 2))
  }

  @Test("A rectangle's shapes fill it")
  func shapesFillTheirRectangle() {
    let rect = CGRect(x: 1, y: 2, width: 30, height: 40)
    var move = CGAffineTransform(translationX: 100, y: 0)
    let shapes = [
      CGPath(rect: rect, transform: &move), CGPath(ellipseIn: rect, transform: &move),
      CGPath(roundedRect: rect, cornerWidth: 3, cornerHeight: 5, transform: &move),
    ]
    for shape in shapes {
      #expect(shape.boundingBox.isClose(to: rect.offsetBy(dx: 100, dy: 0)))
    }
  }

  @Test("Rounded corners begin and end a radius from the corner points")
  func roundCornersLeaveCorners() {
    let rect = CGRect(x: 0, y: 0, width: 100, height: 50)
    let path = CGPath(roundedRect: rect, cornerWidth: 20, cornerHeight: 10, transform: nil)
    let straight = corners(of: path, onTopOf: rect)
    #expect(straight.lowerBound.isClose(to: 20) && straight.upperBound.isClose(to: 80))
    #expect(path.middles.contains { $0.isClose(to: CGPoint(x: 5.858, y: 2.929), within: 1e-2) })
  }

  @Test("Corners of radius 0 make a plain rectangle")
  func cornersWithoutRadius() {
    let rect = CGRect(x: 0, y: 0, width: 10, height: 10)
    let path = CGPath(roundedRect: rect, cornerWidth: 0, cornerHeight: 3, transform: nil)
    #expect(path == CGPath(rect: rect, transform: nil))
  }

  @Test("A continuous corner reaches 1.528665 radii along each side")
  func continuousCornerReaches() {
    let rect = CGRect(x: 10, y: 20, width: 100, height: 80)
    let path = CGPath.roundedRect(rect, cornerRadius: 20, isContinuous: true)
    #expect(path.boundingBox.isClose(to: rect))
    let reach: CGFloat = 1.528665 * 20
    let straight = corners(of: path, onTopOf: rect)
    #expect(straight.lowerBound.isClose(to: rect.minX + reach))
    #expect(straight.upperBound.isClose(to: rect.maxX - reach))
    // A circular corner begins later, and is as far from the tip in its middle.
    let circular = CGPath.roundedRect(rect, cornerRadius: 20)
    #expect(corners(of: circular, onTopOf: rect).lowerBound.isClose(to: rect.minX + 20))
    let middle = CGPoint(x: rect.minX + 5.86, y: rect.minY + 5.86)
    for corner in [circular, path] {
      #expect(corner.middles.contains { $0.isClose(to: middle, within: 0.1) })
    }
  }

  @Test("A continuous corner gets circular as the shorter side gets too short for it")
  func continuousCornerGetsCircular() {
    let capsule = CGRect(x: 0, y: 0, width: 200, height: 40)
    #expect(
      CGPath.roundedRect(capsule, cornerRadius: 30, isContinuous: true)
        == CGPath(roundedRect: capsule, cornerWidth: 20, cornerHeight: 20, transform: nil))
    // Half of the room that it wants.
    let short = CGRect(x: 0, y: 0, width: 200, height: 2 * 20 * (1 + 0.528665 / 2))
    let path = CGPath.roundedRect(short, cornerRadius: 20, isContinuous: true)
    #expect(path.boundingBox.isClose(to: short))
    let reach: CGFloat = (1 + 0.528665 / 2) * 20
    #expect(corners(of: path, onTopOf: short).lowerBound.isClose(to: reach))
  }

  @Test("Corners that do not fit are a precondition failure")
  func cornersThatDoNotFit() async {
    await #expect(processExitsWith: .failure) {
      let rect = CGRect(x: 0, y: 0, width: 10, height: 10)
      _ = CGPath(roundedRect: rect, cornerWidth: 6, cornerHeight: 5, transform: nil)
    }
  }

  @Test("Lines between points move to the first point")
  func lines() {
    let (path, sameLines) = (CGMutablePath(), CGMutablePath())
    path.addLines(between: [.zero, CGPoint(x: 1, y: 0), CGPoint(x: 1, y: 2)])
    sameLines.move(to: .zero)
    sameLines.addLine(to: CGPoint(x: 1, y: 0))
    sameLines.addLine(to: CGPoint(x: 1, y: 2))
    #expect(path == sameLines)
  }

  @Test("A line without a current point is a precondition failure")
  func lineWithoutBeginningStops() async {
    await #expect(processExitsWith: .failure) { CGMutablePath().addLine(to: .zero) }
  }

  /// In Core Graphics "clockwise" is meant for a y axis that points up, so the angle decreases.
  @Test(
    "A quarter arc turns in the given direction",
    arguments: [
      (false, CGRect(x: 0, y: 0, width: 1, height: 1)),
      (true, CGRect(x: -1, y: -1, width: 2, height: 2)),
    ])
  func quarterArcTurnsWay(clockwise: Bool, box: CGRect) {
    let path = CGMutablePath()
    path.addArc(
      center: .zero, radius: 1, startAngle: 0, endAngle: .pi / 2, clockwise: clockwise)
    #expect(path.boundingBox.isClose(to: box))
    #expect(path.ends.last?.isClose(to: CGPoint(x: 0, y: 1)) == true)
    #expect(path.elements.first == .move(CGPoint(x: 1, y: 0)))
  }

  @Test("A full turn has four quarters at any start angle, and a turn of zero has none")
  func fullTurnIsFour() {
    let (back, none) = (CGMutablePath(), CGMutablePath())
    for start in stride(from: -CGFloat.pi / 2, through: 10, by: 0.1) {
      let full = CGMutablePath()
      full.addArc(
        center: .zero, radius: 1, startAngle: start, endAngle: start + 2 * .pi, clockwise: false)
      #expect(full.elements.count == 5)
    }
    back.addArc(center: .zero, radius: 1, startAngle: 2 * .pi, endAngle: 0, clockwise: true)
    none.addArc(center: .zero, radius: 1, startAngle: 1, endAngle: 1, clockwise: true)
    #expect(back.elements.count == 5)
    #expect(none.elements.count == 1)
  }

  @Test("An arc continues from the current point")
  func arcGoesOnFromWherePath() {
    let path = CGMutablePath()
    path.move(to: .zero)
    path.addRelativeArc(center: .zero, radius: 2, startAngle: 0, delta: -.pi)
    #expect(path.elements.dropFirst().first == .line(CGPoint(x: 2, y: 0)))
    #expect(path.boundingBox.isClose(to: CGRect(x: -2, y: -2, width: 4, height: 2)))
  }

  @Test("An arc is round to within 0.03 percent")
  func arcIsRound() {
    let path = CGPath(ellipseIn: CGRect(x: -1, y: -1, width: 2, height: 2), transform: nil)
    for fraction in [0.1, 0.2, 0.3, 0.5, 0.8] as [CGFloat] {
      let points = path.points(at: fraction)
      #expect(points.count == 4)
      #expect(points.allSatisfy { (0.9999...1.0003).contains(hypot($0.x, $0.y)) })
    }
  }

  @Test("A subpath is closed once")
  func closedSubpathIsBack() {
    let path = CGMutablePath()
    path.closeSubpath()
    path.move(to: CGPoint(x: 1, y: 1))
    path.addLine(to: CGPoint(x: 5, y: 1))
    path.closeSubpath()
    path.closeSubpath()
    #expect(path.elements.count == 3)
  }

  @Test("A copy of a path is equal and independent")
  func copiesAreEqual() throws {
    let path = CGMutablePath()
    path.addRect(CGRect(x: 0, y: 0, width: 1, height: 1))
    let copy = try #require(path.copy())
    #expect(copy == path && copy.hashValue == path.hashValue)
    let layer = CAShapeLayer()
    layer.path = path
    path.addLine(to: CGPoint(x: 9, y: 9))
    #expect(copy != path)
    #expect(layer.path == copy)
  }

  /// The straight part of the upper side: from where the left corner ends to where the right one
  /// begins.
  private func corners(of path: CGPath, onTopOf rect: CGRect) -> ClosedRange<CGFloat> {
    let places = path.ends.filter { $0.y.isClose(to: rect.minY) }.map(\.x).sorted()
    return (places.first ?? 0)...(places.last ?? 0)
  }
}

extension CGPath {
  fileprivate var ends: [CGPoint] { elements.compactMap(\.points.first) }

  fileprivate var middles: [CGPoint] { points(at: 0.5) }

  /// The point of each curve at a parameter from 0 to 1.
  fileprivate func points(at t: CGFloat) -> [CGPoint] {
    var current = CGPoint.zero
    return elements.compactMap { element in
      defer { current = element.points.first ?? current }
      guard case .curve(let end, let control1, let control2) = element else { return nil }
      func mix(_ a: CGFloat, _ b: CGFloat, _ c: CGFloat, _ d: CGFloat) -> CGFloat {
        let s = 1 - t
        return s * s * s * a + 3 * s * s * t * b + 3 * s * t * t * c + t * t * t * d
      }
      return CGPoint(
        x: mix(current.x, control1.x, control2.x, end.x),
        y: mix(current.y, control1.y, control2.y, end.y))
    }
  }
}

#endif
