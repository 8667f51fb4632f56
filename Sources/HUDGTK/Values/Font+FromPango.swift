#if GTK && os(Linux)
import CHUDGTK
public import HUDCore
import HUDLayers

extension HUD.Font {
  /// Creates a font from a Pango description of family, style and size, as GTK's font choosers
  /// return it.
  ///
  /// ```swift
  /// HUD.style.statusFont = HUD.Font(pango: "Cantarell Italic 12")
  /// ```
  ///
  /// The size is in points (12 points are 16 pixels) or in pixels ("16px"), and scales with the
  /// user's text size. The default size is 11 points, as in GNOME. The default family is the
  /// family of the user's interface font. May be called on any thread.
  public init(pango description: String) {
    self = withPangoFont(description) { font in
      let units = CGFloat(pango_font_description_get_size(font)) / CGFloat(PANGO_SCALE)
      let isInPixels = Bool(pango_font_description_get_size_is_absolute(font))
      let size = units > 0 ? units : 11
      let family = pango_font_description_get_family(font).map { String(cString: $0) }
      pango_font_description_unset_fields(font, PANGO_FONT_MASK_FAMILY)
      // Pango never returns null: a description without any word is "Normal".
      let rest = pango_font_description_to_string(font)!
      defer { g_free(rest) }
      var result = HUD.Font(
        size: isInPixels && units > 0 ? size : size * 96 / 72, family: family)
      result.platformFont = PlatformValue(String(cString: rest))
      return result
    }
  }
}

/// Calls `body` with the font that `description` describes in Pango's text format, such as
/// "Cantarell Italic 12".
func withPangoFont<Result>(_ description: String, _ body: (OpaquePointer) -> Result) -> Result {
  // Pango never returns null: text that it cannot parse becomes the name of a family.
  let font = pango_font_description_from_string(description)!
  defer { pango_font_description_free(font) }
  return body(font)
}
#endif
