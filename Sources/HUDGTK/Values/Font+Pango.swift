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
      return HUD.Font(
        PlatformValue(String(cString: rest)),
        size: isInPixels && units > 0 ? size : size * 96 / 72, family: family)
    }
  }

  /// Returns the font as CSS properties for a style sheet. `family` is the default family.
  func css(family: String) -> String {
    withPangoFont(pangoName(defaultFamily: family)) { font in
      let families = pango_font_description_get_family(font).map { String(cString: $0) } ?? family
      let style = pango_font_description_get_style(font).rawValue
      let stretch = pango_font_description_get_stretch(font).rawValue
      let isSmallCaps = pango_font_description_get_variant(font) == PANGO_VARIANT_SMALL_CAPS
      return """
        font-family: \(families.quotedFamilies); font-size: \(size)px;
        font-style: \(pango_style_get_type().nick(of: style));
        font-weight: \(pango_font_description_get_weight(font).rawValue);
        font-stretch: \(pango_stretch_get_type().nick(of: stretch));
        font-variant-caps: \(isSmallCaps ? "small-caps" : "normal");
        """
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

extension String {
  /// The names of a comma-separated list of font families, each in quotation marks for CSS.
  /// Characters that would break a quoted string are removed from the names.
  fileprivate var quotedFamilies: String {
    split(separator: ",").map { family in
      let name = family.filter { $0 != "\"" && $0 != "\\" && $0 != "\n" }
      return "\"\(name.trimmingCharacters(in: .whitespaces))\""
    }.joined(separator: ", ")
  }
}

extension GType {
  /// Returns the short name of a case of this enumeration. For the enumerations of Pango's fonts,
  /// CSS has the same names.
  fileprivate func nick(of value: guint) -> String {
    let enumeration = g_type_class_ref(self)
    defer { g_type_class_unref(enumeration) }
    return g_enum_get_value(enumeration?.assumingMemoryBound(to: GEnumClass.self), gint(value))
      .map { String(cString: $0.pointee.value_nick) } ?? "normal"
  }
}
#endif
