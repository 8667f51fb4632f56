#if os(Linux)
import CHUDPango
package import HUDLayers

/// A picture in memory. Code draws on it in points, and `scale` converts points to pixels.
package final class Surface {
  package enum Format {
    case color
    /// Colour without alpha, which Cairo copies faster. A new picture is black.
    case opaqueColor
    /// Alpha without colour, one byte per pixel.
    case mask

    fileprivate var cairo: cairo_format_t {
      switch self {
      case .color: CAIRO_FORMAT_ARGB32
      case .opaqueColor: CAIRO_FORMAT_RGB24
      case .mask: CAIRO_FORMAT_A8
      }
    }
  }

  /// The width in pixels.
  package let width: Int
  /// The height in pixels.
  package let height: Int
  /// The number of pixels per point.
  package let scale: CGFloat
  let pointer: OpaquePointer

  /// Creates a picture of `size` points, rounded up to whole pixels, and calls `body` to draw it in a
  /// Cairo context whose unit is a point. Without `body`, the picture is empty.
  package convenience init(
    size: CGSize, scale: CGFloat = 1, format: Format = .color,
    drawing body: (OpaquePointer) -> Void = { _ in }
  ) throws(CairoError) {
    try self.init(
      width: Self.pixels(size.width * scale), height: Self.pixels(size.height * scale),
      scale: scale, format: format)
    try draw(body)
  }

  init(width: Int, height: Int, scale: CGFloat = 1, format: Format = .color) throws(CairoError) {
    let surface = cairo_image_surface_create(
      format.cairo, Int32(clamping: width), Int32(clamping: height))
    // Cairo never returns null: if it cannot create a surface, it returns a surface in an error
    // state.
    pointer = surface!
    (self.width, self.height, self.scale) = (width, height, scale)
    try CairoError.check(cairo_surface_status(pointer))
  }

  deinit {
    cairo_surface_destroy(pointer)
  }

  package var size: CGSize {
    CGSize(width: CGFloat(width) / scale, height: CGFloat(height) / scale)
  }

  /// Calls `body` to draw on top of the picture, in a Cairo context whose unit is a point.
  package func draw(_ body: (OpaquePointer) -> Void) throws(CairoError) {
    // Cairo never returns null: if it cannot create a context, it returns a context in an error
    // state.
    let context = cairo_create(pointer)!
    defer { cairo_destroy(context) }
    cairo_scale(context, scale, scale)
    body(context)
    try CairoError.check(cairo_status(context))
  }

  /// Paints this picture into `context`, with its upper left corner at the origin. The unit of
  /// `context` must be a point.
  package func paint(in context: OpaquePointer) {
    cairo_save(context)
    defer { cairo_restore(context) }
    cairo_scale(context, 1 / scale, 1 / scale)
    cairo_set_source_surface(context, pointer, 0, 0)
    cairo_paint(context)
  }

  private static func pixels(_ length: CGFloat) -> Int {
    // Subtract a margin, so that a rounding error such as that of 0.1 × 3 does not add a pixel.
    let pixels = (length - 1e-6).rounded(.up)
    // NaN becomes the largest integer, a size that Cairo refuses with an error.
    return Int(exactly: pixels) ?? .max
  }
}
#endif
