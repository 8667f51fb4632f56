import HUDLayers

/// A text that is safe to draw: without control and override characters.
///
/// Control characters have no glyph, and override characters reverse the rest of the line.
struct SanitizedText {
  /// A part of the text with its own attributes.
  struct AttributedPart {
    /// The length of the part, in UTF-8 bytes.
    let length: Int
    let attributes: AttributeContainer
  }

  let string: String
  /// The parts of an attributed text, in order; empty for a plain text.
  private(set) var runs: [AttributedPart] = []

  /// Creates the text to draw for `status`; nil if no character of it would be visible.
  init?(_ status: String?) {
    guard let status, status.isSeen else { return nil }
    string = Self.clean(status.unicodeScalars)
  }

  /// Creates the text to draw for the status of `content`, with its attributes; nil if no character
  /// of it would be visible.
  init?(statusOf content: HUD.Content) {
    guard let plain = content.status, plain.isSeen else { return nil }
    guard let status = content.attributedStatus else {
      string = Self.clean(plain.unicodeScalars)
      return
    }
    let parts = status.runs.map { run in
      (text: Self.clean(status[run.range].unicodeScalars), attributes: run.attributes)
    }
    string = parts.map(\.text).joined()
    runs = parts.filter { !$0.text.isEmpty }
      .map { AttributedPart(length: $0.text.utf8.count, attributes: $0.attributes) }
  }

  private static func clean(_ scalars: some Sequence<Unicode.Scalar>) -> String {
    var text = String.UnicodeScalarView()
    for scalar in scalars {
      if let shown = shown(scalar) { text.append(shown) }
    }
    return String(text)
  }

  private static func shown(_ scalar: Unicode.Scalar) -> Unicode.Scalar? {
    switch scalar {
    case "\n": return scalar
    case "\r": return nil
    case "\t", "\u{2028}", "\u{2029}": return " "
    // Drop the two override characters, because they force a direction on all letters, whatever
    // their script.
    case "\u{202D}", "\u{202E}": return nil
    // The control characters.
    case "\0"..."\u{1F}", "\u{7F}"..."\u{9F}": return nil
    default: return scalar
    }
  }
}
