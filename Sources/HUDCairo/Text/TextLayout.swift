#if os(Linux)
import CHUDPango
import HUDLayers

/// Owns a text set for one room.
final class TextLayout {
  static let largestFontSize: CGFloat = 2_000

  let size: CGSize
  private let pointer: OpaquePointer
  /// How much of a frame's spare width lies to its left.
  private let place: CGFloat
  // The fonts outlive what is set in them.
  private let fonts: FontContext

  /// Nil where there is nothing to set, or no room that means something.
  init?(_ string: String, style: TextStyle, room: CGSize, fonts: FontContext) {
    let string = string.withoutControlCharacters
    guard !string.isEmpty, style.fontSize > 0, style.fontSize <= Self.largestFontSize,
      room.width > 0, room.height > 0
    else { return nil }
    self.fonts = fonts
    pointer = fonts.makeLayout(isRightToLeft: style.isRightToLeft)
    pango_layout_set_text(pointer, string, -1)
    Self.setFont(of: pointer, style)
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
    // Where Pango has no width to align in, the text is as wide as it is.
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
    // What neither wraps nor is shortened is as wide as it is.
    let isLoose = !style.wraps && cutsOff
    pango_layout_set_width(layout, isLoose ? -1 : units(room.width) ?? -1)
    // To Pango a negative height counts lines, and without wrapping there is one.
    pango_layout_set_height(layout, style.wraps ? units(room.height) ?? .max : -1)
  }

  /// Pango's units; nil for more than it can count.
  private static func units(_ length: CGFloat) -> Int32? {
    Int32(exactly: (length * CGFloat(PANGO_SCALE)).rounded(.down))
  }
}
#endif
