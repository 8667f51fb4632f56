#if !canImport(QuartzCore)

import HUDLayers
import Testing

@Suite(.timeLimit(.minutes(5))) struct PathTests {
  @Test("An empty path has a null bounding box")
  func emptyPathIsNowhere() {
    let path = CGMutablePath()
    #expect(path.isEmpty)
    #expect(path.boundingBox.isNull)
    #expect(path.boundingBoxOfPath.isNull)
    #expect(path.currentPoint == .zero)
    #expect(!path.contains(.zero))
  }

  @Test("One bounding box contains the control points, the other only the path")
  func oneBoxHoldsControl() {
    let path = CGMutablePath()
    path.move(to: .zero)
    path.addQuadCurve(to: CGPoint(x: 4, y: 0), control: CGPoint(x: 2, y: 4))
    #expect(path.boundingBox == CGRect(x: 0, y: 0, width: 4, height: 4))
    #expect(path.boundingBoxOfPath.isClose(to: CGRect(x: 0, y: 0, width: 4, height: 2)))
    let curve = CGMutablePath()
    curve.move(to: .zero)
    curve.addCurve(
      to: CGPoint(x: 1, y: 0), control1: CGPoint(x: 0, y: 1), control2: CGPoint(x: 1, y: -1))
    #expect(curve.boundingBox == CGRect(x: 0, y: -1, width: 1, height: 2))
    let top = 3.0.squareRoot() / 6
    #expect(
      curve.boundingBoxOfPath.isClose(
        to: CGRect(x: 0, y: -top, width: 1, height: 2 * top), within: 1e-6))
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
      #expect(shape.boundingBoxOfPath.isClose(to: rect.offsetBy(dx: 100, dy: 0)))
    }
  }

  @Test("Rounded corners do not contain the corner points")
  func roundCornersLeaveCorners() {
    let rect = CGRect(x: 0, y: 0, width: 100, height: 50)
    let path = CGPath(roundedRect: rect, cornerWidth: 20, cornerHeight: 20, transform: nil)
    #expect(!path.contains(CGPoint(x: 5, y: 5)))
    #expect(path.contains(CGPoint(x: 7, y: 7)))
    #expect(path.contains(CGPoint(x: 50, y: 1)))
    #expect(!path.contains(CGPoint(x: 99, y: 49)))
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
    let path = CGPath.roundedRect(rect, cornerRadius: 20, curve: .continuous)
    #expect(path.boundingBoxOfPath.isClose(to: rect))
    let reach: CGFloat = 1.528665 * 20
    for x in [rect.minX + reach, rect.maxX - reach] {
      #expect(path.contains(CGPoint(x: rect.midX + (x - rect.midX) * 0.98, y: rect.minY + 1e-9)))
      #expect(!path.contains(CGPoint(x: rect.midX + (x - rect.midX) * 1.02, y: rect.minY + 1e-9)))
    }
    // A circular corner begins later, and is as far from the tip in its middle.
    let circular = CGPath.roundedRect(rect, cornerRadius: 20, curve: .circular)
    #expect(circular.contains(CGPoint(x: rect.minX + 21, y: rect.minY + 1e-9)))
    for corner in [circular, path] {
      #expect(!corner.contains(CGPoint(x: rect.minX + 5.7, y: rect.minY + 5.7)))
      #expect(corner.contains(CGPoint(x: rect.minX + 6, y: rect.minY + 6)))
    }
  }

  @Test("A continuous corner gets circular as the shorter side gets too short for it")
  func continuousCornerGetsCircular() {
    let capsule = CGRect(x: 0, y: 0, width: 200, height: 40)
    #expect(
      CGPath.roundedRect(capsule, cornerRadius: 30, curve: .continuous)
        == CGPath(roundedRect: capsule, cornerWidth: 20, cornerHeight: 20, transform: nil))
    // Half of the room that it wants.
    let short = CGRect(x: 0, y: 0, width: 200, height: 2 * 20 * (1 + 0.528665 / 2))
    let path = CGPath.roundedRect(short, cornerRadius: 20, curve: .continuous)
    #expect(path.boundingBoxOfPath.isClose(to: short))
    let reach: CGFloat = (1 + 0.528665 / 2) * 20
    #expect(path.contains(CGPoint(x: reach + 0.5, y: 1e-9)))
    #expect(!path.contains(CGPoint(x: reach - 0.5, y: 1e-9)))
  }

  @Test("Corners that do not fit are a precondition failure")
  func cornersThatDoNotFit() async {
    await #expect(processExitsWith: .failure) {
      let rect = CGRect(x: 0, y: 0, width: 10, height: 10)
      _ = CGPath(roundedRect: rect, cornerWidth: 6, cornerHeight: 5, transform: nil)
    }
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
    #expect(path.boundingBoxOfPath.isClose(to: box))
    #expect(path.currentPoint.isClose(to: CGPoint(x: 0, y: 1)))
    #expect(path.elements.first == .move(CGPoint(x: 1, y: 0)))
  }

  @Test("A full turn has four quarters, and a turn of zero has none")
  func fullTurnIsFour() {
    let (full, back, none) = (CGMutablePath(), CGMutablePath(), CGMutablePath())
    let start = -CGFloat.pi / 2
    full.addArc(
      center: .zero, radius: 1, startAngle: start, endAngle: start + 2 * .pi, clockwise: false)
    back.addArc(center: .zero, radius: 1, startAngle: 2 * .pi, endAngle: 0, clockwise: true)
    none.addArc(center: .zero, radius: 1, startAngle: start, endAngle: start, clockwise: true)
    #expect(full.elements.count == 5)
    #expect(back.elements.count == 5)
    #expect(none.elements.count == 1)
  }

  @Test("A full turn has four quarters at any start angle")
  func fullTurnIsFourQuarters() {
    for step in 0..<100 {
      let path = CGMutablePath()
      let start = CGFloat(step) / 10
      path.addArc(
        center: .zero, radius: 1, startAngle: start, endAngle: start + 2 * .pi, clockwise: false)
      #expect(path.elements.count == 5)
    }
  }

  @Test("An arc continues from the current point")
  func arcGoesOnFromWherePath() {
    let path = CGMutablePath()
    path.move(to: .zero)
    path.addRelativeArc(center: .zero, radius: 2, startAngle: 0, delta: -.pi)
    #expect(path.elements.dropFirst().first == .line(CGPoint(x: 2, y: 0)))
    #expect(path.boundingBoxOfPath.isClose(to: CGRect(x: -2, y: -2, width: 4, height: 2)))
  }

  @Test("An arc is round to within 0.03 percent")
  func arcIsRound() {
    let path = CGPath(
      ellipseIn: CGRect(x: -1, y: -1, width: 2, height: 2), transform: nil)
    for step in 0..<32 {
      let angle = CGFloat(step) * .pi / 16
      let (inside, outside) = (CGFloat(0.999), CGFloat(1.0003))
      #expect(path.contains(CGPoint(x: inside * cos(angle), y: inside * sin(angle))))
      #expect(!path.contains(CGPoint(x: outside * cos(angle), y: outside * sin(angle))))
    }
  }

  @Test("The fill rule decides whether an inner rectangle is a hole")
  func holeIsMatter() {
    let path = CGMutablePath()
    path.addRect(CGRect(x: 0, y: 0, width: 10, height: 10))
    path.addRect(CGRect(x: 4, y: 4, width: 2, height: 2))
    let middle = CGPoint(x: 5, y: 5)
    #expect(path.contains(middle))
    #expect(path.contains(middle, using: .winding))
    #expect(!path.contains(middle, using: .evenOdd))
    #expect(
      path.contains(
        CGPoint(x: 11, y: 5), using: .evenOdd,
        transform: CGAffineTransform(translationX: -10, y: 0)))
  }

  @Test("After closing a subpath the current point is its start")
  func closedSubpathIsBack() {
    let path = CGMutablePath()
    path.move(to: CGPoint(x: 1, y: 1))
    path.addLine(to: CGPoint(x: 5, y: 1))
    path.closeSubpath()
    path.closeSubpath()
    #expect(path.currentPoint == CGPoint(x: 1, y: 1))
    #expect(path.elements.count == 3)
  }

  @Test("A path is added with its transform")
  func pathsAreAdded() {
    let path = CGMutablePath()
    path.addPath(
      CGPath(rect: CGRect(x: 0, y: 0, width: 1, height: 1), transform: nil),
      transform: CGAffineTransform(scaleX: 3, y: 4))
    #expect(path.boundingBox == CGRect(x: 0, y: 0, width: 3, height: 4))
  }

  @Test("A copy of a path is equal and independent")
  func copiesAreEqual() throws {
    let path = CGMutablePath()
    path.addRect(CGRect(x: 0, y: 0, width: 1, height: 1))
    let copy = try #require(path.copy())
    let mutable = try #require(copy.mutableCopy())
    #expect(copy == path && mutable == copy && copy.hashValue == path.hashValue)
    let layer = CAShapeLayer()
    layer.path = path
    path.addLine(to: CGPoint(x: 9, y: 9))
    #expect(copy != path && mutable == copy)
    #expect(layer.path == copy)
  }
}

#endif
