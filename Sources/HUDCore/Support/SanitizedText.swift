import HUDLayers

/// A text that is safe to draw: without control and override characters.
///
/// Control characters have no glyph, and override characters reverse the rest of the line. Of a
/// letter with very many marks, only the first are kept: the others reach out of the panel, and
/// each of them is placed by itself.
struct SanitizedText {
  let string: String
  /// The parts of an attributed text in order, with their lengths in UTF-8 bytes; empty for a plain
  /// text.
  private(set) var runs: [(length: Int, attributes: AttributeContainer)] = []

  /// Creates the text to draw for `text`, or for `attributed`, the same text with attributes; nil
  /// if no character of it would be visible.
  init?(_ text: String?, attributed: AttributedString? = nil) {
    guard let text, text.isSeen else { return nil }
    guard let attributed else {
      string = Self.clean(text.unicodeScalars)
      return
    }
    let parts = attributed.runs.map { run in
      (text: Self.clean(attributed[run.range].unicodeScalars), attributes: run.attributes)
    }
    string = parts.map(\.text).joined()
    runs = parts.filter { !$0.text.isEmpty }
      .map { ($0.text.utf8.count, $0.attributes) }
  }

  /// More marks on a letter than any script has.
  private static let mostMarks = 8

  private static func clean(_ scalars: some Sequence<Unicode.Scalar>) -> String {
    var text = String.UnicodeScalarView()
    var marks = 0
    for scalar in scalars {
      guard let shown = shown(scalar) else { continue }
      marks = shown.isMark ? marks + 1 : 0
      if marks <= mostMarks { text.append(shown) }
    }
    return String(text)
  }

  private static func shown(_ scalar: Unicode.Scalar) -> Unicode.Scalar? {
    switch scalar {
    case "\n": scalar
    case "\t", "\u{2028}", "\u{2029}": " "
    // The control characters, and the two override characters, which force a direction on all
    // letters, whatever their script.
    case "\0"..."\u{1F}", "\u{7F}"..."\u{9F}", "\u{202D}", "\u{202E}": nil
    default: scalar
    }
  }
}

// A text of any length may come from an app, or from the server that the app talks to. These rules
// keep what is stored, compared and laid out short.
extension String {
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

  /// Whether anything of the text can be seen.
  var isSeen: Bool { unicodeScalars.contains(where: \.isSeen) }

  /// Returns whether both texts have the same bytes.
  ///
  /// The operator `==` brings both texts into a normal form first. For thousands of combining marks
  /// that takes milliseconds.
  func isIdentical(to other: String) -> Bool {
    utf8.count == other.utf8.count && utf8.elementsEqual(other.utf8)
  }
}

extension String? {
  /// Returns whether both texts have the same bytes; nil counts as an empty text.
  func isIdentical(to other: String?) -> Bool { (self ?? "").isIdentical(to: other ?? "") }
}

extension Unicode.Scalar {
  /// Whether it is drawn over or below the letter before it.
  fileprivate var isMark: Bool {
    // The first mark of all.
    guard self >= "\u{300}" else { return false }
    return [.nonspacingMark, .enclosingMark].contains(properties.generalCategory)
  }

  fileprivate var isSeen: Bool {
    if properties.isWhitespace || properties.isDefaultIgnorableCodePoint { return false }
    let category = properties.generalCategory
    return category != .control && category != .format
  }
}
