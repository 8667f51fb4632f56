#if !canImport(QuartzCore)

package import Foundation

/// Everything that decides how a text is laid out, except for the text itself and the size of its
/// frame.
package struct TextStyle: Hashable, Sendable {
  /// A font name that Pango can parse: one or more families, separated by commas, and optionally a
  /// weight, such as "Sans" or "DejaVu Sans Semi-Bold".
  package var fontName: String
  package var fontSize: CGFloat
  /// Whether each line is centred. If false, each line begins where reading begins.
  package var isCentered = false
  package var wraps = true
  /// Whether a text without a direction of its own, such as a number, begins at the right.
  package var isRightToLeft = false
  package var hasTabularDigits = false
  /// The consecutive runs of an attributed text; empty for a plain text.
  package var runs: [TextRun] = []

  package init(fontName: String = "Sans", fontSize: CGFloat) {
    self.fontName = fontName
    self.fontSize = fontSize
  }
}

/// A part of a text that has its own attributes.
package struct TextRun: Hashable, Sendable {
  /// The length of the run, in UTF-8 bytes.
  package var length: Int
  /// A font name that Pango can parse, such as "Sans Semi-Bold"; nil for the style's font.
  package var fontName: String?
  package var fontSize: CGFloat?
  package var isBold = false
  package var isItalic = false
  package var isMonospaced = false
  package var isUnderlined = false
  package var isStruckThrough = false
  /// The colour of the text; nil for the colour of the whole text. An opaque colour takes on the
  /// alpha of the whole text.
  package var color: CGColor?

  package init(length: Int) { self.length = length }
}

#endif
