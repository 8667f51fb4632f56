#if GTK && os(Linux)
import CHUDGTK
import HUDLayers

/// A picture as plain bytes, four a pixel: blue, green, red, alpha, the colours multiplied by alpha.
struct Pixels: Equatable {
  private(set) var width = 0
  private(set) var height = 0
  private var bytes: [UInt8] = []

  /// Takes over the texture, and its pixels into the room that is there already.
  mutating func download(_ texture: OpaquePointer) {
    width = Int(gdk_texture_get_width(texture))
    height = Int(gdk_texture_get_height(texture))
    let count = width * height * 4
    if bytes.count != count { bytes = Array(repeating: 0, count: count) }
    gdk_texture_download(texture, &bytes, gsize(width * 4))
    g_object_unref(texture.raw)
  }

  /// The smallest rectangle with all pixels that differ from those of a picture of the same size; nil
  /// where none does.
  func area(thatDiffersFrom other: Pixels) -> CGRect? {
    func differs(_ row: Int, _ columns: Range<Int>) -> Bool {
      let bytes = (row * width + columns.lowerBound) * 4..<(row * width + columns.upperBound) * 4
      return self.bytes[bytes] != other.bytes[bytes]
    }
    let all = 0..<width
    guard let top = (0..<height).first(where: { differs($0, all) }),
      let bottom = (top..<height).last(where: { differs($0, all) })
    else { return nil }
    let rows = top...bottom
    guard
      let left = all.first(where: { column in rows.contains { differs($0, column..<column + 1) } }),
      let right = all.last(where: { column in rows.contains { differs($0, column..<column + 1) } })
    else { return nil }
    return CGRect(x: left, y: top, width: right - left + 1, height: rows.count)
  }

  var image: CGImage { CGImage(width: width, height: height, premultipliedBGRA: bytes) }

  /// Blurs with three boxes one after the other, which together are nearly a gaussian. At the edges
  /// the picture goes on as it ends there.
  mutating func blur(radius: Int) {
    let (width, height) = (width, height)
    // A line as it was, because what is written is still to be read.
    var line = [UInt8](repeating: 0, count: max(width, height) * 4)
    bytes.withUnsafeMutableBufferPointer { bytes in
      line.withUnsafeMutableBufferPointer { line in
        let box = Box(radius: radius, bytes: bytes, line: line)
        for _ in 0..<3 {
          for row in 0..<height { box.average(from: row * width * 4, step: 4, count: width) }
          for column in 0..<width { box.average(from: column * 4, step: width * 4, count: height) }
        }
      }
    }
  }

  private struct Box {
    let radius: Int
    let bytes: UnsafeMutableBufferPointer<UInt8>
    let line: UnsafeMutableBufferPointer<UInt8>

    func average(from start: Int, step: Int, count: Int) {
      for index in 0..<count {
        for channel in 0..<4 { line[index * 4 + channel] = bytes[start + index * step + channel] }
      }
      let last = count - 1
      let width = 2 * radius + 1
      for channel in 0..<4 {
        // Half of what it is divided by, so that it is rounded.
        var sum = radius
        for offset in -radius...radius { sum += Int(line[min(max(offset, 0), last) * 4 + channel]) }
        for index in 0..<count {
          bytes[start + index * step + channel] = UInt8(sum / width)
          sum += Int(line[min(index + radius + 1, last) * 4 + channel])
          sum -= Int(line[max(index - radius, 0) * 4 + channel])
        }
      }
    }
  }
}
#endif
