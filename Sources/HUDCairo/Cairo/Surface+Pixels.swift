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

extension Surface {
  /// Returns the smallest rectangle around the pixels that differ from `other`, a picture of the
  /// same size; the null rectangle if both pictures are equal.
  func changedRect(since other: Surface) -> CGRect {
    withBytes { bytes, stride in
      other.withBytes { otherBytes, _ in
        (0..<height).reduce(into: .null) { changed, row in
          // Not nil: Cairo allocates bytes for each picture that has a row.
          let line = bytes.baseAddress! + row * stride
          let otherLine = otherBytes.baseAddress! + row * stride
          // Most rows are equal. The C function compares them fast in a debug build too.
          guard memcmp(line, otherLine, width * 4) != 0 else { return }
          for column in 0..<width where memcmp(line + column * 4, otherLine + column * 4, 4) != 0 {
            changed = changed.union(CGRect(x: column, y: row, width: 1, height: 1))
          }
        }
      }
    }
  }

  /// Returns a copy of the pixels in `rect`.
  func copy(of rect: CGRect) throws(CairoError) -> Surface {
    let copy = try Surface(size: rect.size)
    try copy.draw { context in
      cairo_set_source_surface(context, pointer, -rect.minX, -rect.minY)
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
}
#endif
