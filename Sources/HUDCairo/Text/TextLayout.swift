#if os(Linux)
import CHUDPango
import HUDLayers

/// A text that is laid out for a given size. The object owns a Pango layout.
final class TextLayout {
  static let largestFontSize: CGFloat = 2_000

  let size: CGSize
  private let pointer: OpaquePointer
  /// The fraction of a frame's unused width that is on the left side of the text: 0 for a
  /// left-aligned text, 1 for a right-aligned text.
  private let place: CGFloat
  // Retain the fonts, because they must live at least as long as the layout.
  private let fonts: FontContext

  /// Creates a layout of `string` for a frame of size `room`. Returns nil if the text or the frame
  /// is empty, or if the font size is not positive or exceeds `largestFontSize`.
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
    pango_layout_set_wrap(
      pointer, string.hasEndlessWord ? PANGO_WRAP_CHAR : PANGO_WRAP_WORD_CHAR)
    // Set the alignment before the first look at the lines, because every change of it makes Pango
    // lay out the text again.
    pango_layout_set_alignment(pointer, style.pangoAlignment)
    Self.cutLines(of: pointer, string, below: style.wraps ? room.height : 0)
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

  /// Logs, at its first use only, that a text has characters that no font has.
  private static let missingFontIsLogged: Void = Log.inform(
    """
    No installed font has some characters of a HUD's text, so boxes are drawn. Install a font: \
    apt install fonts-dejavu-core, or fonts-noto-cjk for Chinese, Japanese and Korean.
    """)

  /// The smallest rectangle around the letters as they are drawn.
  var ink: CGRect {
    var ink = PangoRectangle()
    pango_layout_get_extents(pointer, &ink, nil)
    let unit = CGFloat(PANGO_SCALE)
    return CGRect(
      x: CGFloat(ink.x) / unit, y: CGFloat(ink.y) / unit, width: CGFloat(ink.width) / unit,
      height: CGFloat(ink.height) / unit)
  }

  func draw(in frame: CGRect, _ context: Context) {
    if unknownGlyphs > 0 { _ = Self.missingFontIsLogged }
    let units = pango_layout_get_width(pointer)
    // Pango returns a negative width if no width was set. Then the text has its natural width.
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
    pango_layout_set_ellipsize(layout, PANGO_ELLIPSIZE_END)
    pango_layout_set_width(layout, units(room.width) ?? -1)
    // Pango reads a negative height as a number of lines, so a text that does not wrap gets -1.
    pango_layout_set_height(layout, style.wraps ? .max : -1)
  }

  /// Returns `length` in Pango's units; nil if it does not fit into an `Int32`.
  private static func units(_ length: CGFloat) -> Int32? {
    Int32(exactly: (length * CGFloat(PANGO_SCALE)).rounded(.down))
  }
}

extension TextLayout {
  /// Shortens a text whose lines do not all fit into `height`. At least one line is left.
  ///
  /// Pango can shorten a text too, but has two faults. It takes the height of the lines from the
  /// font, and this height is wrong if some letters come from another font. It also adds an
  /// ellipsis only if it cuts a paragraph, and none if it leaves out whole paragraphs at the end.
  private static func cutLines(of layout: OpaquePointer, _ string: String, below height: CGFloat) {
    let bytes = Array(string.utf8)
    let (lines, end) = linesThatFit(layout, above: height)
    func isBlank(_ byte: UInt8) -> Bool { byte == UInt8(ascii: "\n") || byte == UInt8(ascii: " ") }
    guard !bytes[min(end, bytes.count)...].allSatisfy(isBlank) else { return }
    var kept = String(decoding: bytes.prefix(end), as: UTF8.self)
    if !kept.contains("\n") {
      // If only one paragraph is left, let Pango cut it, because Pango fills up the last line with
      // letters of the next word.
      if bytes.dropFirst(end).first == UInt8(ascii: "\n") {
        pango_layout_set_text(layout, kept + "…", -1)
      } else if let paragraph = string.split(separator: "\n").first {
        pango_layout_set_text(layout, String(paragraph), -1)
      }
      pango_layout_set_height(layout, Int32(-lines))
      var bounds = PangoRectangle()
      pango_layout_get_extents(layout, nil, &bounds)
      // The ellipsis may come from a font whose lines are higher.
      if lines > 1, CGFloat(bounds.height) > height * CGFloat(PANGO_SCALE) {
        pango_layout_set_height(layout, Int32(1 - lines))
      }
      return
    }
    repeat {
      while kept.last?.isWhitespace == true { kept.removeLast() }
      pango_layout_set_text(layout, kept + "…", -1)
    } while pango_layout_get_line_count(layout) > lines && kept.popLast() != nil
  }

  /// Returns the number of whole lines that fit into `height`, at least one, and the index of the
  /// UTF-8 byte at which the last of these lines ends.
  private static func linesThatFit(
    _ layout: OpaquePointer, above height: CGFloat
  ) -> (count: Int, end: Int) {
    let lines = pango_layout_get_iter(layout)
    defer { pango_layout_iter_free(lines) }
    var (count, end) = (0, 0)
    repeat {
      var bottom: Int32 = 0
      pango_layout_iter_get_line_yrange(lines, nil, &bottom)
      if count > 0, CGFloat(bottom) > height * CGFloat(PANGO_SCALE) { break }
      guard let line = pango_layout_iter_get_line_readonly(lines)?.pointee else { break }
      count += 1
      end = Int(line.start_index + line.length)
    } while pango_layout_iter_next_line(lines) != 0
    return (count, end)
  }

  /// Gives every ellipsis the width of its dots. Call this method after the last change of the
  /// layout, because after every change Pango makes new lines with padded ellipses.
  ///
  /// Pango pads an ellipsis on the right until the line fills the width of the layout. Such a line
  /// could not be centred, and a right-to-left line would have a gap before its ellipsis.
  static func tightenEllipses(of layout: OpaquePointer) {
    guard pango_layout_is_ellipsized(layout) != 0 else { return }
    for index in 0..<pango_layout_get_line_count(layout) {
      // Do not use `pango_layout_get_line_readonly` here: Pango would not measure a read-only line
      // again after `tighten` has changed it.
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
    // Narrow only the last glyph, because Pango pads only that glyph. If the font has no ellipsis,
    // the last glyph is the last of three dots.
    let last = glyphs.glyphs + Int(glyphs.num_glyphs) - 1
    var own = PangoRectangle()
    pango_font_get_glyph_extents(analysis.font, last.pointee.glyph, nil, &own)
    last.pointee.geometry.width = min(last.pointee.geometry.width, own.width)
  }
}

extension String {
  /// Whether no line may end for more than 64 letters, which no word has. Pango would lay out such
  /// a text again for each line.
  fileprivate var hasEndlessWord: Bool {
    let (longest, count) = (64, unicodeScalars.count)
    guard count > longest else { return false }
    var attributes = [PangoLogAttr](repeating: PangoLogAttr(), count: count + 1)
    pango_get_log_attrs(
      self, -1, -1, pango_language_get_default(), &attributes, Int32(attributes.count))
    var start = 0
    return attributes.indices.contains { index in
      if attributes[index].is_line_break != 0 { start = index }
      return index - start > longest
    }
  }
}

/// Owns a font map, and two Pango contexts with which all texts are laid out.
final class FontContext {
  // There is one context per direction. A layout reads the direction from its context each time it
  // is drawn, so one context could not serve both directions.
  private let leftToRight: OpaquePointer
  private let rightToLeft: OpaquePointer
  private let fontMap: UnsafeMutablePointer<PangoFontMap>

  init() {
    // This is never null, because GLib ends the process if memory runs out.
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
    // This is never null, because GLib ends the process if memory runs out.
    pango_layout_new(isRightToLeft ? rightToLeft : leftToRight)!
  }

  private static func context(
    of fontMap: UnsafeMutablePointer<PangoFontMap>, _ direction: PangoDirection
  ) -> OpaquePointer {
    // This is never null, because GLib ends the process if memory runs out.
    let context = pango_font_map_create_context(fontMap)!
    pango_context_set_base_dir(context, direction)
    // Use 72 dots per inch, so that one point is one pixel at scale 1.
    pango_cairo_context_set_resolution(context, 72)
    // Do not round the positions of glyphs, so that the positions are the same at every scale.
    // Otherwise a text that fits at one scale could be too wide at another scale.
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
