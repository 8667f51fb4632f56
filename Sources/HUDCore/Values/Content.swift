extension HUD {
  /// The content of a panel: an indicator above a status, a detail and a button.
  ///
  /// ```swift
  /// HUD.show(HUD.Content(.ring(0.4), status: "Copying", detail: "3 of 7"))
  /// ```
  public struct Content: Sendable, Equatable {
    /// The moving or drawn part above the text. Left out, it is the spinner in a show and none in a
    /// toast.
    public var indicator: Indicator {
      get { givenIndicator ?? .spinner }
      set { givenIndicator = newValue }
    }

    private var givenIndicator: Indicator?

    /// The main text; nil if there is none. An empty or blank text counts as none.
    public var status: String? {
      didSet { status = Self.meaningful(status) }
    }

    /// The smaller text below the status.
    public var detail: String? {
      didSet { detail = Self.meaningful(detail) }
    }

    /// The button below the text.
    public var action: Action?

    /// Creates content with an indicator above the text.
    public init(
      _ indicator: Indicator, status: String? = nil, detail: String? = nil, action: Action? = nil
    ) {
      self.init(status: status, detail: detail, action: action)
      self.indicator = indicator
    }

    /// Creates content with the usual indicator: the spinner in a show, none in a toast.
    public init(status: String? = nil, detail: String? = nil, action: Action? = nil) {
      self.status = Self.meaningful(status)
      self.detail = Self.meaningful(detail)
      self.action = action
    }

    /// Returns `text`, or nil if nothing of it could be seen.
    package static func meaningful(_ text: String?) -> String? {
      text.flatMap { SanitizedText.isSeen($0) ? $0 : nil }
    }

    /// Whether there is anything to see.
    package var isEmpty: Bool {
      indicator == .none && status == nil && detail == nil && action == nil
    }

    /// The same content with the indicator that one left out means in a toast or in a show.
    func resolved(inToast isToast: Bool) -> Content {
      guard givenIndicator == nil else { return self }
      return Content(
        isToast ? .none : .spinner, status: status, detail: detail, action: action)
    }

    /// Returns whether both show the same. An indicator left out counts as the spinner.
    public static func == (left: Content, right: Content) -> Bool {
      left.indicator == right.indicator && left.status == right.status
        && left.detail == right.detail && left.action == right.action
    }
  }
}
