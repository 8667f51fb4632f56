#if os(Linux)
import CHUDPango
import HUDLayers

extension Surface {
  /// Blurs the picture with box filters, one after the other. A box filter sets each pixel to the
  /// mean of the pixels around it. Beyond the edges of the picture everything is transparent, so
  /// the picture fades out there.
  ///
  /// Three box filters differ from a Gaussian blur by only a few percent (Kovesi, "Fast
  /// Almost-Gaussian Filtering").
  ///
  /// - Parameter boxes: The widths of the boxes in pixels, which must be odd.
  package func blur(boxes: [Int]) {
    guard width > 0, height > 0 else { return }
    let channels = cairo_image_surface_get_format(pointer) == CAIRO_FORMAT_A8 ? 1 : 4
    let longest = max(width, height) + (boxes.max() ?? 0)
    withBytes { bytes, stride in
      withUnsafeTemporaryAllocation(of: UInt8.self, capacity: longest) { line in
        for boxWidth in boxes where boxWidth > 1 {
          let box = Box(width: boxWidth, channels: channels, bytes: bytes, line: line)
          for row in 0..<height {
            box.average(from: row * stride, step: channels, count: width)
          }
          for column in 0..<width {
            box.average(from: column * channels, step: stride, count: height)
          }
        }
      }
    }
  }
}

private struct Box {
  let width: Int
  let channels: Int
  let bytes: UnsafeMutableRawBufferPointer
  /// A buffer for a copy of one channel of the row or column that is being blurred, together with
  /// the pixels that the filter reads beyond both ends of this row or column.
  let line: UnsafeMutableBufferPointer<UInt8>

  /// Sets `count` pixels to means. The first pixel is at the offset `start`, and each other pixel
  /// is `step` bytes after the pixel before it.
  func average(from start: Int, step: Int, count: Int) {
    for channel in 0..<channels {
      copy(from: start + channel, step: step, count: count)
      writeMeans(from: start + channel, step: step, count: count)
    }
  }

  // The loops below take most of the time of a blur. Their numbers cannot overflow, so they need no
  // checks, which would take as long as the rest.

  private func copy(from start: Int, step: Int, count: Int) {
    let reach = width / 2
    for place in 0..<reach {
      line[place] = 0
      line[reach + count + place] = 0
    }
    var offset = start
    for place in reach..<reach + count {
      line[place] = bytes[offset]
      offset &+= step
    }
  }

  private func writeMeans(from start: Int, step: Int, count: Int) {
    // A product and a shift take less time than a division. The results are the same for boxes that
    // are narrower than a million pixels.
    let inverse = (1 << 48) / width + 1
    // Start the sum at half the divisor, so that the quotient is rounded to the nearest number.
    var sum = line[..<(width - 1)].reduce(width / 2) { $0 + Int($1) }
    var offset = start
    for index in 0..<count {
      sum &+= Int(line[index &+ width &- 1])
      bytes[offset] = UInt8(truncatingIfNeeded: (sum &* inverse) >> 48)
      sum &-= Int(line[index])
      offset &+= step
    }
  }
}
#endif
