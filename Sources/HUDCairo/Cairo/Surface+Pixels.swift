#if os(Linux)
import CHUDPango
package import HUDLayers

extension Surface {
  /// A pixel as it is stored: the colours already multiplied by alpha.
  package struct Pixel: Hashable, Sendable {
    package var red: UInt8
    package var green: UInt8
    package var blue: UInt8
    package var alpha: UInt8

    package init(red: UInt8, green: UInt8, blue: UInt8, alpha: UInt8) {
      (self.red, self.green, self.blue, self.alpha) = (red, green, blue, alpha)
    }
  }

  /// The pixel in this column and row, in pixels from the upper left corner.
  package subscript(column: Int, row: Int) -> Pixel {
    precondition(
      (0..<width).contains(column) && (0..<height).contains(row),
      "(\(column), \(row)) is not in a picture of \(width) × \(height) pixels.")
    return withBytes { bytes, stride in
      let first = row * stride + column * 4
      return Pixel(
        red: bytes[first + 2], green: bytes[first + 1], blue: bytes[first], alpha: bytes[first + 3])
    }
  }

  /// The pixels as an image for a layer's contents.
  package var image: CGImage {
    var pixels: [UInt8] = []
    pixels.reserveCapacity(width * height * 4)
    withBytes { bytes, stride in
      for row in 0..<height {
        pixels += bytes[row * stride..<row * stride + width * 4]
      }
    }
    return CGImage(width: width, height: height, premultipliedBGRA: pixels)
  }

  /// A picture of the image's own pixels.
  package convenience init(_ image: CGImage) throws(CairoError) {
    try self.init(width: image.width, height: image.height)
    withBytes { bytes, stride in
      for row in 0..<height {
        let source = image.premultipliedBGRA[row * width * 4..<(row + 1) * width * 4]
        UnsafeMutableRawBufferPointer(rebasing: bytes[row * stride..<row * stride + width * 4])
          .copyBytes(from: source)
      }
    }
  }

  /// Reads or writes the rows of pixels, which are `stride` bytes apart.
  package func withBytes<Result>(
    _ body: (_ bytes: UnsafeMutableRawBufferPointer, _ stride: Int) -> Result
  ) -> Result {
    cairo_surface_flush(pointer)
    defer { cairo_surface_mark_dirty(pointer) }
    let stride = Int(cairo_image_surface_get_stride(pointer))
    let bytes = UnsafeMutableRawBufferPointer(
      start: cairo_image_surface_get_data(pointer), count: stride * height)
    return body(bytes, stride)
  }
}
#endif
