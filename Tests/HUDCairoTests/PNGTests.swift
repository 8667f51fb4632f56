#if os(Linux)
@testable import HUDCairo
import HUDLayers
import Testing

@Suite(.timeLimit(.minutes(5))) struct PNGTests {
  @Test("A picture comes back from PNG pixel by pixel")
  func pictureComesBack() throws {
    let layer = CALayer.filled(.black(alpha: 0.3), CGRect(2, 2, 9, 9))
    layer.cornerRadius = 4
    let picture = try drawn(scale: 2, layer)
    let decoded = try CGImage.decoded(pngData: picture.pngData())
    // A PNG keeps colours that are not multiplied by alpha; black has nothing to round.
    #expect(decoded == picture.image)
  }

  @Test("An opaque picture is decoded opaque")
  func opaquePictureIsDecoded() throws {
    let picture = try drawn(.filled(.red, CGRect(0, 0, 20, 20)))
    let decoded = try Surface(pngData: picture.pngData())
    #expect(decoded[3, 3] == .opaqueRed)
  }

  @Test("What is no PNG is an error with a sentence")
  func whatIsNoPNGIsError() {
    let error = #expect(throws: CairoError.self) { try Surface(pngData: Data("no picture".utf8)) }
    #expect(error?.description.hasPrefix("Cairo: ") == true)
    #expect(throws: CairoError.self) { try Surface(pngData: Data()) }
    #expect(throws: CairoError.self) {
      try Surface(pngData: drawn().pngData().prefix(60))
    }
  }

  @Test(
    "A picture larger than Cairo can hold is an error",
    arguments: [CGSize(width: 1e6, height: 1), CGSize(width: CGFloat.nan, height: 1)])
  func pictureLargerThanCairo(size: CGSize) {
    #expect(throws: CairoError.self) { try Surface(size: size) }
  }

  @Test("A part of a pixel counts as a whole one")
  func partOfPixelCounts() throws {
    let picture = try Surface(size: CGSize(width: 10.1, height: 10), scale: 2)
    #expect(picture.width == 21)
    #expect(picture.height == 20)
  }

  @Test("An image and a picture have the same pixels")
  func imageAndPicture() throws {
    let picture = try drawn(.filled(.blue, CGRect(3, 3, 5, 5)))
    #expect(try Surface(picture.image).image == picture.image)
  }
}
#endif
