#if os(Linux)
import HUDCairo
import HUDHostContract
import HUDLayers
import Testing

@Suite(.timeLimit(.minutes(15))) struct GradientDrawingTests {
  private func gradient(
    _ type: CAGradientLayerType, from start: CGPoint, to end: CGPoint,
    _ colors: [CGColor] = [.black(alpha: 0), .black]
  ) -> CAGradientLayer {
    let layer = CAGradientLayer()
    layer.type = type
    layer.frame = CGRect(0, 0, 100, 100)
    (layer.startPoint, layer.endPoint) = (start, end)
    layer.colors = colors
    return layer
  }

  private let middle = CGPoint(x: 0.5, y: 0.5)

  @Test("An axial gradient changes evenly from its start to its end")
  func axialGradientRunsEvenly() throws {
    let layer = gradient(.axial, from: CGPoint(x: 0, y: 0), to: CGPoint(x: 1, y: 0))
    let picture = try drawn(width: 100, height: 100, layer)
    for column in stride(from: 5, to: 100, by: 10) {
      #expect(abs(Int(picture[column, 50].alpha) - (column * 255 + 128) / 100) <= 2)
    }
  }

  @Test("A colour is at its location")
  func colourStandsAtItsLocation() throws {
    let layer = gradient(
      .axial, from: CGPoint(x: 0, y: 0), to: CGPoint(x: 1, y: 0), [.red, .green, .blue])
    layer.locations = [0.2, 0.3, 0.8]
    let picture = try drawn(width: 100, height: 100, layer)
    #expect(picture[10, 50] == .opaqueRed)
    #expect(picture[30, 50].green > 240)
    #expect(picture[90, 50] == .opaqueBlue)
  }

  @Test("A radial gradient reaches its last colour on an ellipse")
  func radialGradientReaches() throws {
    let layer = gradient(.radial, from: middle, to: CGPoint(x: 0.9, y: 0.7))
    let picture = try drawn(width: 100, height: 100, layer)
    #expect(picture[50, 50].alpha < 10)
    #expect((120...135).contains(picture[70, 50].alpha))
    #expect((120...140).contains(picture[50, 60].alpha))
    #expect(picture[50, 75] == .black)
  }

  @Test(
    "A conic gradient runs clockwise from the direction of its end point",
    arguments: [10.0, 45, 100, 190, 280, 350])
  func conicGradientGrowsClockwise(degrees: CGFloat) throws {
    let fromTheTop = gradient(.conic, from: middle, to: CGPoint(x: 0.5, y: 0))
    let picture = try drawn(width: 100, height: 100, scale: 2, fromTheTop)
    let alpha = picture.pixel(degrees: degrees - 90, distance: 40).alpha
    #expect(abs(CGFloat(alpha) - degrees / 360 * 255) < 2)
  }

  @Test("The seam of a conic gradient is one pixel wide")
  func seamOfConicGradient() throws {
    let layer = gradient(.conic, from: middle, to: CGPoint(x: 1, y: 0.5))
    let picture = try drawn(width: 100, height: 100, layer)
    #expect(picture[90, 47].alpha > 250)
    #expect(picture[90, 52].alpha < 5)
    for row in 1..<99 {
      let step = abs(Int(picture[10, row].alpha) - Int(picture[10, row - 1].alpha))
      #expect(step < 3, "row \(row)")
    }
  }

  @Test("A pixel that the seam divides mixes both colours")
  func pixelThatSeamDivides() throws {
    // First the seam is in the middle of a pixel row, then at three quarters of it.
    let layer = gradient(.conic, from: middle, to: CGPoint(x: 1, y: 0.5))
    layer.frame = CGRect(0, 0, 101, 101)
    #expect((120...135).contains(try drawn(width: 101, height: 101, layer)[90, 50].alpha))
    (layer.startPoint.y, layer.endPoint.y) = (50.75 / 101, 50.75 / 101)
    #expect((185...197).contains(try drawn(width: 101, height: 101, layer)[90, 50].alpha))
  }

  @Test("A conic gradient rotates with its layer")
  func conicGradientTurns() throws {
    let layer = gradient(.conic, from: middle, to: CGPoint(x: 0.5, y: 0))
    layer.setAffineTransform(CGAffineTransform(rotationAngle: .pi / 2))
    let picture = try drawn(width: 100, height: 100, scale: 2, layer)
    #expect(picture.pixel(degrees: 5, distance: 40).alpha < 10)
    #expect(abs(Int(picture.pixel(degrees: 90, distance: 40).alpha) - 64) < 3)
  }

  @Test("A gradient is clipped to the rounded corners")
  func gradientFillsRoundCorners() throws {
    let layer = gradient(
      .axial, from: CGPoint(x: 0, y: 0), to: CGPoint(x: 0, y: 1), [.red, .red])
    layer.cornerRadius = 30
    let picture = try drawn(width: 100, height: 100, layer)
    #expect(picture[2, 2] == .clear)
    #expect(picture[50, 2] == .opaqueRed)
  }
}
#endif
