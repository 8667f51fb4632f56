#if GTK && os(Linux)
import CGTK
import LayerKit

/// A picture as plain bytes, four a pixel: blue, green, red, alpha, the colours multiplied by alpha.
struct Pixels {
  let width: Int
  let height: Int
  private var bytes: [UInt8]

  /// Takes over the texture.
  init(_ texture: OpaquePointer) {
    width = Int(gdk_texture_get_width(texture))
    height = Int(gdk_texture_get_height(texture))
    bytes = Array(repeating: 0, count: width * height * 4)
    gdk_texture_download(texture, &bytes, gsize(width * 4))
    g_object_unref(texture.raw)
  }

  var image: CGImage { CGImage(width: width, height: height, premultipliedBGRA: bytes) }

  /// Blurs with three boxes one after the other, which together are nearly a gaussian. At the edges
  /// the picture goes on as it ends there.
  mutating func blur(radius: Int) {
    for _ in 0..<3 {
      for row in 0..<height {
        average(radius, from: row * width * 4, step: 4, count: width)
      }
      for column in 0..<width {
        average(radius, from: column * 4, step: width * 4, count: height)
      }
    }
  }

  private mutating func average(_ radius: Int, from start: Int, step: Int, count: Int) {
    let last = count - 1
    let box = 2 * radius + 1
    for channel in 0..<4 {
      let line = (0..<count).map { Int(bytes[start + channel + $0 * step]) }
      var sum = (-radius...radius).reduce(0) { $0 + line[min(max($1, 0), last)] }
      for index in 0..<count {
        bytes[start + channel + index * step] = UInt8((sum + radius) / box)
        sum += line[min(index + radius + 1, last)] - line[max(index - radius, 0)]
      }
    }
  }
}
#endif
