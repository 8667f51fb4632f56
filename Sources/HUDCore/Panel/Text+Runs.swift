package import HUDLayers

extension Text {
  /// A part of the text with attributes of its own.
  package struct Run: Sendable, Hashable {
    /// The length of the part, in UTF-8 bytes.
    package let length: Int
    package let emphasis: HUD.Emphasis
    /// The colour, already resolved for light or dark; nil for the colour of the whole text.
    package let color: HUD.Color?
    /// All attributes that the app gave, including those that only the platform knows.
    package let attributes: AttributeContainer
  }

  init(
    _ text: SanitizedText, font: HUD.Font, isRightToLeft: Bool, wraps: Bool,
    in variant: HUD.Color.Variant
  ) {
    self.init(string: text.string, font: font, isRightToLeft: isRightToLeft, wraps: wraps)
    runs = text.runs.map { run in
      Run(
        length: run.length, emphasis: run.attributes.emphasis,
        color: run.attributes.color?.fixed(in: variant), attributes: run.attributes)
    }
  }

  /// The runs, converted to the type that a text layer uses.
  package var layerRuns: [TextRun] {
    runs.map { run in
      var layerRun = TextRun(length: run.length)
      layerRun.isBold = run.emphasis.contains(.bold)
      layerRun.isItalic = run.emphasis.contains(.italic)
      layerRun.isMonospaced = run.emphasis.contains(.monospaced)
      layerRun.isUnderlined = run.emphasis.contains(.underlined)
      layerRun.isStruckThrough = run.emphasis.contains(.struckThrough)
      layerRun.color = run.color?.cgColor(isDark: false)
      return layerRun
    }
  }
}
