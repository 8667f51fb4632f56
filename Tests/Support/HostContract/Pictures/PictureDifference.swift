#if canImport(HUDCairo)
import Foundation
package import HUDCairo
package import HUDLayers

/// The difference between two pictures.
package struct PictureDifference: CustomStringConvertible {
  /// The number of pixels that differ. All pixels count if the sizes differ.
  package private(set) var count = 0
  package let total: Int
  /// The largest difference of one component of a pixel.
  package private(set) var largest = 0
  /// The smallest rectangle, in pixels, that contains all differences; null if there are none.
  package private(set) var area = CGRect.null
  private let places: [Bool]
  private let width: Int

  /// Compares two pictures. Components that differ by at most `tolerance` count as equal.
  package init(_ one: Surface, _ other: Surface, tolerance: Int = 0) {
    total = one.width * one.height
    width = one.width
    let width = one.width
    guard one.width == other.width, one.height == other.height else {
      (count, largest, places) = (total, 255, Array(repeating: true, count: total))
      area = CGRect(x: 0, y: 0, width: one.width, height: one.height)
      return
    }
    var places = [Bool](repeating: false, count: total)
    var (count, largest) = (0, 0)
    var (left, right, top, bottom) = (Int.max, -1, Int.max, -1)
    one.withBytes { bytes, stride in
      other.withBytes { otherBytes, otherStride in
        for row in 0..<one.height {
          let line = bytes.baseAddress! + row * stride
          let otherLine = otherBytes.baseAddress! + row * otherStride
          // Most rows are equal, and so are most pixels of the others. The C function compares them
          // fast in a debug build too.
          guard memcmp(line, otherLine, width * 4) != 0 else { continue }
          for column in 0..<width where memcmp(line + column * 4, otherLine + column * 4, 4) != 0 {
            var distance = 0
            for index in column * 4..<column * 4 + 4 {
              let component = Int(line.load(fromByteOffset: index, as: UInt8.self))
              let otherComponent = Int(otherLine.load(fromByteOffset: index, as: UInt8.self))
              distance = max(distance, abs(component - otherComponent))
            }
            guard distance > tolerance else { continue }
            count += 1
            largest = max(largest, distance)
            places[row * width + column] = true
            (left, right) = (min(left, column), max(right, column))
            (top, bottom) = (min(top, row), max(bottom, row))
          }
        }
      }
    }
    (self.count, self.largest, self.places) = (count, largest, places)
    if count > 0 {
      area = CGRect(x: left, y: top, width: right - left + 1, height: bottom - top + 1)
    }
  }

  /// The difference up to which two pictures count as equal.
  package struct Tolerance: Sendable {
    /// The largest difference of one component of a pixel.
    let largest: Int
    /// The share of all pixels that may differ.
    let share: Double

    package init(largest: Int, share: Double) {
      self.largest = largest
      self.share = share
    }

    package static let none = Tolerance(largest: 0, share: 0)
  }

  package func isWithin(_ tolerance: Tolerance) -> Bool {
    largest <= tolerance.largest && Double(count) <= tolerance.share * Double(total)
  }

  package var description: String {
    let place = count == 0 ? "" : ", in \(area.minX), \(area.minY) \(area.width) x \(area.height)"
    return "\(count) of \(total) pixels differ, by \(largest) at most\(place)"
  }

  /// A picture that is white where the two differ, and black elsewhere.
  package var image: CGImage {
    CGImage(
      width: width, height: places.count / max(width, 1),
      premultipliedBGRA: places.flatMap { [UInt8](repeating: $0 ? 255 : 0, count: 3) + [255] })
  }
}

extension Surface {
  /// Returns a smaller picture whose pixels are averages of 4 by 4 pixels.
  func coarse() throws -> Surface {
    let side = 4
    let (columns, rows) = (width / side, height / side)
    var bytes = [UInt8](repeating: 0, count: columns * rows * 4)
    withBytes { source, stride in
      for row in 0..<rows {
        for index in 0..<columns * 4 {
          var sum = 0
          for y in 0..<side {
            let first = (row * side + y) * stride + index / 4 * side * 4 + index % 4
            for x in 0..<side { sum += Int(source[first + x * 4]) }
          }
          bytes[row * columns * 4 + index] = UInt8(sum / (side * side))
        }
      }
    }
    return try Surface(CGImage(width: columns, height: rows, premultipliedBGRA: bytes))
  }
}
#endif
