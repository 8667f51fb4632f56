#if os(Linux)
import CHUDPango

/// Owns a font map, and the Pango contexts in which every text is set the same way.
final class FontContext {
  // Two, because a layout asks its context for the direction whenever it is drawn.
  private let leftToRight: OpaquePointer
  private let rightToLeft: OpaquePointer
  private let fontMap: UnsafeMutablePointer<PangoFontMap>

  init() {
    // GLib ends the process when it has no memory, so this is never null.
    fontMap = pango_cairo_font_map_new()!
    leftToRight = Self.context(of: fontMap, PANGO_DIRECTION_LTR)
    rightToLeft = Self.context(of: fontMap, PANGO_DIRECTION_RTL)
  }

  deinit {
    g_object_unref(UnsafeMutableRawPointer(leftToRight))
    g_object_unref(UnsafeMutableRawPointer(rightToLeft))
    g_object_unref(fontMap)
  }

  func makeLayout(isRightToLeft: Bool) -> OpaquePointer {
    // Never null, as above.
    pango_layout_new(isRightToLeft ? rightToLeft : leftToRight)!
  }

  private static func context(
    of fontMap: UnsafeMutablePointer<PangoFontMap>, _ direction: PangoDirection
  ) -> OpaquePointer {
    // Never null, as above.
    let context = pango_font_map_create_context(fontMap)!
    pango_context_set_base_dir(context, direction)
    // One point is one pixel at scale 1.
    pango_cairo_context_set_resolution(context, 72)
    // Glyphs stand where their outlines say, at every scale: else text that fits at one scale would
    // be wider than its room at another.
    pango_context_set_round_glyph_positions(context, 0)
    let options = cairo_font_options_create()
    defer { cairo_font_options_destroy(options) }
    cairo_font_options_set_hint_style(options, CAIRO_HINT_STYLE_NONE)
    cairo_font_options_set_hint_metrics(options, CAIRO_HINT_METRICS_OFF)
    cairo_font_options_set_antialias(options, CAIRO_ANTIALIAS_GRAY)
    pango_cairo_context_set_font_options(context, options)
    return context
  }
}
#endif
