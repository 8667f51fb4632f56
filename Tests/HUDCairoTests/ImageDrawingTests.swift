#if os(Linux)
import HUDCairo
import HUDLayers
import Testing

@Suite(.timeLimit(.minutes(5))) struct ImageDrawingTests {
  /// An image whose left pixel is red and whose right one is blue.
  private let image = CGImage(
    width: 2, height: 1, premultipliedBGRA: [0, 0, 255, 255, 255, 0, 0, 255],
    shouldInterpolate: false)

  private func layer(_ gravity: CALayerContentsGravity) -> CALayer {
    let layer = CALayer()
    layer.frame = CGRect(0, 0, 20, 20)
    layer.contents = image
    layer.contentsGravity = gravity
    return layer
  }

  @Test(
    "Contents are placed by their gravity",
    arguments: [
      (CALayerContentsGravity.resize, CGRect(10, 10, 20, 20)),
      (.resizeAspect, CGRect(10, 15, 20, 10)), (.resizeAspectFill, CGRect(0, 10, 40, 20)),
      (.center, CGRect(18, 19, 4, 2)),
    ])
  func contentsStandWhereGravity(gravity: CALayerContentsGravity, box: CGRect) throws {
    let layer = layer(gravity)
    layer.position = CGPoint(x: 20, y: 20)
    layer.contentsScale = 0.5
    let picture = try drawn(width: 40, height: 40, layer)
    #expect(picture.inkBox == box)
    #expect(picture[19, 20] == .opaqueRed)
    #expect(picture[20, 20] == .opaqueBlue)
  }

  @Test("A large image that is made small mixes all of its pixels")
  func largeImage() throws {
    let side = 400
    // Every third column and row is black.
    let pixels = (0..<side * side).flatMap { index -> [UInt8] in
      let isBlack = index % side % 3 == 0 || index / side % 3 == 0
      return isBlack ? [0, 0, 0, 255] : [255, 255, 255, 255]
    }
    let layer = CALayer()
    layer.frame = CGRect(0, 0, 20, 20)
    layer.contents = CGImage(width: side, height: side, premultipliedBGRA: pixels)
    layer.minificationFilter = .trilinear
    let picture = try drawn(layer)
    for row in 2..<18 {
      for column in 2..<18 {
        // Four ninths of 255.
        #expect(abs(Int(picture[column, row].red) - 113) <= 20)
      }
    }
  }

  @Test("Contents larger than the layer are cut off if it clips")
  func contentsThatAreLargerThanLayer() throws {
    let layer = layer(.resizeAspectFill)
    layer.position = CGPoint(x: 20, y: 20)
    layer.masksToBounds = true
    #expect(try drawn(width: 40, height: 40, layer).inkBox == CGRect(10, 10, 20, 20))
  }

  @Test("An interpolated image is opaque up to its edge")
  func interpolatedImageIsOpaque() throws {
    let layer = layer(.resize)
    layer.contents = CGImage(
      width: 2, height: 1, premultipliedBGRA: [0, 0, 255, 255, 255, 0, 0, 255])
    let picture = try drawn(layer)
    #expect(picture[0, 0] == .opaqueRed)
    #expect(picture[19, 19] == .opaqueBlue)
    #expect(picture[10, 10].alpha == 255)
    #expect(picture[10, 10].red > 0)
  }

  @Test("A translucent image is evenly translucent")
  func fadedImageIsFaded() throws {
    let layer = layer(.resize)
    layer.opacity = 0.5
    #expect(try drawn(layer)[2, 2] == Surface.Pixel(red: 128, green: 0, blue: 0, alpha: 128))
  }
}
#endif
