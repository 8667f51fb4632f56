#if canImport(HUDCairo)
package import HUDCairo

extension Surface {
  /// A pixel in memory, with colours that are premultiplied by alpha.
  package struct Pixel: Hashable, Sendable {
    package let red: UInt8
    package let green: UInt8
    package let blue: UInt8
    package let alpha: UInt8

    package init(red: UInt8, green: UInt8, blue: UInt8, alpha: UInt8) {
      (self.red, self.green, self.blue, self.alpha) = (red, green, blue, alpha)
    }
  }

  /// The pixel at `column` and `row`, which are counted from the upper left corner, starting at 0.
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
}
#endif
