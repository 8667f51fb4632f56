package import HUDLayers

/// A text of the panel, with the font and direction in which it is drawn.
package struct Text: Sendable, Equatable {
  package internal(set) var string: String
  package internal(set) var font: HUD.Font
  package internal(set) var isRightToLeft = false
  /// Whether the text may have more than one line.
  package internal(set) var wraps = true
  /// Whether each line is centred. If false, lines begin where reading begins.
  package internal(set) var isCentered = true
  /// The parts of an attributed text with their attributes, in order; empty for a plain text.
  package internal(set) var runs: [Run] = []

  package init(string: String, font: HUD.Font, isRightToLeft: Bool = false, wraps: Bool = true) {
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

  /// A space that is large enough for each text to have its natural size.
  package static let unlimitedRoom = CGSize(width: 10_000, height: 10_000)

  /// A part of the text with attributes of its own.
  package struct Run: Sendable, Equatable {
    /// The length of the part, in UTF-8 bytes.
    package fileprivate(set) var length: Int
    package let emphasis: HUD.Emphasis
    /// The colour, already resolved for light or dark; nil for the colour of the whole text.
    package let color: HUD.Color?
    /// All attributes that the app gave, including those that only the platform knows.
    package let attributes: AttributeContainer
  }

  /// Sets `string` and `runs` to those of `attributed`, with colours resolved for `variant`.
  mutating func set(_ attributed: AttributedString, in variant: HUD.Color.Variant) {
    string = ""
    for run in attributed.runs {
      let part = String(attributed[run.range].characters).sanitized
      guard !part.isEmpty else { continue }
      string += part
      runs.append(
        Run(
          length: part.utf8.count, emphasis: run.attributes.emphasis,
          color: run.attributes.color?.fixed(in: variant), attributes: run.attributes))
    }
  }

  /// Returns the text unchanged if it may fit into an area of `size`, otherwise its first letters
  /// and an ellipsis. This saves the time to lay out letters that nobody would see.
  ///
  /// A square as high as the font size has room for three of the narrowest letters, or for one or
  /// two other letters.
  func cut(to size: CGSize) -> Text {
    let most = Double(max(3 * size.width / font.size * size.height / font.size, 1))
    guard Double(string.utf8.count) > most,
      let end = string.unicodeScalars.index(
        string.startIndex, offsetBy: Int(most), limitedBy: string.endIndex), end < string.endIndex
    else { return self }
    var text = self
    // The space makes the ellipsis a word of its own, so that the last word keeps its script.
    text.string = string[..<end] + " …"
    var rest = text.string.utf8.count
    for index in text.runs.indices {
      text.runs[index].length = min(text.runs[index].length, rest)
      rest -= text.runs[index].length
    }
    text.runs.removeAll { $0.length == 0 }
    if let last = text.runs.indices.last { text.runs[last].length += rest }
    return text
  }

  /// Returns the text with its font size multiplied by `factor`.
  func scaled(by factor: CGFloat) -> Text {
    var text = self
    text.font.size *= factor
    return text
  }

  /// Returns how far to move the title of a button down, so that its capital letters are in the
  /// middle of the button.
  ///
  /// Some fonts have much more space below their letters than above them. For all other fonts, and
  /// for a script without capitals, the result is zero.
  ///
  /// - Parameter capitals: The distance from the middle of a line down to the middle of its
  ///   capitals.
  package func shiftInButton(capitals: CGFloat) -> CGFloat {
    guard abs(capitals) > 0.06 * font.size else { return 0 }
    // Below U+0590 are Latin, Greek, Cyrillic and Armenian. The letters of later scripts usually
    // come from a fallback font, for which `capitals` is not valid.
    let isOfAlphabet = string.unicodeScalars.allSatisfy {
      $0.value < 0x590 || !$0.properties.isAlphabetic
    }
    return isOfAlphabet ? -capitals : 0
  }
}

#if !canImport(QuartzCore)
extension Text {
  /// Returns the style in which Pango lays out the text.
  ///
  /// - Parameter defaultFamily: The family to use if the font names no family or an unknown family.
  package func style(defaultFamily: String) -> TextStyle {
    var style = TextStyle(
      fontName: font.pangoName(defaultFamily: defaultFamily), fontSize: font.size)
    style.isCentered = isCentered
    style.isRightToLeft = isRightToLeft
    style.wraps = wraps
    style.hasTabularDigits = font.hasTabularDigits
    style.runs = runs.map { run in
      var part = TextRun(length: run.length)
      part.isBold = run.emphasis.contains(.bold)
      part.isItalic = run.emphasis.contains(.italic)
      part.isMonospaced = run.emphasis.contains(.monospaced)
      part.isUnderlined = run.emphasis.contains(.underlined)
      part.isStruckThrough = run.emphasis.contains(.struckThrough)
      part.color = run.color?.cgColor(isDark: false)
      return part
    }
    return style
  }
}
#endif
