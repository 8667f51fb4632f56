#if os(Linux)
import CHUDPango
import HUDLayers

/// A text that is laid out for one room. It owns a Pango layout.
final class TextLayout {
  static let largestFontSize: CGFloat = 2_000

  let size: CGSize
  private let pointer: OpaquePointer
  /// The fraction of a frame's spare width that is left of the text.
  private let place: CGFloat
  // Kept, because the fonts must live at least as long as the layout.
  private let fonts: FontContext

  /// Creates the layout; nil if there is no text, no usable font size or no room.
  init?(_ string: String, style: TextStyle, room: CGSize, fonts: FontContext) {
    let length = string.utf8.count
    let string = string.withoutControlCharacters
    precondition(
      style.runs.isEmpty || string.utf8.count == length,
      "A text with attributed parts must not contain control characters.")
    guard !string.isEmpty, style.fontSize > 0, style.fontSize <= Self.largestFontSize,
      room.width > 0, room.height > 0
    else { return nil }
    self.fonts = fonts
    pointer = fonts.makeLayout(isRightToLeft: style.isRightToLeft)
    pango_layout_set_text(pointer, string, -1)
    Self.setFont(of: pointer, style)
    style.runs.setAttributes(of: pointer)
    Self.setRoom(of: pointer, style, room)
    let alignment = style.alignment(of: pointer)
    pango_layout_set_alignment(pointer, alignment.pango)
    pango_layout_set_justify(pointer, alignment == .justified ? 1 : 0)
    Self.tightenEllipses(of: pointer)
    place = style.place(of: pointer)
    var bounds = PangoRectangle()
    pango_layout_get_extents(pointer, nil, &bounds)
    size = CGSize(
      width: CGFloat(bounds.width) / CGFloat(PANGO_SCALE),
      height: CGFloat(bounds.height) / CGFloat(PANGO_SCALE))
  }

  deinit {
    g_object_unref(UnsafeMutableRawPointer(pointer))
  }

  var unknownGlyphs: Int {
    Int(pango_layout_get_unknown_glyphs_count(pointer))
  }

  func draw(in frame: CGRect, _ context: Context) {
    let units = pango_layout_get_width(pointer)
    // If Pango has no width to align in, the text has its natural width.
    let width = units < 0 ? size.width : CGFloat(units) / CGFloat(PANGO_SCALE)
    cairo_move_to(context.pointer, frame.minX + (frame.width - width) * place, frame.minY)
    pango_cairo_show_layout(context.pointer, pointer)
  }

  private static func setFont(of layout: OpaquePointer, _ style: TextStyle) {
    let font = pango_font_description_from_string(style.fontName)
    defer { pango_font_description_free(font) }
    pango_font_description_set_absolute_size(font, style.fontSize * CGFloat(PANGO_SCALE))
    pango_layout_set_font_description(layout, font)
  }

  private static func setRoom(of layout: OpaquePointer, _ style: TextStyle, _ room: CGSize) {
    let cutsOff = style.truncation == .none
    pango_layout_set_wrap(layout, PANGO_WRAP_WORD_CHAR)
    pango_layout_set_ellipsize(layout, style.ellipsis)
    // A text that is neither wrapped nor shortened has its natural width.
    let isLoose = !style.wraps && cutsOff
    pango_layout_set_width(layout, isLoose ? -1 : units(room.width) ?? -1)
    // Pango reads a negative height as a number of lines: without wrapping there is one.
    pango_layout_set_height(layout, style.wraps ? units(room.height) ?? .max : -1)
  }

  /// Returns the length in Pango's units, or nil if it is too large for them.
  private static func units(_ length: CGFloat) -> Int32? {
    Int32(exactly: (length * CGFloat(PANGO_SCALE)).rounded(.down))
  }
}

extension TextLayout {
  /// Gives every ellipsis the width of its dots.
  ///
  /// Pango pads an ellipsis on the right until the line is as wide as its room. Such a line could
  /// not be centred, and in a right-to-left line there would be a gap before the ellipsis. Each
  /// change of the layout makes new lines, so this comes after the last change.
  static func tightenEllipses(of layout: OpaquePointer) {
    guard pango_layout_is_ellipsized(layout) != 0 else { return }
    for index in 0..<pango_layout_get_line_count(layout) {
      // Not `pango_layout_get_line_readonly`: Pango would not measure that line again.
      var next = pango_layout_get_line(layout, index)?.pointee.runs
      while let run = next {
        tighten(run.pointee.data.assumingMemoryBound(to: PangoGlyphItem.self).pointee)
        next = run.pointee.next
      }
    }
  }

  private static func tighten(_ run: PangoGlyphItem) {
    let analysis = run.item.pointee.analysis
    guard Int32(analysis.flags) & PANGO_ANALYSIS_FLAG_IS_ELLIPSIS != 0,
      let glyphs = run.glyphs?.pointee, glyphs.num_glyphs > 0
    else { return }
    // With a font that has no ellipsis, Pango uses three dots and pads the last one.
    let last = glyphs.glyphs + Int(glyphs.num_glyphs) - 1
    var own = PangoRectangle()
    pango_font_get_glyph_extents(analysis.font, last.pointee.glyph, nil, &own)
    last.pointee.geometry.width = min(last.pointee.geometry.width, own.width)
  }
}

/// Owns a font map, and the two Pango contexts with which all texts are laid out.
final class FontContext {
  // Two, because a layout reads the direction from its context each time it is drawn.
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
    // Positions that are not rounded are the same at every scale. Otherwise a text that fits at one
    // scale could be too wide at another.
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
