public import HUDLayers

extension HUD {
  /// The styles of a part of an attributed status, such as bold or underlined. They work on every
  /// platform.
  ///
  /// ```swift
  /// var status = AttributedString("Copied 3 files")
  /// if let number = status.range(of: "3") { status[number].hud.emphasis = [.bold, .underlined] }
  /// HUD.show(status: status)
  /// ```
  public struct Emphasis: OptionSet, Sendable, Hashable {
    /// The styles as a bit mask.
    public let rawValue: Int

    /// Creates a set of styles from a bit mask.
    public init(rawValue: Int) { self.rawValue = rawValue }

    /// Draws the text with bold letters, as Markdown does for `**text**`.
    public static let bold = Emphasis(rawValue: 1)
    /// Draws the text with slanted letters, as Markdown does for `*text*`.
    public static let italic = Emphasis(rawValue: 2)
    /// Draws the text with letters of equal width, as is usual for code.
    public static let monospaced = Emphasis(rawValue: 4)
    /// Draws a line below the text.
    public static let underlined = Emphasis(rawValue: 8)
    /// Draws a line through the text.
    public static let struckThrough = Emphasis(rawValue: 16)
  }
}

extension AttributeScopes {
  /// The scope that makes `string.hud.emphasis` and `string.hud.color` available on an
  /// `AttributedString`.
  public var hud: HUDAttributes.Type { HUDAttributes.self }

  /// The attributes of an `AttributedString` that a HUD draws on every platform.
  ///
  /// ```swift
  /// status.hud.color = .accent
  /// status[range].hud.emphasis = .bold
  /// ```
  public struct HUDAttributes: AttributeScope {
    /// The styles of a part of the text, such as bold or underlined.
    public let emphasis: EmphasisAttribute
    /// The colour of a part of the text. A part without this attribute has the style's foreground
    /// colour.
    public let color: ColorAttribute

    /// The key under which an `AttributedString` stores its `hud.emphasis`.
    public enum EmphasisAttribute: AttributedStringKey {
      /// The type of the attribute's value.
      public typealias Value = HUD.Emphasis
      /// The name under which an archived string stores the attribute.
      public static let name = "HUD.emphasis"
    }

    /// The key under which an `AttributedString` stores its `hud.color`.
    public enum ColorAttribute: AttributedStringKey {
      /// The type of the attribute's value.
      public typealias Value = HUD.Color
      /// The name under which an archived string stores the attribute.
      public static let name = "HUD.color"
    }
  }
}

extension AttributeContainer {
  /// The emphasis from `hud.emphasis`, together with the emphasis from Markdown.
  var emphasis: HUD.Emphasis {
    let own = self[AttributeScopes.HUDAttributes.EmphasisAttribute.self] ?? []
    #if canImport(Darwin)
    return own.union(markdownEmphasis)
    #else
    // Only Apple's Foundation has Markdown.
    return own
    #endif
  }

  var color: HUD.Color? { self[AttributeScopes.HUDAttributes.ColorAttribute.self] }

  #if canImport(Darwin)
  /// The emphasis of a text that Foundation has made from Markdown.
  private var markdownEmphasis: HUD.Emphasis {
    let key = AttributeScopes.FoundationAttributes.InlinePresentationIntentAttribute.self
    guard let intent = self[key] else { return [] }
    var emphasis: HUD.Emphasis = []
    if intent.contains(.stronglyEmphasized) { emphasis.insert(.bold) }
    if intent.contains(.emphasized) { emphasis.insert(.italic) }
    if intent.contains(.code) { emphasis.insert(.monospaced) }
    if intent.contains(.strikethrough) { emphasis.insert(.struckThrough) }
    return emphasis
  }
  #endif
}
