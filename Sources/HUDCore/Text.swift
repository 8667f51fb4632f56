/// A text of the panel, with the font and direction in which it is drawn.
package struct Text: Sendable, Hashable {
  package var string: String
  package var font: HUD.Font
  package var isRightToLeft = false
  /// Whether the text may have more than one line.
  package var wraps = true
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
}
