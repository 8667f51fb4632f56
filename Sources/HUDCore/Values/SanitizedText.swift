import HUDLayers

/// A text that is safe to draw: not too long, and without control and override characters.
///
/// Shaping a very long text costs time, although the panel has no space for it. Control characters
/// have no glyph, and override characters reverse the rest of the line.
struct SanitizedText {
  static let longest = 2_000

  /// A part of the text with its own attributes.
  struct AttributedPart {
    /// The length of the part, in UTF-8 bytes.
    let length: Int
    let attributes: AttributeContainer
  }

  let string: String
  /// The parts of an attributed text, in order; empty for a plain text.
  private(set) var runs: [AttributedPart] = []

  static func isSeen(_ status: String) -> Bool {
    status.unicodeScalars.prefix(4 * longest).contains {
      shown($0)?.properties.isWhitespace == false
    }
  }

  /// Creates the text to draw for `status`; nil if no character of it would be visible.
  init?(_ status: String?) {
    guard let status, Self.isSeen(status) else { return nil }
    var cleaner = Cleaner()
    string = cleaner.clean(status.unicodeScalars)
  }

  /// Creates the text to draw for the status of `content`, with its attributes; nil if no character
  /// of it would be visible.
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

  /// Cleans a text part by part, and ends it with an ellipsis if it is too long.
  private struct Cleaner {
    private var written = 0
    private var read = 0
    private var isFull = false

    mutating func clean(_ part: some Sequence<Unicode.Scalar>) -> String {
      var text = ""
      for scalar in part where !isFull {
        // Limit `read` too, because a text may consist mostly of characters that are not drawn.
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
    // Drop the two override characters, because they force a direction on all letters, whatever
    // their script.
    case "\u{202D}", "\u{202E}": return nil
    default: break
    }
    return scalar.properties.generalCategory == .control ? nil : scalar
  }
}
