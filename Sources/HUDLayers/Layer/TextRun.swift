#if !canImport(QuartzCore)
package import Foundation
#endif

/// A part of a layer's text that has its own attributes, like a run of an attributed string on
/// Apple systems.
package struct TextRun: Hashable, Sendable {
  /// The length of the run, in UTF-8 bytes.
  package var length: Int
  /// A font name that Pango can parse, such as "Sans Semi-Bold"; nil for the layer's font.
  package var fontName: String?
  package var fontSize: CGFloat?
  package var isBold = false
  package var isItalic = false
  package var isMonospaced = false
  package var isUnderlined = false
  package var isStruckThrough = false
  /// The colour of the text; nil for the layer's colour. An opaque colour takes on the alpha of the
  /// layer's colour.
  package var color: CGColor?

  package init(length: Int) { self.length = length }
}
