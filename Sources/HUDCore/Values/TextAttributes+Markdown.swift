import HUDLayers

extension AttributeContainer {
  #if canImport(Darwin)
  /// The emphasis given by the attributes that Foundation sets for Markdown.
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
  /// Always empty: outside Apple's systems Foundation has neither Markdown nor its attributes.
  var presentationEmphasis: HUD.Emphasis { [] }
  #endif
}
