#if os(Linux)
@testable import HUDCairo
import HUDHostContract
import HUDLayers
import Testing

@Suite(.timeLimit(.minutes(15))) struct ShapeDrawingTests {
  /// A circle in the middle of 40 by 40 points, clockwise from the right.
  private let circle = CGPath(ellipseIn: CGRect(8, 8, 24, 24), transform: nil)

  private func line(_ points: (CGFloat, CGFloat)...) -> CGMutablePath {
    let path = CGMutablePath()
    for (index, point) in points.enumerated() {
      let point = CGPoint(x: point.0, y: point.1)
      index == 0 ? path.move(to: point) : path.addLine(to: point)
    }
    return path
  }

  @Test("The even-odd rule leaves a hole that the winding rule fills")
  func evenoddRuleLeavesHole() throws {
    let path = CGMutablePath()
    path.addRect(CGRect(0, 0, 20, 20))
    path.addRect(CGRect(5, 5, 10, 10))
    let shape = CAShapeLayer()
    shape.path = path
    #expect(try drawn(shape)[10, 10] == .black)
    shape.fillRule = .evenOdd
    #expect(try drawn(shape)[10, 10] == .clear)
    #expect(try drawn(shape)[2, 2] == .black)
  }

  @Test("A quarter of a stroked circle ends after 90 degrees")
  func quarterOfStrokedCircle() throws {
    let shape = CAShapeLayer.stroked(circle)
    shape.strokeEnd = 0.25
    let picture = try drawn(width: 40, height: 40, scale: 4, shape)
    #expect(picture.pixel(degrees: 1, distance: 12) == .black)
    #expect(picture.pixel(degrees: 89, distance: 12) == .black)
    #expect(picture.pixel(degrees: -1, distance: 12) == .clear)
    #expect(picture.pixel(degrees: 91, distance: 12) == .clear)
  }

  @Test(
    "A stroke starts and ends at its fractions of the circle", arguments: [0.1, 0.3, 0.55, 0.8])
  func strokeBeginsAndEnds(start: CGFloat) throws {
    let shape = CAShapeLayer.stroked(circle)
    (shape.strokeStart, shape.strokeEnd) = (start, start + 0.17)
    let picture = try drawn(width: 40, height: 40, scale: 8, shape)
    #expect(picture.pixel(degrees: start * 360 - 1.5, distance: 12) == .clear)
    #expect(picture.pixel(degrees: start * 360 + 1.5, distance: 12) == .black)
    #expect(picture.pixel(degrees: (start + 0.17) * 360 - 1.5, distance: 12) == .black)
    #expect(picture.pixel(degrees: (start + 0.17) * 360 + 1.5, distance: 12) == .clear)
  }

  @Test("A stroke's fractions are measured over all subpaths")
  func strokeIsMeasuredOver() throws {
    let path = line((0, 4), (30, 4))
    path.addPath(line((0, 12), (10, 12)))
    let shape = CAShapeLayer.stroked(path, width: 2)
    (shape.strokeStart, shape.strokeEnd) = (0.5, 0.875)
    let picture = try drawn(width: 40, height: 20, shape)
    #expect(picture[19, 4] == .clear)
    #expect(picture[20, 4] == .black)
    #expect(picture[4, 12] == .black)
    #expect(picture[5, 12] == .clear)
  }

  @Test("A stroke whose end is before its start is not drawn")
  func strokeThatEnds() throws {
    let shape = CAShapeLayer.stroked(circle)
    (shape.strokeStart, shape.strokeEnd) = (0.6, 0.4)
    #expect(try drawn(width: 40, height: 40, shape).inkBox.isNull)
  }

  @Test(
    "Each line cap has its own extent",
    arguments: [
      (CAShapeLayerLineCap.butt, CGRect(10, 8, 20, 4)), (.square, CGRect(8, 8, 24, 4)),
      (.round, CGRect(8, 8, 24, 4)),
    ])
  func capReachesAsFar(cap: CAShapeLayerLineCap, box: CGRect) throws {
    let shape = CAShapeLayer.stroked(line((10, 10), (30, 10)))
    shape.lineCap = cap
    let picture = try drawn(width: 40, height: 20, shape)
    #expect(picture.inkBox == box)
    #expect((picture[8, 8].alpha == 255) == (cap == .square))
  }

  @Test("A join is mitred, bevelled or round")
  func joinIsPointedRound() throws {
    let corner = CAShapeLayer.stroked(line((10, 30), (10, 10), (30, 10)), width: 8)
    #expect(try drawn(width: 40, height: 40, corner)[6, 6] == .black)
    corner.lineJoin = .bevel
    #expect(try drawn(width: 40, height: 40, corner)[7, 7] == .clear)
    corner.lineJoin = .round
    #expect(try drawn(width: 40, height: 40, corner)[8, 7] == .black)
    #expect(try drawn(width: 40, height: 40, corner)[6, 6] == .clear)
  }

  @Test("A translucent shape is one picture of fill and stroke")
  func fadedShapeIsOnePicture() throws {
    let shape = CAShapeLayer.stroked(CGPath(rect: CGRect(5, 5, 10, 10), transform: nil))
    shape.fillColor = .red
    shape.opacity = 0.5
    // Under the inner half of the stroke is the fill, which must not show through.
    #expect(try drawn(shape)[6, 10] == Surface.Pixel(red: 0, green: 0, blue: 0, alpha: 128))
  }
}
#endif
