#if os(Linux)
/// Whole pixels, counted from the upper left corner.
struct PixelRect: Hashable {
  var columns: Range<Int>
  var rows: Range<Int>
}

extension Surface {
  var pixelRect: PixelRect {
    PixelRect(columns: 0..<width, rows: 0..<height)
  }

  /// Where this picture differs from another of the same size; nil where it does not.
  func changedRect(since other: Surface) -> PixelRect? {
    withRows { pixels in
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

  func copy(of rect: PixelRect) throws(CairoError) -> Surface {
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

  /// Cairo writes a picture without a translucent pixel in a format without alpha, but all frames
  /// of a file must be of one format. So one pixel is made translucent by a step nobody sees.
  func makeTranslucent() {
    withBytes { bytes, _ in
      // The colours too, as none may be more than its alpha.
      for index in bytes.indices.prefix(4) { bytes[index] = min(bytes[index], .max - 1) }
    }
  }

  /// Reads or writes four-byte pixels, row by row.
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
