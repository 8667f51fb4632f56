extension HUD {
  /// What a HUD shows: an indicator, under it text, under that a button.
  ///
  /// ```swift
  /// HUD.show(HUD.Content(.ring(0.4), title: "Copying", detail: "3 of 7"))
  /// ```
  public struct Content: Sendable, Equatable {
    /// The thing above the text: a ring, a glyph, a picture, or nothing.
    public var indicator: Indicator

    /// The text; nil, an empty one and one of blanks are the same: no text.
    public var title: String? {
      didSet { title = Self.meaningful(title) }
    }

    /// Smaller text under the title.
    public var detail: String? {
      didSet { detail = Self.meaningful(detail) }
    }

    /// The button under the text; it is there because it is given, and for no other reason.
    public var action: Action?

    public init(
      _ indicator: Indicator = .spinner, title: String? = nil, detail: String? = nil,
      action: Action? = nil
    ) {
      self.indicator = indicator
      self.title = Self.meaningful(title)
      self.detail = Self.meaningful(detail)
      self.action = action
    }

    /// A text of which nothing would be seen is none.
    package static func meaningful(_ text: String?) -> String? {
      text.flatMap { SanitizedText.isSeen($0) ? $0 : nil }
    }
  }
}
