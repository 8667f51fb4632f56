#if os(Linux)
import HUDCairo
import HUDHostContract
import HUDLayers
import Testing

@Suite(.timeLimit(.minutes(15))) struct ImageDrawingTests {
  /// An image whose left pixel is red and whose right one is blue.
  private let image = CGImage(
    width: 2, height: 1, premultipliedBGRA: [0, 0, 255, 255, 255, 0, 0, 255])

  private func layer() -> CALayer {
    let layer = CALayer()
    layer.frame = CGRect(10, 10, 20, 20)
    layer.contents = image
    return layer
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

  @Test("An image fills its layer and is opaque up to its edge")
  func interpolatedImageIsOpaque() throws {
    let picture = try drawn(width: 40, height: 40, layer())
    #expect(picture.inkBox == CGRect(10, 10, 20, 20))
    #expect(picture[10, 10] == .opaqueRed)
    #expect(picture[29, 29] == .opaqueBlue)
    #expect(picture[20, 20].alpha == 255)
    #expect(picture[20, 20].red > 0)
  }

  @Test("A translucent image is evenly translucent")
  func fadedImageIsFaded() throws {
    let layer = layer()
    layer.opacity = 0.5
    let picture = try drawn(width: 40, height: 40, layer)
    #expect(picture[12, 12] == Surface.Pixel(red: 128, green: 0, blue: 0, alpha: 128))
  }
}
#endif
