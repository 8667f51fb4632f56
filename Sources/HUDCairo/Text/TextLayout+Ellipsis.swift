#if os(Linux)
import CHUDPango

extension TextLayout {
  /// Gives every ellipsis the width of its dots.
  ///
  /// Pango pads it to the right until the line is as wide as its room. Such a line could not stand in
  /// the middle, and one that runs from right to left has a gap before its ellipsis. Every setting of
  /// the layout makes its lines anew, so this comes after the last.
  static func tightenEllipses(of layout: OpaquePointer) {
    guard pango_layout_is_ellipsized(layout) != 0 else { return }
    for index in 0..<pango_layout_get_line_count(layout) {
      // Not the read-only one: Pango measures a line anew once it handed it out to be changed.
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
    // A font without an ellipsis has three dots, of which the last is padded.
    let last = glyphs.glyphs + Int(glyphs.num_glyphs) - 1
    var own = PangoRectangle()
    pango_font_get_glyph_extents(analysis.font, last.pointee.glyph, nil, &own)
    last.pointee.geometry.width = min(last.pointee.geometry.width, own.width)
  }
}
#endif
