#if os(Linux)
import CPangoCairo
import LayerKit

extension TextStyle {
  var ellipsis: PangoEllipsizeMode {
    switch truncation {
    case .start: PANGO_ELLIPSIZE_START
    case .middle: PANGO_ELLIPSIZE_MIDDLE
    case .end: PANGO_ELLIPSIZE_END
    default: PANGO_ELLIPSIZE_NONE
    }
  }

  /// Where Pango should align the text: it swaps left and right for a text that runs against the
  /// style's direction. That is right for natural alignment, and turned back here for all others.
  func alignment(of layout: OpaquePointer) -> CATextLayerAlignmentMode {
    switch alignment {
    case .natural: isRightToLeft ? .right : .left
    case .left where runsAgainstStyle(layout): .right
    case .right where runsAgainstStyle(layout): .left
    default: alignment
    }
  }

  private func runsAgainstStyle(_ layout: OpaquePointer) -> Bool {
    let line = pango_layout_get_line_readonly(layout, 0)
    let runsRightToLeft = pango_layout_line_get_resolved_direction(line) == PANGO_DIRECTION_RTL
    return runsRightToLeft != isRightToLeft
  }
}

extension CATextLayerAlignmentMode {
  var pango: PangoAlignment {
    switch self {
    case .center: PANGO_ALIGN_CENTER
    case .right: PANGO_ALIGN_RIGHT
    default: PANGO_ALIGN_LEFT
    }
  }
}

extension String {
  /// Control characters have no glyph: Pango would draw a box with their number.
  var withoutControlCharacters: String {
    var kept = UnicodeScalarView()
    for scalar in unicodeScalars
    where scalar == "\n" || scalar == "\t" || scalar.properties.generalCategory != .control {
      kept.append(scalar)
    }
    return String(kept)
  }
}
#endif
