extension HUD {
  /// What a HUD shows: an indicator, and a status under it.
  ///
  /// ```swift
  /// HUD.show(HUD.Content(.ring(0.4), title: "Copying"))
  /// ```
  public struct Content: Sendable, Equatable {
    /// The thing above the text: a ring, a glyph, a picture, or nothing.
    public var indicator: Indicator

    /// The text; nil and an empty text are the same: no text.
    public var title: String? {
      didSet { title = Self.meaningful(title) }
    }

    public init(_ indicator: Indicator = .spinner, title: String? = nil) {
      self.indicator = indicator
      self.title = Self.meaningful(title)
    }

    package static func meaningful(_ text: String?) -> String? {
      text?.isEmpty == true ? nil : text
    }
  }
}
