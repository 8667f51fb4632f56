#if os(Linux)
import HUDLayers

extension Surface {
  /// Blurs a mask. Three boxes one after the other are a gaussian to within a few hundredths
  /// (Kovesi, "Fast Almost-Gaussian Filtering").
  func blur(radius: CGFloat) {
    let boxes = Self.boxes(radius: radius)
    guard boxes.contains(where: { $0 > 1 }) else { return }
    withBytes { bytes, stride in
      var line: [UInt8] = []
      for box in boxes {
        for row in 0..<height {
          Self.average(box, bytes, from: row * stride, step: 1, count: width, line: &line)
        }
        for column in 0..<width {
          Self.average(box, bytes, from: column, step: stride, count: height, line: &line)
        }
      }
    }
  }

  /// Three odd widths that together have the variance of the gaussian.
  private static func boxes(radius: CGFloat) -> [Int] {
    let count: CGFloat = 3
    let ideal = (12 * radius * radius / count + 1).squareRoot()
    let narrow = 2 * ((ideal - 1) / 2).rounded(.down) + 1
    let variance = 12 * radius * radius
    let missing = variance - count * (narrow * narrow + 4 * narrow + 3)
    let narrowCount = (missing / (-4 * narrow - 4)).rounded()
    return (0..<3).map { Int(CGFloat($0) < narrowCount ? narrow : narrow + 2) }
  }

  /// Gives every byte of a row or column the mean of those round it. Outside there is nothing.
  private static func average(
    _ box: Int, _ bytes: UnsafeMutableRawBufferPointer, from start: Int, step: Int, count: Int,
    line: inout [UInt8]
  ) {
    line.removeAll(keepingCapacity: true)
    for index in 0..<count { line.append(bytes[start + index * step]) }
    let reach = box / 2
    var sum = line.prefix(reach).reduce(0) { $0 + Int($1) }
    for index in 0..<count {
      if index + reach < count { sum += Int(line[index + reach]) }
      bytes[start + index * step] = UInt8((sum + reach) / box)
      if index >= reach { sum -= Int(line[index - reach]) }
    }
  }
}
#endif
