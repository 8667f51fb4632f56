#if os(Linux)
import CHUDPango
import HUDLayers

/// A blurred form, as alpha alone.
struct Shadow {
  struct Key: Hashable {
    let outline: Outline
    let box: CGRect
    /// The standard deviation of the blur, in points, as Core Animation counts it.
    let radius: CGFloat
    let pixelsPerPoint: CGFloat
  }

  let surface: Surface
  /// Where its upper left corner lies, in the layer's coordinates.
  let origin: CGPoint

  /// How far a blur spreads. Beyond three times the radius a gaussian has nothing to show.
  static func reach(radius: CGFloat) -> CGFloat {
    (3 * radius).rounded(.up) + 1
  }

  init(_ key: Key) throws(CairoError) {
    let reach = Self.reach(radius: key.radius)
    let room = key.box.insetBy(dx: -reach, dy: -reach)
    let fine = Self.density(of: room.size, atMost: key.pixelsPerPoint)
    // A wide blur has no detail: it is made small and stretched, which takes a sixteenth of the time.
    let coarse = min(fine, Self.density(of: room.size, atMost: 6 / key.radius))
    let blurred = try Self.blurred(key, in: room, density: coarse)
    origin = room.origin
    surface = coarse < fine ? try Self.stretched(blurred, room.size, density: fine) : blurred
  }

  /// Pixels per point, fewer than wanted where the surface would be larger than any screen.
  private static func density(of size: CGSize, atMost wanted: CGFloat) -> CGFloat {
    min(wanted, 4_096 / max(size.width, size.height))
  }

  private static func blurred(
    _ key: Key, in room: CGRect, density: CGFloat
  ) throws(CairoError) -> Surface {
    let surface = try emptySurface(room.size, density: density)
    let context = Context(cairo_create(surface.pointer))
    defer { cairo_destroy(context.pointer) }
    cairo_scale(context.pointer, density, density)
    cairo_translate(context.pointer, -room.minX, -room.minY)
    context.fill(key.outline)
    try CairoError.check(cairo_status(context.pointer))
    surface.blur(radius: key.radius * density)
    return surface
  }

  private static func stretched(
    _ coarse: Surface, _ size: CGSize, density: CGFloat
  ) throws(CairoError) -> Surface {
    let surface = try emptySurface(size, density: density)
    let context = cairo_create(surface.pointer)
    defer { cairo_destroy(context) }
    cairo_scale(context, density / coarse.scale, density / coarse.scale)
    cairo_set_source_surface(context, coarse.pointer, 0, 0)
    cairo_paint(context)
    try CairoError.check(cairo_status(context))
    return surface
  }

  private static func emptySurface(_ size: CGSize, density: CGFloat) throws(CairoError) -> Surface {
    try Surface(
      width: Int((size.width * density).rounded(.up)),
      height: Int((size.height * density).rounded(.up)), scale: density, format: .mask)
  }
}
#endif
