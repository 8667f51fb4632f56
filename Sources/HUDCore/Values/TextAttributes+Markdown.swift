import HUDLayers

extension AttributeContainer {
  #if canImport(Darwin)
  /// The emphasis of a text that Foundation has made from Markdown.
  var presentationEmphasis: HUD.Emphasis {
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
  /// The emphasis of a text that was made from Markdown: always empty, because outside Apple's
  /// systems Foundation has no Markdown.
  var presentationEmphasis: HUD.Emphasis { [] }
  #endif
}
