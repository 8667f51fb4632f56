public import HUDLayers

extension NSAttributedString.Key {
  public static let font = Self("NSFont")
  public static let foregroundColor = Self("NSColor")
  public static let underlineStyle = Self("NSUnderline")
  public static let strikethroughStyle = Self("NSStrikethrough")
  public static let paragraphStyle = Self("NSParagraphStyle")
}

public struct NSUnderlineStyle: OptionSet, Hashable, Sendable {
  public var rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }

  public static let single = NSUnderlineStyle(rawValue: 1)
}

extension NSAttributedString {
  /// Returns the parts of the text, as a text layer needs them.
  ///
  /// - Parameter take: Takes an attribute of the double, and returns whether it is one.
  package func textRuns(
    taking take: (inout TextRun, _ value: Any, Key) -> Bool
  ) -> [TextRun] {
    var runs: [TextRun] = []
    enumerateAttributes(in: NSRange(location: 0, length: length)) { attributes, range, _ in
      var run = TextRun(length: attributedSubstring(from: range).string.utf8.count)
      for (key, value) in attributes where !take(&run, value, key) { run.take(value, for: key) }
      runs.append(run)
    }
    return runs
  }
}

extension TextRun {
  fileprivate mutating func take(_ value: Any, for key: NSAttributedString.Key) {
    switch (key, value) {
    case (.font, let font as any DrawnFont):
      fontName = font.pangoName
      fontSize = font.pointSize
    case (.underlineStyle, let style as Int):
      isUnderlined = style != 0
    case (.strikethroughStyle, let style as Int):
      isStruckThrough = style != 0
    default:
      preconditionFailure(
        "The double cannot draw the attribute \(key.rawValue) with the value \(value).")
    }
  }
}
