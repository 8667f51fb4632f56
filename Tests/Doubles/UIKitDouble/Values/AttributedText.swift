import HUDCairo
public import HUDLayers

extension NSAttributedString.Key {
  public static let font = Self("NSFont")
  public static let foregroundColor = Self("NSColor")
  public static let underlineStyle = Self("NSUnderline")
  public static let strikethroughStyle = Self("NSStrikethrough")
}

public struct NSUnderlineStyle: OptionSet, Hashable, Sendable {
  public var rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }

  public static let single = NSUnderlineStyle(rawValue: 1)
}

extension AttributeScopes {
  public var uiKit: UIKitAttributes.Type { UIKitAttributes.self }

  public struct UIKitAttributes: AttributeScope {
    public let font: FontAttribute
    public let foregroundColor: ForegroundColorAttribute
    public let underlineStyle: UnderlineStyleAttribute
    public let strikethroughStyle: StrikethroughStyleAttribute

    public enum FontAttribute: AttributedStringKey {
      public typealias Value = UIFont
      public static let name = "NSFont"
    }

    public enum ForegroundColorAttribute: AttributedStringKey {
      public typealias Value = UIColor
      public static let name = "NSColor"
    }

    public enum UnderlineStyleAttribute: AttributedStringKey {
      public typealias Value = NSUnderlineStyle
      public static let name = "NSUnderline"
    }

    public enum StrikethroughStyleAttribute: AttributedStringKey {
      public typealias Value = NSUnderlineStyle
      public static let name = "NSStrikethrough"
    }
  }
}

extension NSAttributedString {
  /// Returns a copy in which all parts have this attribute.
  func setting(_ key: Key, to value: Any) -> NSAttributedString {
    let changed = NSMutableAttributedString(attributedString: self)
    changed.addAttribute(key, value: value, range: NSRange(location: 0, length: length))
    return changed
  }

  /// The parts of the text, as a text layer needs them.
  @MainActor func textRuns(in traits: UITraitCollection) -> [TextRun] {
    var runs: [TextRun] = []
    enumerateAttributes(in: NSRange(location: 0, length: length)) { attributes, range, _ in
      var run = TextRun(length: attributedSubstring(from: range).string.utf8.count)
      for (key, value) in attributes { run.take(value, for: key, in: traits) }
      runs.append(run)
    }
    return runs
  }
}

extension TextRun {
  @MainActor fileprivate mutating func take(
    _ value: Any, for key: NSAttributedString.Key, in traits: UITraitCollection
  ) {
    switch (key, value) {
    case (.font, let font as UIFont):
      fontName = font.pangoName
      fontSize = font.pointSize
    case (.foregroundColor, let color as UIColor):
      self.color = color.resolvedColor(with: traits).cgColor
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
