#if os(Linux)
import CHUDPango
import HUDLayers

extension TextStyle {
  /// The alignment to set in Pango. If the text has another direction than the style, Pango swaps
  /// left and right, so that the text begins where its reading begins.
  var pangoAlignment: PangoAlignment {
    isCentered ? PANGO_ALIGN_CENTER : isRightToLeft ? PANGO_ALIGN_RIGHT : PANGO_ALIGN_LEFT
  }

  /// Returns the horizontal position at which the text appears in its frame, as a fraction: 0 is
  /// left, 0.5 is centred, 1 is right.
  func place(of layout: OpaquePointer) -> CGFloat {
    guard !isCentered else { return 0.5 }
    let line = pango_layout_get_line_readonly(layout, 0)
    return pango_layout_line_get_resolved_direction(line) == PANGO_DIRECTION_RTL ? 1 : 0
  }

  /// Sets the attributes of the whole text, and those of the runs. If there are any runs, they
  /// together cover the text of `layout`.
  func setAttributes(of layout: OpaquePointer) {
    let list = pango_attr_list_new()
    defer { pango_attr_list_unref(list) }
    if hasTabularDigits { pango_attr_list_insert(list, pango_attr_font_features_new("tnum")) }
    // Turn off hyphens, because Pango knows no syllables: it would put a hyphen after any letter
    // that ends a line.
    pango_attr_list_insert(list, pango_attr_insert_hyphens_new(0))
    var start = 0
    for run in runs {
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
  /// New Pango attributes for this run. The caller must insert them into an attribute list, which
  /// then owns them.
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
    // Use an alpha of at least 1, because Pango ignores an alpha of 0.
    let alpha = parts[3] < .max ? pango_attr_foreground_alpha_new(max(parts[3], 1)) : nil
    return [pango_attr_foreground_new(parts[0], parts[1], parts[2]), alpha]
  }
}
#endif
