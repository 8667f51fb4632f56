public import HUDLayers

extension HUD {
  /// The content of a panel: an indicator, a status, a detail and a button.
  ///
  /// ```swift
  /// HUD.show(HUD.Content(.ring(0.4), status: "Copying", detail: "3 of 7"))
  /// ```
  public struct Content: Sendable, Equatable {
    /// The indicator above or beside the text.
    ///
    /// If you do not set it, a toast has no indicator, and any other HUD has the spinner.
    public var indicator: Indicator {
      get { chosenIndicator ?? .spinner }
      set { chosenIndicator = newValue }
    }

    private var chosenIndicator: Indicator?

    /// The main text; nil if there is none.
    ///
    /// A text in which nothing can be seen becomes nil. A long text is cut to its first 500
    /// characters, at most 4,000 bytes.
    ///
    /// Setting `status` also sets `attributedStatus` to nil.
    public var status: String? {
      didSet {
        status = Self.meaningful(status)
        boxedAttributedStatus = nil
      }
    }

    /// The main text with its attributes; nil if it has no attributes.
    public var attributedStatus: AttributedString? { boxedAttributedStatus?.value }

    // On Apple systems, only Foundation knows the size of an `AttributedString`. Without the box,
    // each copy of a `Content`, and of every type that contains one, would look up that size at run
    // time.
    private var boxedAttributedStatus: Box<AttributedString>?

    /// The smaller text below the status; nil if there is none. It is cut like the status.
    public var detail: String? { didSet { detail = Self.meaningful(detail) } }

    /// The button below or beside the text; nil if there is none.
    public var action: Action?

    /// The handler of a tap on the panel; nil if there is none.
    ///
    /// The target is the whole panel, except for its button. The panel looks pressed during a
    /// press, and a screen reader reads the panel as a button. A tap ends the HUD with the reason
    /// `.ended` and then calls the handler on the main actor.
    ///
    /// On tvOS nobody can tap the panel, so use `action` there.
    public var onTap: Action.Handler? {
      get { tap?.handler.value }
      set { tap = newValue.map { Action("", handler: $0) } }
    }

    /// The handler `onTap`, stored as an action without a title.
    package var tap: Action?

    /// Creates content with an indicator.
    ///
    /// ```swift
    /// let status = try AttributedString(markdown: "Copied **3** files")  // Markdown on Apple systems
    /// HUD.show(HUD.Content(.success, status: status))
    /// ```
    ///
    /// If `status` is an attributed text, the HUD draws the attributes in
    /// `AttributeScopes.HUDAttributes`. On Apple systems it also draws Markdown's inline styles,
    /// and the font, foreground colour, underline and strikethrough of UIKit and AppKit. It ignores
    /// all other attributes, and those of `detail`. A screen reader reads the plain text.
    public init(
      _ indicator: Indicator, status: some TextSource = String?.none,
      detail: some TextSource = String?.none, action: Action? = nil, onTap: Action.Handler? = nil
    ) {
      self.init(status: status, detail: detail, action: action, onTap: onTap)
      self.indicator = indicator
    }

    /// Creates content with the default indicator: none in a toast, the spinner in any other HUD.
    public init(
      status: some TextSource = String?.none, detail: some TextSource = String?.none,
      action: Action? = nil, onTap: Action.Handler? = nil
    ) { self.init(status._hudText, detail._hudText.characters, action, onTap) }

    // Never inlined: a copy for each type of status and detail would take 1 KB in all.
    @inline(never) private init(
      _ status: ResolvedText, _ detail: String?, _ action: Action?, _ onTap: Action.Handler?
    ) {
      self.status = Self.meaningful(status.characters)
      boxedAttributedStatus = status.attributed
      self.detail = Self.meaningful(detail)
      self.action = action
      self.onTap = onTap
    }

    /// Returns the beginning of `text` that a HUD shows, or nil if nothing of it can be seen.
    package static func meaningful(_ text: String?) -> String? {
      (text?.cut).flatMap { $0.isSeen ? $0 : nil }
    }

    /// Whether a HUD with this content would be empty. A Close button alone does not count.
    package var isEmpty: Bool {
      indicator == .none && status == nil && detail == nil
        && (action == nil || action?.role == .close)
    }

    /// Returns a copy of this content to show on the panel. If no indicator was set, the copy has
    /// the default indicator. A button is removed if it has no title to show.
    func resolved(inToast isToast: Bool) -> Content {
      var content = self
      content.indicator = chosenIndicator ?? (isToast ? Indicator.none : .spinner)
      if action?.isShown == false { content.action = nil }
      return content
    }

    /// Returns whether two contents are equal, with texts of the same bytes. An indicator that was
    /// not set counts as the spinner. Handlers are equal if one is a copy of the other.
    public static func == (left: Content, right: Content) -> Bool {
      left.indicator == right.indicator && left.hasTexts(of: right) && left.hasActions(of: right)
    }

    // Compare the handlers, as the operator of `Action` does, without a copy of each action.
    func hasActions(of other: Content) -> Bool {
      hasButton(of: other) && tap?.handler === other.tap?.handler
    }

    func hasButton(of other: Content) -> Bool { action?.handler === other.action?.handler }

    func hasTexts(of other: Content) -> Bool {
      status.isIdentical(to: other.status) && detail.isIdentical(to: other.detail)
        && boxedAttributedStatus == other.boxedAttributedStatus
    }
  }
}
