import HUDLayers

// Functions that create the content of each kind of call, to pass where a `HUD.Content` is taken.
extension HUD.Content {
  /// Returns the content of `show`: the spinner and a text.
  ///
  /// ```swift
  /// let activity = HUD.begin(.loading("Syncing…"))
  /// ```
  public static func loading(
    _ status: some HUD.TextSource = String?.none, detail: some HUD.TextSource = String?.none,
    action: HUD.Action? = nil
  ) -> Self {
    Self(.spinner, status: status, detail: detail, action: action)
  }

  /// The content of `show`: the spinner without a text.
  public static var loading: Self { .loading() }

  /// Returns the content of `showProgress`: an indicator, by default a ring, with `progress`.
  ///
  /// The progress is from 0 to 1. Negative values and NaN mean indeterminate progress.
  public static func progress(
    _ progress: Double, _ status: some HUD.TextSource = String?.none,
    as indicator: HUD.Indicator = .ring, detail: some HUD.TextSource = String?.none,
    action: HUD.Action? = nil
  ) -> Self {
    Self(indicator.advanced(to: progress), status: status, detail: detail, action: action)
  }

  /// Returns the content of `showSuccess`: a check mark and a text.
  ///
  /// ```swift
  /// HUD.showToast(.success("Saved"), for: .seconds(3))
  /// ```
  public static func success(
    _ status: some HUD.TextSource = String?.none, detail: some HUD.TextSource = String?.none,
    action: HUD.Action? = nil, onTap: HUD.Action.Handler? = nil
  ) -> Self {
    Self(.success, status: status, detail: detail, action: action, onTap: onTap)
  }

  /// Returns the content of `showWarning`: a triangle with an exclamation mark, and a text.
  public static func warning(
    _ status: some HUD.TextSource = String?.none, detail: some HUD.TextSource = String?.none,
    action: HUD.Action? = nil, onTap: HUD.Action.Handler? = nil
  ) -> Self {
    Self(.warning, status: status, detail: detail, action: action, onTap: onTap)
  }

  /// Returns the content of `showError`: a cross and a text.
  public static func error(
    _ status: some HUD.TextSource = String?.none, detail: some HUD.TextSource = String?.none,
    action: HUD.Action? = nil, onTap: HUD.Action.Handler? = nil
  ) -> Self {
    Self(.error, status: status, detail: detail, action: action, onTap: onTap)
  }

  /// Returns the content of `showError`: a cross and the localized description of an error.
  ///
  /// The content is empty if `error` means that the work was cancelled. No toast is shown for empty
  /// content.
  @_disfavoredOverload public static func error(_ error: any Error) -> Self {
    error.isCancellation ? Self(.none) : Self(.error, status: error.localizedDescription)
  }

  /// Returns the content of `showInfo`: the letter i and a text.
  public static func info(
    _ status: some HUD.TextSource = String?.none, detail: some HUD.TextSource = String?.none,
    action: HUD.Action? = nil, onTap: HUD.Action.Handler? = nil
  ) -> Self {
    Self(.info, status: status, detail: detail, action: action, onTap: onTap)
  }

  /// Returns the content of `showText`: a text alone.
  public static func text(
    _ status: some HUD.TextSource, detail: some HUD.TextSource = String?.none,
    action: HUD.Action? = nil, onTap: HUD.Action.Handler? = nil
  ) -> Self {
    Self(.none, status: status, detail: detail, action: action, onTap: onTap)
  }
}
