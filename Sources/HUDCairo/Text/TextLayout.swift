#if os(Linux)
import CHUDPango
import HUDLayers

/// A text that is laid out for a given size. The object owns a Pango layout.
final class TextLayout {
  static let largestFontSize: CGFloat = 2_000

  private let pointer: OpaquePointer
  private let style: TextStyle

  /// Creates a layout of `string` for a frame of size `room`. Returns nil if the text or the frame
  /// is empty, or if the font size is not positive or exceeds `largestFontSize`.
  init?(
    _ string: String, style: TextStyle, room: CGSize, fonts: UnsafeMutablePointer<PangoFontMap>
  ) {
    guard !string.isEmpty, style.fontSize > 0, style.fontSize <= Self.largestFontSize,
      room.width > 0, room.height > 0
    else { return nil }
    self.style = style
    pointer = Self.empty(with: fonts, isRightToLeft: style.isRightToLeft)
    pango_layout_set_text(pointer, string, -1)
    setFont()
    style.setAttributes(of: pointer)
    if string.unicodeScalars.contains(where: { $0.value >= 0x2E80 }) { thickenRegularFonts() }
    setRoom(room)
    pango_layout_set_wrap(
      pointer, string.hasEndlessWord ? PANGO_WRAP_CHAR : PANGO_WRAP_WORD_CHAR)
    // Set the alignment before the first look at the lines, because every change of it makes Pango
    // lay out the text again.
    pango_layout_set_alignment(pointer, style.pangoAlignment)
    cutLines(of: string, below: style.wraps ? room.height : 0)
    tightenEllipses()
  }

  deinit {
    g_object_unref(UnsafeMutableRawPointer(pointer))
  }

  var unknownGlyphs: Int {
    Int(pango_layout_get_unknown_glyphs_count(pointer))
  }

  /// Logs, at its first use only, that a text has characters that no font has.
  private static let missingFontIsLogged: Void = LogToGLib.inform(
    """
    No installed font has some characters of a HUD's text, so boxes are drawn. Install a font: \
    apt install fonts-dejavu-core, or fonts-noto-cjk for Chinese, Japanese and Korean.
    """)

  var size: CGSize {
    var lines = PangoRectangle()
    pango_layout_get_extents(pointer, nil, &lines)
    return CGRect(lines).size
  }

  /// The smallest rectangle around the letters as they are drawn.
  var ink: CGRect {
    var ink = PangoRectangle()
    pango_layout_get_extents(pointer, &ink, nil)
    return CGRect(ink)
  }

  func draw(in frame: CGRect, _ context: Context) {
    if unknownGlyphs > 0 { _ = Self.missingFontIsLogged }
    let units = pango_layout_get_width(pointer)
    // Pango returns a negative width if no width was set. Then the text has its natural width.
    let width = units < 0 ? size.width : CGFloat(units) / CGFloat(PANGO_SCALE)
    let left = frame.minX + (frame.width - width) * style.place(of: pointer)
    cairo_move_to(context.pointer, left, frame.minY)
    pango_cairo_show_layout(context.pointer, pointer)
  }

  private func setFont() {
    let font = pango_font_description_from_string(style.fontName)
    defer { pango_font_description_free(font) }
    pango_font_description_set_absolute_size(font, style.fontSize * CGFloat(PANGO_SCALE))
    pango_layout_set_font_description(pointer, font)
  }

  /// In a semibold text, makes bold the letters whose font is at most medium. Many fonts with
  /// Chinese and Japanese letters have one weight, and Fontconfig thickens it only for bold.
  private func thickenRegularFonts() {
    let font = pango_layout_get_font_description(pointer)
    guard pango_font_description_get_weight(font) == PANGO_WEIGHT_SEMIBOLD,
      let text = pango_layout_get_text(pointer)
    else { return }
    let context = pango_layout_get_context(pointer)
    pango_context_set_font_description(context, font)
    let attributes = pango_attr_list_copy(pango_layout_get_attributes(pointer))
    defer { pango_attr_list_unref(attributes) }
    // Split the text into parts with one font each. A layout of the text would take much longer.
    var next = pango_itemize(context, text, 0, Int32(strlen(text)), attributes, nil)
    while let item = next?.pointee.data?.assumingMemoryBound(to: PangoItem.self) {
      defer {
        pango_item_free(item)
        next = g_list_delete_link(next, next)
      }
      let font = pango_font_describe(item.pointee.analysis.font)
      defer { pango_font_description_free(font) }
      guard pango_font_description_get_weight(font).rawValue <= PANGO_WEIGHT_MEDIUM.rawValue,
        let bold = pango_attr_weight_new(PANGO_WEIGHT_BOLD)
      else { continue }
      bold.pointee.start_index = guint(item.pointee.offset)
      bold.pointee.end_index = guint(item.pointee.offset + item.pointee.length)
      pango_attr_list_insert(attributes, bold)
    }
    pango_layout_set_attributes(pointer, attributes)
  }

  private func setRoom(_ room: CGSize) {
    pango_layout_set_ellipsize(pointer, PANGO_ELLIPSIZE_END)
    // Use -1, which means no limit, for a width that Pango's numbers cannot hold.
    let width = Int32(exactly: (room.width * CGFloat(PANGO_SCALE)).rounded(.down))
    pango_layout_set_width(pointer, width ?? -1)
    // Pango reads a negative height as a number of lines, so a text that does not wrap gets -1.
    pango_layout_set_height(pointer, style.wraps ? .max : -1)
  }
}

extension TextLayout {
  /// Shortens a text whose lines do not all fit into `height`. At least one line is left.
  ///
  /// Pango can shorten a text too, but has two faults. It takes the height of the lines from the
  /// font, and this height is wrong if some letters come from another font. If it leaves out whole
  /// paragraphs at the end, it adds no ellipsis.
  private func cutLines(of string: String, below height: CGFloat) {
    let bytes = Array(string.utf8)
    let (lines, end) = linesThatFit(above: height)
    func isBlank(_ byte: UInt8) -> Bool { byte == UInt8(ascii: "\n") || byte == UInt8(ascii: " ") }
    guard !bytes[min(end, bytes.count)...].allSatisfy(isBlank) else { return }
    var kept = String(decoding: bytes.prefix(end), as: UTF8.self)
    if !kept.contains("\n") {
      // If only one paragraph is left, let Pango cut it, because Pango fills up the last line with
      // letters of the next word.
      if bytes.dropFirst(end).first == UInt8(ascii: "\n") {
        pango_layout_set_text(pointer, kept + "…", -1)
      } else if let paragraph = string.split(separator: "\n").first {
        pango_layout_set_text(pointer, String(paragraph), -1)
      }
      pango_layout_set_height(pointer, Int32(-lines))
      // The ellipsis may come from a font whose lines are higher.
      if lines > 1, size.height > height {
        pango_layout_set_height(pointer, Int32(1 - lines))
      }
      return
    }
    repeat {
      while kept.last?.isWhitespace == true { kept.removeLast() }
      pango_layout_set_text(pointer, kept + "…", -1)
    } while pango_layout_get_line_count(pointer) > lines && kept.popLast() != nil
  }

  /// Returns the number of whole lines that fit into `height`, at least one, and the index of the
  /// UTF-8 byte at which the last of these lines ends.
  private func linesThatFit(above height: CGFloat) -> (count: Int, end: Int) {
    let lines = pango_layout_get_iter(pointer)
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

  /// Narrows every ellipsis to the width of its dots. Call this method after the last change of the
  /// layout, because after every change Pango makes new lines with padded ellipses.
  ///
  /// Pango pads an ellipsis on the right until the line fills the width of the layout. Such a line
  /// could not be centred, and a right-to-left line would have a gap before its ellipsis.
  private func tightenEllipses() {
    guard pango_layout_is_ellipsized(pointer) != 0 else { return }
    for index in 0..<pango_layout_get_line_count(pointer) {
      // Do not use `pango_layout_get_line_readonly` here: Pango would not measure a read-only line
      // again after `tighten` has changed it.
      var next = pango_layout_get_line(pointer, index)?.pointee.runs
      while let run = next?.pointee {
        tighten(run.data.assumingMemoryBound(to: PangoGlyphItem.self).pointee)
        next = run.next
      }
    }
  }

  private func tighten(_ run: PangoGlyphItem) {
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

extension CGRect {
  /// Converts a rectangle from Pango's units.
  fileprivate init(_ rectangle: PangoRectangle) {
    let unit = CGFloat(PANGO_SCALE)
    self.init(
      x: CGFloat(rectangle.x) / unit, y: CGFloat(rectangle.y) / unit,
      width: CGFloat(rectangle.width) / unit, height: CGFloat(rectangle.height) / unit)
  }
}

extension String {
  /// Whether the text has more than 64 letters in a row without a possible line break, more than
  /// any real word has. Pango would lay out such a text again for each line.
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

extension TextLayout {
  /// Returns a new Pango layout without a text. The layout retains its context, which retains the
  /// fonts.
  private static func empty(
    with fonts: UnsafeMutablePointer<PangoFontMap>, isRightToLeft: Bool
  ) -> OpaquePointer {
    // Neither the context nor the layout is ever null: GLib ends the process if memory runs out.
    let context = pango_font_map_create_context(fonts)!
    defer { g_object_unref(UnsafeMutableRawPointer(context)) }
    // A layout reads the direction from its context each time it is drawn.
    pango_context_set_base_dir(context, isRightToLeft ? PANGO_DIRECTION_RTL : PANGO_DIRECTION_LTR)
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
    return pango_layout_new(context)!
  }
}
#endif
