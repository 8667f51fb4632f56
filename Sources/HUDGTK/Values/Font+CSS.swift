#if GTK && os(Linux)
import CHUDGTK
import HUDCore
import HUDLayers

extension HUD.Font {
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

extension String {
  /// This comma-separated list of font families, with each name in quotation marks for CSS.
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
