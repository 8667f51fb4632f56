#if os(Linux)
import CHUDPango
import Glibc

/// The shapes and the text of `Film`, as a program would draw them that has nothing but Cairo and
/// Pango. What is the same in each frame is made once: the shadow, the ring's gradient and the
/// layout of the text.
@MainActor final class PlainFilm {
  private static let scale = 2.0
  private static let size: Int32 = 400

  private let shadow: OpaquePointer
  private let tail: OpaquePointer
  private let text: OpaquePointer
  private var frame = 0.0

  init() {
    // Cairo and Pango return objects in an error state instead of null.
    shadow = cairo_image_surface_create(CAIRO_FORMAT_A8, Self.size, Self.size)!
    tail = cairo_image_surface_create(CAIRO_FORMAT_ARGB32, Self.size, Self.size)!
    text = pango_layout_new(
      pango_font_map_create_context(pango_cairo_font_map_new()!)!)!
    let font = pango_font_description_from_string("Sans 15")
    pango_layout_set_font_description(text, font)
    pango_font_description_free(font)
    pango_layout_set_text(text, "Loading…", -1)
    drawShadow()
    drawTail()
  }

  isolated deinit {
    cairo_surface_destroy(shadow)
    cairo_surface_destroy(tail)
    g_object_unref(UnsafeMutableRawPointer(text))
  }

  func drawFrame() {
    frame += 1
    let surface = cairo_image_surface_create(CAIRO_FORMAT_ARGB32, Self.size, Self.size)
    let context = cairo_create(surface)
    cairo_set_source_rgba(context, 0, 0, 0, 0.2)
    cairo_mask_surface(context, shadow, 0, 0)
    cairo_scale(context, Self.scale, Self.scale)
    addPanel(to: context)
    cairo_set_source_rgba(context, 0.98, 0.98, 0.99, 0.95)
    cairo_fill_preserve(context)
    cairo_set_source_rgba(context, 0, 0, 0, 0.1)
    cairo_set_line_width(context, 0.5)
    cairo_stroke(context)

    cairo_save(context)
    cairo_translate(context, 100, 85)
    cairo_rotate(context, frame / 60 * 2 * .pi)
    cairo_scale(context, 1 / Self.scale, 1 / Self.scale)
    cairo_set_source_surface(context, tail, -Double(Self.size) / 2, -Double(Self.size) / 2)
    cairo_scale(context, Self.scale, Self.scale)
    cairo_new_path(context)
    cairo_arc(context, 0, 0, 20, 0, 2 * .pi * 0.94)
    cairo_set_line_width(context, 3.5)
    cairo_set_line_cap(context, CAIRO_LINE_CAP_ROUND)
    cairo_stroke(context)
    cairo_restore(context)

    cairo_set_source_rgb(context, 0.1, 0.1, 0.1)
    cairo_move_to(context, 70, 120)
    pango_cairo_update_layout(context, text)
    pango_cairo_show_layout(context, text)
    cairo_destroy(context)
    cairo_surface_destroy(surface)
  }

  private func addPanel(to context: OpaquePointer?) {
    let (left, top, right, bottom, radius) = (45.0, 50.0, 155.0, 150.0, 14.0)
    cairo_new_path(context)
    cairo_arc(context, right - radius, top + radius, radius, -.pi / 2, 0)
    cairo_arc(context, right - radius, bottom - radius, radius, 0, .pi / 2)
    cairo_arc(context, left + radius, bottom - radius, radius, .pi / 2, .pi)
    cairo_arc(context, left + radius, top + radius, radius, .pi, 1.5 * .pi)
    cairo_close_path(context)
  }

  /// Draws something as large as the shadow. Its values do not change the time to paint it.
  private func drawShadow() {
    let context = cairo_create(shadow)
    cairo_scale(context, Self.scale, Self.scale)
    addPanel(to: context)
    cairo_set_line_width(context, 30)
    cairo_stroke(context)
    cairo_destroy(context)
  }

  /// Draws a gradient around the centre, in steps of one degree.
  private func drawTail() {
    let context = cairo_create(tail)
    cairo_translate(context, Double(Self.size) / 2, Double(Self.size) / 2)
    for degree in 0..<360 {
      cairo_set_source_rgba(context, 0.1, 0.1, 0.1, Double(degree) / 360)
      cairo_move_to(context, 0, 0)
      let angle = Double(degree) * .pi / 180
      cairo_arc(context, 0, 0, 60, angle, angle + .pi / 180)
      cairo_fill(context)
    }
    cairo_destroy(context)
  }
}
#endif
