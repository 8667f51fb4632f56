#if os(Linux)
import CHUDPango
import HUDLayers

extension [TextRun] {
  /// Gives each part of the layout's text its attributes.
  func setAttributes(of layout: OpaquePointer) {
    guard !isEmpty else { return }
    let list = pango_attr_list_new()
    defer { pango_attr_list_unref(list) }
    var start = 0
    for run in self {
      for attribute in run.attributes {
        attribute.pointee.start_index = guint(start)
        attribute.pointee.end_index = guint(start + run.length)
        pango_attr_list_insert(list, attribute)
      }
      start += run.length
    }
    pango_layout_set_attributes(layout, list)
  }
}

extension TextRun {
  /// New attributes for this part. The list that they are inserted into becomes their owner.
  fileprivate var attributes: [UnsafeMutablePointer<PangoAttribute>] {
    let attributes =
      [
        isMonospaced ? pango_attr_family_new("Monospace") : nil,
        isBold ? pango_attr_weight_new(PANGO_WEIGHT_BOLD) : nil,
        isItalic ? pango_attr_style_new(PANGO_STYLE_ITALIC) : nil,
        isUnderlined ? pango_attr_underline_new(PANGO_UNDERLINE_SINGLE) : nil,
        isStruckThrough ? pango_attr_strikethrough_new(1) : nil,
      ] + fontAttributes + colorAttributes
    return attributes.compactMap(\.self)
  }

  private var fontAttributes: [UnsafeMutablePointer<PangoAttribute>?] {
    let size = fontSize.map { pango_attr_size_new_absolute(Int32($0 * CGFloat(PANGO_SCALE))) }
    guard let fontName else { return [size ?? nil] }
    let font = pango_font_description_from_string(fontName)
    defer { pango_font_description_free(font) }
    return [pango_attr_font_desc_new(font), size ?? nil]
  }

  private var colorAttributes: [UnsafeMutablePointer<PangoAttribute>?] {
    guard let components = color?.components, components.count == 4 else { return [] }
    let parts = components.map { UInt16((min(max($0, 0), 1) * 65_535).rounded()) }
    // Pango ignores an alpha of zero.
    let alpha = parts[3] < .max ? pango_attr_foreground_alpha_new(max(parts[3], 1)) : nil
    return [pango_attr_foreground_new(parts[0], parts[1], parts[2]), alpha]
  }
}
#endif
