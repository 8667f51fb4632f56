#if !canImport(QuartzCore)
package import Foundation
#endif

/// A part of a layer's text with a look of its own. On Apple systems attributed strings have them.
package struct TextRun: Hashable, Sendable {
  /// The length of the part, in UTF-8 bytes.
  package var length: Int
  /// A font as Pango reads it, in place of the layer's.
  package var fontName: String?
  package var fontSize: CGFloat?
  package var isBold = false
  package var isItalic = false
  package var isMonospaced = false
  package var isUnderlined = false
  package var isStruckThrough = false
  /// In place of the layer's colour. An opaque one is drawn as opaque as the layer's.
  package var color: CGColor?

  package init(length: Int) { self.length = length }
}
