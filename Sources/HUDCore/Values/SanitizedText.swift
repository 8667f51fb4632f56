import HUDLayers

/// A status as it can be drawn.
///
/// A text of a million characters has no more room than one of a thousand, and would only be
/// shaped in vain; control characters have no glyph, and some would turn the rest of the line.
struct SanitizedText {
  static let longest = 2_000

  /// A part with attributes of its own.
  struct AttributedPart {
    /// In UTF-8 bytes.
    let length: Int
    let attributes: AttributeContainer
  }

  let string: String
  /// None for a plain text, else as long as the text together.
  private(set) var runs: [AttributedPart] = []

  static func isSeen(_ status: String) -> Bool {
    status.unicodeScalars.prefix(4 * longest).contains {
      shown($0)?.properties.isWhitespace == false
    }
  }

  /// Nil where nothing would be seen.
  init?(_ status: String?) {
    guard let status, Self.isSeen(status) else { return nil }
    var cleaner = Cleaner()
    string = cleaner.clean(status.unicodeScalars)
  }

  /// The status of `content`, with its attributes if it has any.
  init?(statusOf content: HUD.Content) {
    guard let plain = content.status, Self.isSeen(plain) else { return nil }
    var cleaner = Cleaner()
    guard let status = content.attributedStatus else {
      string = cleaner.clean(plain.unicodeScalars)
      return
    }
    let parts = status.runs.map { run in
      (text: cleaner.clean(status[run.range].unicodeScalars), attributes: run.attributes)
    }
    string = parts.map(\.text).joined()
    runs = parts.filter { !$0.text.isEmpty }
      .map { AttributedPart(length: $0.text.utf8.count, attributes: $0.attributes) }
  }

  /// Takes a text part by part, and cuts it off with an ellipsis where it is too long.
  private struct Cleaner {
    private var written = 0
    private var read = 0
    private var isFull = false

    mutating func clean(_ part: some Sequence<Unicode.Scalar>) -> String {
      var text = ""
      for scalar in part where !isFull {
        // Nor is it read further than that, where most of it is not to be seen.
        guard written < SanitizedText.longest, read < 4 * SanitizedText.longest else {
          text.append("…")
          isFull = true
          break
        }
        read += 1
        guard let shown = SanitizedText.shown(scalar) else { continue }
        text.unicodeScalars.append(shown)
        written += 1
      }
      return text
    }
  }

  fileprivate static func shown(_ scalar: Unicode.Scalar) -> Unicode.Scalar? {
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
