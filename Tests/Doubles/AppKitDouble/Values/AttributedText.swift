import HUDCairo
public import HUDLayers

extension NSAttributedString.Key {
  public static let font = Self("NSFont")
  public static let foregroundColor = Self("NSColor")
  public static let underlineStyle = Self("NSUnderline")
  public static let strikethroughStyle = Self("NSStrikethrough")
  public static let paragraphStyle = Self("NSParagraphStyle")
}

/// How a paragraph is set, which in an attributed text counts instead of a label's own settings.
open class NSParagraphStyle: NSObject {
  fileprivate var values = (
    alignment: NSTextAlignment.natural, lineBreakMode: NSLineBreakMode.byWordWrapping,
    direction: NSWritingDirection.natural
  )

  open var alignment: NSTextAlignment { values.alignment }
  open var lineBreakMode: NSLineBreakMode { values.lineBreakMode }
  open var baseWritingDirection: NSWritingDirection { values.direction }

  public override init() {}
}

open class NSMutableParagraphStyle: NSParagraphStyle {
  open override var alignment: NSTextAlignment {
    get { values.alignment }
    set { values.alignment = newValue }
  }
  open override var lineBreakMode: NSLineBreakMode {
    get { values.lineBreakMode }
    set { values.lineBreakMode = newValue }
  }
  open override var baseWritingDirection: NSWritingDirection {
    get { values.direction }
    set { values.direction = newValue }
  }
}

public struct NSUnderlineStyle: OptionSet, Hashable, Sendable {
  public var rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }

  public static let single = NSUnderlineStyle(rawValue: 1)
}

extension AttributeScopes {
  public var appKit: AppKitAttributes.Type { AppKitAttributes.self }

  public struct AppKitAttributes: AttributeScope {
    public let font: FontAttribute
    public let foregroundColor: ForegroundColorAttribute
    public let underlineStyle: UnderlineStyleAttribute
    public let strikethroughStyle: StrikethroughStyleAttribute

    public enum FontAttribute: AttributedStringKey {
      public typealias Value = NSFont
      public static let name = "NSFont"
    }

    public enum ForegroundColorAttribute: AttributedStringKey {
      public typealias Value = NSColor
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
  /// The style of the first paragraph. Without one the text has the default style.
  var paragraphStyle: NSParagraphStyle {
    let style = length > 0 ? attribute(.paragraphStyle, at: 0, effectiveRange: nil) : nil
    return style as? NSParagraphStyle ?? NSParagraphStyle()
  }

  /// The parts of the text, as a text layer needs them.
  @MainActor func textRuns(in appearance: NSAppearance) -> [TextRun] {
    var runs: [TextRun] = []
    enumerateAttributes(in: NSRange(location: 0, length: length)) { attributes, range, _ in
      var run = TextRun(length: attributedSubstring(from: range).string.utf8.count)
      for (key, value) in attributes { run.take(value, for: key, in: appearance) }
      runs.append(run)
    }
    return runs
  }
}

extension TextRun {
  @MainActor fileprivate mutating func take(
    _ value: Any, for key: NSAttributedString.Key, in appearance: NSAppearance
  ) {
    switch (key, value) {
    case (.font, let font as NSFont):
      fontName = font.pangoName
      fontSize = font.pointSize
    case (.foregroundColor, let color as NSColor):
      self.color = color.resolved(in: appearance)
    case (.underlineStyle, let style as Int):
      isUnderlined = style != 0
    case (.strikethroughStyle, let style as Int):
      isStruckThrough = style != 0
    case (.paragraphStyle, is NSParagraphStyle):
      break
    default:
      preconditionFailure(
        "The double cannot draw the attribute \(key.rawValue) with the value \(value).")
    }
  }
}
