#if os(Linux)
@testable import HUDCairo
import HUDLayers
import Testing

@Suite(.timeLimit(.minutes(15))) struct MeasuredPathTests {
  @Test("A circle's length is right to within 0.05 percent")
  func circleIsAsLong() {
    let circle = CGPath(ellipseIn: CGRect(0, 0, 20, 20), transform: nil)
    let length = MeasuredPath(circle.elements).length
    #expect(abs(length - 20 * .pi) < 20 * .pi / 2_000)
  }

  @Test("A cut curve is still a curve, and a curve that is not cut is unchanged")
  func cutCurveStaysCurve() {
    let circle = CGPath(ellipseIn: CGRect(0, 0, 20, 20), transform: nil)
    let part = MeasuredPath(circle.elements).trimmed(from: 0, to: 0.6)
    #expect(part.count == 4)
    guard case .curve = part[3] else {
      Issue.record("The end is \(part[3]).")
      return
    }
  }

  @Test("A closed subpath that is completely inside stays closed")
  func closedSubpathThatLies() {
    let path = CGMutablePath()
    path.addRect(CGRect(0, 0, 10, 10))
    path.addRect(CGRect(20, 0, 10, 10))
    let part = MeasuredPath(path.elements).trimmed(from: 0, to: 0.75)
    #expect(Array(part.prefix(5)) == Array(path.elements.prefix(5)))
    #expect(part.filter { $0 == .close }.count == 1)
  }

  @Test("The closing line counts towards the length")
  func closingLineIsPart() {
    let path = CGMutablePath()
    path.addRect(CGRect(0, 0, 10, 20))
    let measured = MeasuredPath(path.elements)
    #expect(measured.length == 60)
    #expect(measured.trimmed(from: 5 / 6.0, to: 1).last == .line(CGPoint(x: 0, y: 0)))
  }

  @Test("After a close the next line begins at the start of the closed subpath")
  func afterClosingNextLine() {
    let path = CGMutablePath()
    path.addRect(CGRect(10, 10, 10, 10))
    path.addLine(to: CGPoint(x: 0, y: 10))
    let part = MeasuredPath(path.elements).trimmed(from: 0.9, to: 1)
    #expect(part == [.move(CGPoint(x: 5, y: 10)), .line(CGPoint(x: 0, y: 10))])
  }
}
#endif
