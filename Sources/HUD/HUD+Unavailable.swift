public import Foundation
public import HUDCore

// These calls do not exist, but people write them from memory. The compiler names the call to use
// instead.
@available(iOSApplicationExtension, unavailable, message: "Use HUD.in(view).")
@available(tvOSApplicationExtension, unavailable, message: "Use HUD.in(view).") extension HUD {
  /// Not available: call `track(_:status:as:)`.
  @available(*, unavailable, message: "Use track(_:status:as:), which follows the Progress.")
  public static func showProgress(
    _ progress: Progress, status: String? = nil, as indicator: Indicator = .spinner
  ) {}

  /// Not available: call `dismiss(after:animated:completion:)`.
  @available(*, unavailable, message: "Use dismiss(after: .seconds(1)) { … }")
  public static func dismiss(withDelay delay: Double, completion: (() -> Void)? = nil) {}

  /// Not available: call `showText(_:for:)`.
  @available(*, unavailable, message: "Use showText(_:for:), or showSuccess(_:for:) with a mark.")
  public static func showToast(
    _ text: some TextSource, for duration: Duration? = nil, action: Action? = nil
  ) {}

  /// Not available: call `showText(_:for:)`, or pass options with a duration.
  @available(*, unavailable, message: "Use showText(_:for:), or pass HUD.Options(duration:).")
  public static func show(
    _ indicator: Indicator = .spinner, status: some TextSource, for duration: Duration
  ) {}

  /// Not available: call `showText(_:for:)`, or pass options with a duration.
  @available(*, unavailable, message: "Use showText(_:for:), or pass HUD.Options(duration:).")
  public static func show(_ status: some TextSource, for duration: Duration) {}
}

extension HUD.Indicator {
  /// Not available: write `.spinner`.
  @available(*, unavailable, renamed: "spinner") public static var loading: Self { .spinner }
}
