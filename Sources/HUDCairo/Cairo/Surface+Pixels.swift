#if os(Linux)
import CHUDPango
package import HUDLayers

extension Surface {
  /// A pixel as it is stored, with colours that are already multiplied by alpha.
  package struct Pixel: Hashable, Sendable {
    package var red: UInt8
    package var green: UInt8
    package var blue: UInt8
    package var alpha: UInt8

    package init(red: UInt8, green: UInt8, blue: UInt8, alpha: UInt8) {
      (self.red, self.green, self.blue, self.alpha) = (red, green, blue, alpha)
    }
  }

  /// The pixel in a column and row, counted from the upper left corner.
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

  /// Creates a picture of the image, with one pixel for each of its pixels.
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

  /// Gives `body` access to the bytes. The rows of pixels are `stride` bytes apart.
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

/// A rectangle of whole pixels, counted from the upper left corner.
package struct PixelRect: Hashable {
  package var columns: Range<Int>
  package var rows: Range<Int>
}

extension Surface {
  var pixelRect: PixelRect {
    PixelRect(columns: 0..<width, rows: 0..<height)
  }

  /// Returns the smallest rectangle that contains all pixels that differ from another picture.
  ///
  /// It is the whole picture if the other one is missing or has another size, and nil if both are
  /// equal.
  package func changedRect(since other: Surface?) -> PixelRect? {
    guard let other, width == other.width, height == other.height else { return pixelRect }
    return withRows { pixels in
      other.withRows { otherPixels in
        let rows = (0..<height).filter { !pixels($0).elementsEqual(otherPixels($0)) }
        guard let top = rows.first, let bottom = rows.last else { return nil }
        var (left, right) = (width, 0)
        for row in rows {
          let (line, otherLine) = (pixels(row), otherPixels(row))
          left = min(left, line.indices.first { line[$0] != otherLine[$0] } ?? left)
          right = max(right, line.indices.last { line[$0] != otherLine[$0] } ?? right)
        }
        return PixelRect(columns: left..<right + 1, rows: top..<bottom + 1)
      }
    }
  }

  package func copy(of part: PixelRect? = nil) throws(CairoError) -> Surface {
    let rect = part ?? pixelRect
    let copy = try Surface(width: rect.columns.count, height: rect.rows.count, scale: scale)
    withRows { pixels in
      copy.withRows { copied in
        for row in rect.rows {
          let part = UnsafeMutableBufferPointer(rebasing: pixels(row)[rect.columns])
          _ = copied(row - rect.rows.lowerBound).update(from: part)
        }
      }
    }
    return copy
  }

  /// Makes one pixel translucent, by too little to be seen.
  ///
  /// Cairo writes a picture without translucent pixels in a format without alpha, but all frames of
  /// a file must have the same format.
  func makeTranslucent() {
    withBytes { bytes, _ in
      // The colours are lowered too, because none may be greater than alpha.
      for index in bytes.indices.prefix(4) { bytes[index] = min(bytes[index], .max - 1) }
    }
  }

  /// Gives `body` access to the pixels, row by row.
  private func withRows<Result>(
    _ body: (_ row: (Int) -> UnsafeMutableBufferPointer<UInt32>) -> Result
  ) -> Result {
    withBytes { bytes, stride in
      body { row in
        UnsafeMutableRawBufferPointer(rebasing: bytes[row * stride..<row * stride + width * 4])
          .bindMemory(to: UInt32.self)
      }
    }
  }
}
#endif
