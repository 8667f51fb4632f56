public import HUDLayers

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
    (self[AttributeScopes.HUDAttributes.EmphasisAttribute.self] ?? []).union(markdownEmphasis)
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
  #else
  // Only Apple's Foundation has Markdown.
  private var markdownEmphasis: HUD.Emphasis { [] }
  #endif
}
