#if os(Linux)
import CHUDPango
package import HUDLayers

extension Surface {
  /// The picture as a PNG file.
  package func pngData() throws(CairoError) -> Data {
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

  /// A picture from a PNG file.
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
    // Painted over, because Cairo decodes a file without alpha into a format of its own.
    let context = cairo_create(pointer)
    defer { cairo_destroy(context) }
    cairo_set_source_surface(context, decoded, 0, 0)
    cairo_paint(context)
    try CairoError.check(cairo_status(context))
  }
}

extension CGImage {
  /// An image from a PNG file.
  package static func decoded(pngData: Data) throws(CairoError) -> CGImage {
    try Surface(pngData: pngData).image
  }
}
#endif
