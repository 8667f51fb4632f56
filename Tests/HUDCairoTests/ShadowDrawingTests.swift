#if os(Linux)
import HUDCairo
import HUDHostContract
import HUDLayers
import Testing

@Suite(.timeLimit(.minutes(15))) struct ShadowDrawingTests {
  private func box(radius: CGFloat, offset: CGSize = .zero) -> CALayer {
    let layer = CALayer.filled(.white, CGRect(40, 40, 40, 40))
    layer.shadowOpacity = 1
    layer.shadowRadius = radius
    layer.shadowOffset = offset
    return layer
  }

  @Test("A shadow is displaced by its offset")
  func shadowFallsWhereItsOffset() throws {
    let picture = try drawn(
      width: 120, height: 120, box(radius: 0, offset: CGSize(width: 10, height: 20)))
    #expect(picture.inkBox == CGRect(40, 40, 50, 60))
    #expect(picture[85, 95] == .black)
    #expect(picture[45, 90] == .clear)
    #expect(picture[60, 60] == .white)
  }

  @Test(
    "A blurred shadow is half as dark at the edge and ends within three radii",
    arguments: [2, 4, 6] as [CGFloat])
  func blurIsHalf(radius: CGFloat) throws {
    let layer = box(radius: radius)
    layer.backgroundColor = nil
    layer.shadowPath = CGPath(rect: CGRect(0, 0, 40, 40), transform: nil)
    let picture = try drawn(width: 120, height: 120, layer)
    let edge = (Int(picture[39, 60].alpha) + Int(picture[40, 60].alpha)) / 2
    #expect((123...132).contains(edge))
    #expect(picture.inkBox.insetBy(dx: -1, dy: -1).contains(CGRect(40, 40, 40, 40)))
    let reach = 3 * radius + 1
    #expect(CGRect(40, 40, 40, 40).insetBy(dx: -reach, dy: -reach).contains(picture.inkBox))
  }

  @Test(
    "A blurred edge follows the Gaussian's curve, horizontally and vertically",
    arguments: [1, 2] as [CGFloat])
  func blurredEdgeHasForm(scale: CGFloat) throws {
    let layer = box(radius: 6)
    layer.backgroundColor = nil
    layer.shadowPath = CGPath(rect: CGRect(0, 0, 400, 400), transform: nil)
    let picture = try drawn(width: 120, height: 120, scale: scale, layer)
    let inside = Int(100 * scale)
    for distance in stride(from: -15, through: 15, by: 3) as StrideThrough<CGFloat> {
      let place = Int((40 + distance) * scale)
      let center = (CGFloat(place) + 0.5) / scale - 40
      let expected = 0.5 * (1 + erf(center / 6 / 2.squareRoot())) * 255
      #expect(abs(CGFloat(picture[place, inside].alpha) - expected) < 6)
      #expect(abs(CGFloat(picture[inside, place].alpha) - expected) < 6)
    }
  }

  @Test("A shadow's alpha is the product of opacity, colour and background")
  func shadowIsAsStrong() throws {
    let layer = box(radius: 0, offset: CGSize(width: 40, height: 0))
    layer.shadowOpacity = 0.5
    layer.shadowColor = .red
    layer.backgroundColor = .black(alpha: 0.5)
    let pixel = try drawn(width: 120, height: 120, layer)[100, 60]
    #expect(pixel.red == pixel.alpha)
    #expect((63...65).contains(pixel.alpha))
  }

  @Test("A layer that clips or is empty casts no shadow")
  func layerThatClips() throws {
    let clipping = box(radius: 4)
    clipping.masksToBounds = true
    #expect(try drawn(width: 120, height: 120, clipping).inkBox == CGRect(40, 40, 40, 40))
    let empty = box(radius: 4)
    empty.backgroundColor = nil
    #expect(try drawn(width: 120, height: 120, empty).inkBox.isNull)
  }

  @Test("A translucent layer and its shadow are faded together")
  func fadedLayerFades() throws {
    let layer = box(radius: 0)
    layer.opacity = 0.5
    #expect(
      try drawn(width: 120, height: 120, layer)[60, 60]
        == Surface.Pixel(red: 128, green: 128, blue: 128, alpha: 128))
  }
}
#endif
