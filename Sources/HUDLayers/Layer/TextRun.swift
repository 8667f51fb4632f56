#if !canImport(QuartzCore)
package import Foundation
#endif

/// A part of a layer's text with attributes of its own, like a run of an attributed string on Apple
/// systems.
package struct TextRun: Hashable, Sendable {
  /// The length of the part, in UTF-8 bytes.
  package var length: Int
  /// The name of a font as Pango reads it; nil for the layer's font.
  package var fontName: String?
  package var fontSize: CGFloat?
  package var isBold = false
  package var isItalic = false
  package var isMonospaced = false
  package var isUnderlined = false
  package var isStruckThrough = false
  /// The colour; nil for the layer's colour. An opaque colour gets the alpha of the layer's colour.
  package var color: CGColor?

  package init(length: Int) { self.length = length }
}
