public import HUDLayers

extension HUD {
  /// The weight, slant and lines of a part of an attributed status, the same on every platform.
  ///
  /// ```swift
  /// var status = AttributedString("Copied 3 files")
  /// if let number = status.range(of: "3") { status[number].hud.emphasis = [.bold, .underlined] }
  /// HUD.show(HUD.Content(status: status))
  /// ```
  public struct Emphasis: OptionSet, Sendable, Hashable {
    /// The bits of the set.
    public let rawValue: Int

    /// Creates a set from its bits.
    public init(rawValue: Int) { self.rawValue = rawValue }

    /// Bold letters.
    public static let bold = Emphasis(rawValue: 1)
    /// Slanted letters.
    public static let italic = Emphasis(rawValue: 2)
    /// Letters of equal width, as for code.
    public static let monospaced = Emphasis(rawValue: 4)
    /// A line below the text.
    public static let underlined = Emphasis(rawValue: 8)
    /// A line through the text.
    public static let struckThrough = Emphasis(rawValue: 16)
  }
}

extension AttributeScopes {
  /// The attributes of an `AttributedString` that a HUD draws on every platform.
  public var hud: HUDAttributes.Type { HUDAttributes.self }

  /// The attributes of an `AttributedString` that a HUD draws on every platform.
  ///
  /// ```swift
  /// status.hud.color = .accent
  /// status[range].hud.emphasis = .bold
  /// ```
  public struct HUDAttributes: AttributeScope {
    /// The weight, slant and lines of a part of the text.
    public let emphasis: EmphasisAttribute
    /// The colour of a part of the text. Parts without it have the style's foreground colour.
    public let color: ColorAttribute

    /// The key of `emphasis`.
    public enum EmphasisAttribute: AttributedStringKey {
      /// The type of the attribute.
      public typealias Value = HUD.Emphasis
      /// The name of the attribute in an archived string.
      public static let name = "HUD.emphasis"
    }

    /// The key of `color`.
    public enum ColorAttribute: AttributedStringKey {
      /// The type of the attribute.
      public typealias Value = HUD.Color
      /// The name of the attribute in an archived string.
      public static let name = "HUD.color"
    }
  }
}

extension AttributeContainer {
  /// The emphasis of our own attribute together with that of Markdown.
  var emphasis: HUD.Emphasis {
    let own = self[AttributeScopes.HUDAttributes.EmphasisAttribute.self] ?? []
    return own.union(presentationEmphasis)
  }

  var color: HUD.Color? { self[AttributeScopes.HUDAttributes.ColorAttribute.self] }
}
