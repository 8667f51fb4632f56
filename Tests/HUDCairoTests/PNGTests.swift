#if os(Linux)
@testable import HUDCairo
import HUDHostContract
import HUDLayers
import Testing

@Suite(.timeLimit(.minutes(15))) struct PNGTests {
  @Test("Encoding and decoding a PNG keeps every pixel")
  func pictureComesBack() throws {
    let layer = CALayer.filled(.black(alpha: 0.3), CGRect(2, 2, 9, 9))
    layer.cornerRadius = 4
    let picture = try drawn(scale: 2, layer)
    let decoded = try Surface(pngData: picture.pngData()).image
    // A PNG stores colours that are not premultiplied. Black loses nothing in the conversion.
    #expect(decoded.premultipliedBGRA == picture.image.premultipliedBGRA)
  }

  @Test("An opaque picture is still opaque after decoding")
  func opaquePictureIsDecoded() throws {
    let picture = try drawn(.filled(.red, CGRect(0, 0, 20, 20)))
    let decoded = try Surface(pngData: picture.pngData())
    #expect(decoded[3, 3] == .opaqueRed)
  }

  @Test("Data that is not a PNG throws an error with a description")
  func whatIsNoPNGIsError() {
    let error = #expect(throws: CairoError.self) { try Surface(pngData: Data("no picture".utf8)) }
    #expect(error?.description.hasPrefix("Cairo: ") == true)
    #expect(throws: CairoError.self) { try Surface(pngData: Data()) }
    #expect(throws: CairoError.self) {
      try Surface(pngData: drawn().pngData().prefix(60))
    }
  }

  @Test(
    "A picture too large for Cairo throws an error",
    arguments: [CGSize(width: 1e6, height: 1), CGSize(width: CGFloat.nan, height: 1)])
  func pictureLargerThanCairo(size: CGSize) {
    #expect(throws: CairoError.self) { try Surface(size: size) }
  }

  @Test("A size with a fraction of a pixel is rounded up")
  func partOfPixelCounts() throws {
    let picture = try Surface(size: CGSize(width: 10.1, height: 10), scale: 2)
    #expect(picture.width == 21)
    #expect(picture.height == 20)
  }

  @Test("An image and its surface have the same pixels")
  func imageAndPicture() throws {
    let picture = try drawn(.filled(.blue, CGRect(3, 3, 5, 5)))
    #expect(
      try Surface(picture.image).image.premultipliedBGRA == picture.image.premultipliedBGRA)
  }
}
#endif
