#if !canImport(QuartzCore)

import HUDLayers
import Testing

@Suite(.timeLimit(.minutes(15))) struct ColorAndImageTests {
  @Test("Colours are equal if their components are")
  func coloursAreCompared() {
    let color = CGColor(srgbRed: 0.1, green: 0.2, blue: 0.3, alpha: 0.4)
    #expect(color.components == [0.1, 0.2, 0.3, 0.4])
    #expect(color.alpha == 0.4)
    #expect(color.copy(alpha: 1)?.components == [0.1, 0.2, 0.3, 1])
    #expect(color.copy(alpha: 0.4) == color)
    #expect(color.copy(alpha: 0.4)?.hashValue == color.hashValue)
    #expect(color.copy(alpha: 1) != color)
  }

  @Test("Pixels are stored premultiplied")
  func pixelsAreKeptPremultiplied() throws {
    // Two pixels, followed by one byte of padding.
    let row: [UInt8] = [10, 20, 30, 128, 1, 2, 3, 255, 99]
    let pixels: [UInt8] = [15, 10, 5, 128, 3, 2, 1, 255]
    let rows = image(of: row + row, bytesPerRow: 9)
    let image = try #require(rows)
    #expect(image.width == 2)
    #expect(image.height == 2)
    #expect(image.premultipliedBGRA == pixels + pixels)
  }

  @Test("Other pixel layouts are rejected")
  func otherLayoutsAreRefused() {
    let bytes = [UInt8](repeating: 0, count: 16)
    #expect(image(of: bytes, bytesPerRow: 8) != nil)
    #expect(image(of: bytes, bytesPerRow: 9) == nil)
    #expect(image(of: bytes, bytesPerRow: 7) == nil)
    #expect(image(of: bytes, bytesPerRow: 8, bitsPerComponent: 16) == nil)
    // In Core Graphics this layout is premultiplied RGBA.
    #expect(image(of: bytes, layout: 1, bytesPerRow: 8) == nil)
    #expect(image(of: bytes, width: .max, bytesPerRow: .max) == nil)
    #expect(image(of: bytes, height: .max, bytesPerRow: 8) == nil)
  }

  @Test("Contents that are not an image are a precondition failure")
  func contentsThatAreNoImage() async {
    await #expect(processExitsWith: .failure) { CALayer().contents = "picture" }
  }

  private func image(
    of bytes: [UInt8], width: Int = 2, height: Int = 2,
    layout: UInt32 = CGImageAlphaInfo.last.rawValue, bytesPerRow: Int, bitsPerComponent: Int = 8
  ) -> CGImage? {
    CGDataProvider(data: Data(bytes) as NSData).flatMap { provider in
      CGImage(
        width: width, height: height, bitsPerComponent: bitsPerComponent, bitsPerPixel: 32,
        bytesPerRow: bytesPerRow, space: CGColorSpaceCreateDeviceRGB(),
        bitmapInfo: CGBitmapInfo(rawValue: layout), provider: provider, decode: nil,
        shouldInterpolate: true, intent: .defaultIntent)
    }
  }
}

#endif
