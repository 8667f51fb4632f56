#if os(Linux)
package import HUDLayers

/// All that decides how a text is set but its words and its room.
package struct TextStyle: Hashable, Sendable {
  /// A family, or several by comma, and a weight: "Sans", "DejaVu Sans Semi-Bold".
  package var fontName: String
  package var fontSize: CGFloat
  package var alignment = CATextLayerAlignmentMode.natural
  package var truncation = CATextLayerTruncationMode.end
  package var wraps = true
  /// The side where text begins that has no direction of its own, such as a number.
  package var isRightToLeft = false

  package init(fontName: String = "Sans", fontSize: CGFloat) {
    self.fontName = fontName
    self.fontSize = fontSize
  }

  /// What a layer's text is set in.
  package init(_ layer: CATextLayer) {
    self.init(fontName: layer.font as? String ?? "Sans", fontSize: layer.fontSize)
    alignment = layer.alignmentMode
    truncation = layer.truncationMode
    wraps = layer.isWrapped
    isRightToLeft = layer.isRightToLeft
  }
}
#endif
