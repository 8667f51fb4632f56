/// A text of the panel, with the font and direction in which it is drawn.
package struct Text: Sendable, Hashable {
  package var string: String
  package var font: HUD.Font
  package var isRightToLeft = false
  /// Whether the text may have more than one line.
  package var wraps = true
  /// Whether each line is in the middle. If false, lines begin where reading begins.
  package var isCentered = true
  /// The parts of an attributed text with their attributes, in order; empty for a plain text.
  package var runs: [Run] = []

  package init(
    string: String, font: HUD.Font, isRightToLeft: Bool = false, wraps: Bool = true
  ) {
    self.string = string
    self.font = font
    self.isRightToLeft = isRightToLeft
    self.wraps = wraps
  }

  /// Compares the bytes of the strings, because `==` of two strings can take milliseconds.
  package static func == (left: Text, right: Text) -> Bool {
    left.string.isIdentical(to: right.string) && left.font == right.font
      && left.isRightToLeft == right.isRightToLeft && left.wraps == right.wraps
      && left.isCentered == right.isCentered && left.runs == right.runs
  }

  package func hash(into hasher: inout Hasher) {
    var string = string
    string.withUTF8 { hasher.combine(bytes: UnsafeRawBufferPointer($0)) }
    hasher.combine(font)
  }
}
