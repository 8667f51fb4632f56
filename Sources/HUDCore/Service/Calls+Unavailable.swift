public import HUDLayers

// Calls that people write from memory, and that do not exist. The compiler says what to call
// instead.
extension HUD.Calls {
  /// Not available: call `track(_:status:as:)`.
  @available(*, unavailable, message: "Use track(_:status:as:), which follows the Progress.")
  public func showProgress(
    _ progress: Progress, status: String? = nil, as indicator: HUD.Indicator = .spinner
  ) {}

  /// Not available: call `showText(_:for:)`.
  @available(*, unavailable, message: "Use showText(_:for:), or showSuccess(_:for:) with a mark.")
  public func showToast(
    _ text: some HUD.TextSource, for duration: Duration? = nil, action: HUD.Action? = nil
  ) {}

  /// Not available: call `showText(_:for:)`, or pass options with a duration.
  @available(*, unavailable, message: "Use showText(_:for:), or pass HUD.Options(duration:).")
  public func show(
    _ indicator: HUD.Indicator = .spinner, status: some HUD.TextSource, for duration: Duration
  ) {}

  /// Not available: call `showText(_:for:)`, or pass options with a duration.
  @available(*, unavailable, message: "Use showText(_:for:), or pass HUD.Options(duration:).")
  public func show(_ status: some HUD.TextSource, for duration: Duration) {}
}
