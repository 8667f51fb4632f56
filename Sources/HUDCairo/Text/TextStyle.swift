#if os(Linux)
import CHUDPango
package import HUDLayers

/// Everything that decides how a text is laid out, except for the text itself and the size of its
/// frame.
package struct TextStyle: Hashable, Sendable {
  /// A font name that Pango can parse: one or more families, separated by commas, and optionally a
  /// weight, such as "Sans" or "DejaVu Sans Semi-Bold".
  package var fontName: String
  package var fontSize: CGFloat
  package var alignment = CATextLayerAlignmentMode.natural
  package var truncation = CATextLayerTruncationMode.end
  package var wraps = true
  /// Whether a text without a direction of its own, such as a number, begins at the right.
  package var isRightToLeft = false
  /// The consecutive runs of an attributed text; empty for a plain text.
  package var runs: [TextRun] = []

  package init(fontName: String = "Sans", fontSize: CGFloat) {
    self.fontName = fontName
    self.fontSize = fontSize
  }

  /// Creates a style from the text properties of `layer`.
  package init(_ layer: CATextLayer) {
    self.init(fontName: layer.font as? String ?? "Sans", fontSize: layer.fontSize)
    alignment = layer.alignmentMode
    truncation = layer.truncationMode
    wraps = layer.isWrapped
    isRightToLeft = layer.isRightToLeft
    runs = layer.runs
  }
}

extension TextStyle {
  var ellipsis: PangoEllipsizeMode {
    switch truncation {
    case .start: PANGO_ELLIPSIZE_START
    case .middle: PANGO_ELLIPSIZE_MIDDLE
    case .end: PANGO_ELLIPSIZE_END
    default: PANGO_ELLIPSIZE_NONE
    }
  }

  /// Returns the alignment to set in Pango, so that the text looks aligned as `alignment` says.
  ///
  /// Pango swaps left and right if the direction of the text differs from that of the style.
  /// Natural alignment needs this swap. If `alignment` is left or right, this method swaps left and
  /// right beforehand, so that the two swaps cancel out.
  func alignment(of layout: OpaquePointer) -> CATextLayerAlignmentMode {
    switch alignment {
    case .natural: isRightToLeft ? .right : .left
    case .left where runsAgainstStyle(layout): .right
    case .right where runsAgainstStyle(layout): .left
    default: alignment
    }
  }

  /// Returns the horizontal position at which the text appears in its frame, as a fraction: 0 is
  /// left, 0.5 is centred, 1 is right.
  func place(of layout: OpaquePointer) -> CGFloat {
    switch alignment {
    case .center: 0.5
    case .right: 1
    case .natural where runsRightToLeft(layout): 1
    default: 0
    }
  }

  private func runsAgainstStyle(_ layout: OpaquePointer) -> Bool {
    runsRightToLeft(layout) != isRightToLeft
  }

  private func runsRightToLeft(_ layout: OpaquePointer) -> Bool {
    let line = pango_layout_get_line_readonly(layout, 0)
    return pango_layout_line_get_resolved_direction(line) == PANGO_DIRECTION_RTL
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
  /// The string without control characters, except for line feeds and tabs. Pango would draw each
  /// control character as a box with its number.
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
