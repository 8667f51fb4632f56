#if os(Linux)
import CHUDPango
package import HUDLayers

extension Surface {
  /// A copy of the pixels as a `CGImage`, for example for the contents of a layer.
  package var image: CGImage {
    withBytes { bytes, _ in
      CGImage(width: width, height: height, premultipliedBGRA: [UInt8](bytes))
    }
  }

  /// Creates a picture with the pixels of `image`, at scale 1.
  package convenience init(_ image: CGImage) throws(CairoError) {
    try self.init(width: image.width, height: image.height)
    // With four bytes per pixel there are no gaps between the rows.
    withBytes { bytes, _ in bytes.copyBytes(from: image.premultipliedBGRA) }
  }

  /// Calls `body` with the bytes of the picture and the `stride`, the number of bytes from the
  /// beginning of one row of pixels to the next.
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
struct PixelRect: Hashable {
  var columns: Range<Int>
  var rows: Range<Int>
}

extension Surface {
  var pixelRect: PixelRect {
    PixelRect(columns: 0..<width, rows: 0..<height)
  }

  /// Returns the smallest rectangle around the pixels that differ from `other`; nil if both
  /// pictures are equal.
  ///
  /// If `other` is nil or has another size, the result covers the whole picture.
  func changedRect(since other: Surface?) -> PixelRect? {
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

  func copy(of part: PixelRect? = nil) throws(CairoError) -> Surface {
    let rect = part ?? pixelRect
    let copy = try Surface(width: rect.columns.count, height: rect.rows.count)
    let (left, top) = (CGFloat(rect.columns.lowerBound), CGFloat(rect.rows.lowerBound))
    try copy.draw { context in
      cairo_set_source_surface(context, pointer, -left, -top)
      cairo_paint(context)
    }
    return copy
  }

  /// Lowers the alpha of the first pixel from 255 to 254, which nobody can see.
  ///
  /// All frames of an animated PNG must have the same format, with or without alpha. Cairo writes
  /// alpha only for a picture with a translucent pixel, so every frame gets such a pixel.
  func makeTranslucent() {
    withBytes { bytes, _ in
      // Lower the colours too, because a premultiplied colour must not exceed its alpha.
      for index in bytes.indices.prefix(4) { bytes[index] = min(bytes[index], .max - 1) }
    }
  }

  /// Calls `body` with a function that returns the pixels of a row.
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
