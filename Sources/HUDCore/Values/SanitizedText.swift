/// A status as it can be drawn.
///
/// A text of a million characters has no more room than one of a thousand, and would only be
/// shaped in vain; control characters have no glyph, and some would turn the rest of the line.
struct SanitizedText {
  static let longest = 2_000

  let string: String

  static func isSeen(_ status: String) -> Bool {
    status.unicodeScalars.prefix(4 * longest).contains {
      shown($0)?.properties.isWhitespace == false
    }
  }

  /// Nil where nothing would be seen.
  init?(_ status: String?) {
    guard let status, Self.isSeen(status) else { return nil }
    var text = ""
    var length = 0
    for (index, scalar) in status.unicodeScalars.enumerated() {
      // Nor is it read further than that, where most of it is not to be seen.
      guard length < Self.longest, index < 4 * Self.longest else {
        text.append("…")
        break
      }
      guard let shown = Self.shown(scalar) else { continue }
      text.unicodeScalars.append(shown)
      length += 1
    }
    string = text
  }

  private static func shown(_ scalar: Unicode.Scalar) -> Unicode.Scalar? {
    switch scalar {
    case "\n": return scalar
    case "\r": return nil
    case "\t", "\u{2028}", "\u{2029}": return " "
    // The two that turn letters round, whatever their script.
    case "\u{202D}", "\u{202E}": return nil
    default: break
    }
    return scalar.properties.generalCategory == .control ? nil : scalar
  }
}
