#if os(Linux)
import CHUDPango
package import HUDLayers

extension Surface {
  package func pngData() throws(CairoError) -> Data {
    guard width > 0, height > 0 else {
      throw CairoError(
        description: "A picture of \(width) × \(height) pixels cannot be a PNG file.")
    }
    var data = Data()
    let status = withUnsafeMutablePointer(to: &data) { data in
      cairo_surface_write_to_png_stream(
        pointer,
        { data, bytes, count in
          guard let data, let bytes else { return CAIRO_STATUS_WRITE_ERROR }
          data.assumingMemoryBound(to: Data.self).pointee.append(bytes, count: Int(count))
          return CAIRO_STATUS_SUCCESS
        }, data)
    }
    try CairoError.check(status)
    return data
  }

  package convenience init(pngData: Data) throws(CairoError) {
    var rest = pngData[...]
    let decoded = withUnsafeMutablePointer(to: &rest) { rest in
      cairo_image_surface_create_from_png_stream(
        { rest, bytes, count in
          guard let rest = rest?.assumingMemoryBound(to: Data.self), let bytes,
            rest.pointee.count >= Int(count)
          else { return CAIRO_STATUS_READ_ERROR }
          rest.pointee.copyBytes(to: bytes, count: Int(count))
          rest.pointee.removeFirst(Int(count))
          return CAIRO_STATUS_SUCCESS
        }, rest)
    }
    defer { cairo_surface_destroy(decoded) }
    try CairoError.check(cairo_surface_status(decoded))
    try self.init(
      width: Int(cairo_image_surface_get_width(decoded)),
      height: Int(cairo_image_surface_get_height(decoded)))
    // Copy the decoded picture by drawing it, because Cairo decodes a file without alpha to another
    // pixel format.
    try draw { context in
      cairo_set_source_surface(context, decoded, 0, 0)
      cairo_paint(context)
    }
  }
}

/// A chunk of a PNG file: a length, a name of four letters, a body, and a checksum of name and
/// body.
package struct PNGChunk: Hashable, Sendable {
  package static let signature = Data([0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A])

  package var name: String
  package var body: Data

  package init(_ name: String, _ body: Data = Data()) {
    self.name = name
    self.body = body
  }

  package var data: Data {
    let named = Data(name.utf8) + body
    return Data(bigEndian: UInt32(body.count)) + named + Data(bigEndian: Self.checksum(named))
  }

  /// Returns the chunks of a file. A chunk that is truncated or has a wrong checksum is left out,
  /// and so are all chunks after it.
  package static func chunks(of file: Data) -> [PNGChunk] {
    var rest = file.dropFirst(signature.count)
    var chunks: [PNGChunk] = []
    while rest.count >= 12 {
      let count = Int(rest.prefix(4).bigEndianNumber)
      guard rest.count >= 12 + count else { break }
      let named = rest.dropFirst(4).prefix(4 + count)
      guard rest.dropFirst(8 + count).prefix(4).bigEndianNumber == checksum(named) else { break }
      chunks.append(
        PNGChunk(String(decoding: named.prefix(4), as: UTF8.self), Data(named.dropFirst(4))))
      rest = rest.dropFirst(12 + count)
    }
    return chunks
  }

  /// Returns the CRC-32 of `bytes`, as PNG defines it.
  package static func checksum(_ bytes: Data) -> UInt32 {
    ~bytes.reduce(.max) { sum, byte in
      remainders[Int(UInt8(truncatingIfNeeded: sum) ^ byte)] ^ (sum >> 8)
    }
  }

  private static let remainders: [UInt32] = (0..<256).map { byte in
    (0..<8).reduce(UInt32(byte)) { sum, _ in
      sum.isMultiple(of: 2) ? sum >> 1 : (sum >> 1) ^ 0xEDB8_8320
    }
  }
}

extension Data {
  init(bigEndian number: some FixedWidthInteger) {
    self = Swift.withUnsafeBytes(of: number.bigEndian) { Data($0) }
  }

  fileprivate var bigEndianNumber: UInt32 {
    reduce(0) { $0 << 8 | UInt32($1) }
  }
}
#endif
