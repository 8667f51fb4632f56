public import HUDLayers

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
    textRuns { run, value, key in
      switch (key, value) {
      case (.foregroundColor, let color as NSColor): run.color = color.resolved(in: appearance)
      case (.paragraphStyle, is NSParagraphStyle): break
      default: return false
      }
      return true
    }
  }
}
