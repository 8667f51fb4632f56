extension String {
  /// The text without its control and override characters, so that it is safe to draw.
  ///
  /// Line breaks stay, and tabs become spaces. Override characters would reverse the rest of the
  /// line. A letter keeps only its first eight marks, because hundreds of marks would reach out of
  /// the panel and take a long time to lay out.
  var sanitized: String {
    // No script puts more marks on a letter.
    let mostMarks = 8
    var text = String.UnicodeScalarView()
    var marks = 0
    for scalar in unicodeScalars {
      guard let shown = scalar.shown else { continue }
      marks = shown.isMark ? marks + 1 : 0
      if marks <= mostMarks { text.append(shown) }
    }
    return String(text)
  }

  /// Whether anything of the text can be seen.
  var isSeen: Bool { unicodeScalars.contains(where: \.isSeen) }

  // A text of any length may come from an app, or from the server that the app talks to. These
  // rules keep what is stored, compared and laid out short.
  private static let mostCharacters = 500
  private static let mostBytes = 4_000

  /// The beginning of the text: at most 500 characters in at most 4,000 bytes.
  ///
  /// A character that is too long is cut between its scalars.
  var cut: String {
    guard utf8.count > Self.mostCharacters else { return self }
    // If `end` lies inside a scalar, the slice ends before that scalar.
    let end = utf8.index(startIndex, offsetBy: Self.mostBytes, limitedBy: endIndex) ?? endIndex
    return String(self[..<end].prefix(Self.mostCharacters))
  }
}

extension Unicode.Scalar {
  fileprivate var isSeen: Bool {
    if properties.isWhitespace || properties.isDefaultIgnorableCodePoint { return false }
    let category = properties.generalCategory
    return category != .control && category != .format
  }

  /// The scalar that is drawn instead of this scalar; nil if nothing is drawn.
  fileprivate var shown: Unicode.Scalar? {
    switch self {
    case "\n": self
    case "\t", "\u{2028}", "\u{2029}": " "
    // The control characters, and the two override characters, which force a direction on all
    // letters, whatever their script.
    case "\0"..."\u{1F}", "\u{7F}"..."\u{9F}", "\u{202D}", "\u{202E}": nil
    default: self
    }
  }

  /// Whether this scalar is a mark that is drawn over or below the letter before it.
  fileprivate var isMark: Bool {
    // U+0300 is the first mark in Unicode.
    guard self >= "\u{300}" else { return false }
    let category = properties.generalCategory
    return category == .nonspacingMark || category == .enclosingMark
  }
}
