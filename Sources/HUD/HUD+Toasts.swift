public import HUDCore

@available(iOSApplicationExtension, unavailable, message: "Use HUD.in(view).")
@available(tvOSApplicationExtension, unavailable, message: "Use HUD.in(view).") extension HUD {
  /// Shows a toast with a check mark for as long as its text takes to read.
  ///
  /// ```swift
  /// HUD.showSuccess("Saved")
  /// HUD.showSuccess("Deleted", for: .seconds(5), action: HUD.Action("Undo") { list.restore() })
  /// ```
  ///
  /// - Parameters:
  ///   - status: The text; nil shows the check mark alone.
  ///   - duration: The time that the toast stays. Nil computes the time from the length of the
  ///     text, within `minimumToastTime` and `maximumToastTime` of `HUD.behavior`: by default two
  ///     to ten seconds, and at least four with a button.
  ///   - detail: The smaller text below the status.
  ///   - action: A button below or beside the text. Pressing it also dismisses the toast, unless
  ///     the action's `keepsHUD` is true.
  ///   - onTap: Called when the user taps the panel, but not its button. The tap also dismisses the
  ///     toast.
  ///   - mask: The cover between the HUD and the app.
  ///   - id: An identifier of your choice. The new toast replaces any HUD or toast with the same
  ///     identifier that is visible, covered or waiting.
  ///   - options: Settings for this call, which override the defaults.
  /// - Returns: A handle that changes or dismisses this toast. Releasing it does not end the toast.
  @discardableResult public static func showSuccess(
    _ status: some TextSource = String?.none, for duration: Duration? = nil,
    detail: some TextSource = String?.none, action: Action? = nil, onTap: Action.Handler? = nil,
    mask: Mask = .inherited, id: String? = nil, options: Options? = nil
  ) -> Handle {
    HUDController.shared.start(.success, status, duration, detail, action, onTap, mask, id, options)
  }

  /// Shows a toast with a triangle and an exclamation mark for as long as its text takes to read.
  ///
  /// ```swift
  /// HUD.showWarning("Low disk space")
  /// ```
  ///
  /// The parameters are those of `showSuccess`. A computed duration is at least `minimumErrorTime`.
  @discardableResult public static func showWarning(
    _ status: some TextSource = String?.none, for duration: Duration? = nil,
    detail: some TextSource = String?.none, action: Action? = nil, onTap: Action.Handler? = nil,
    mask: Mask = .inherited, id: String? = nil, options: Options? = nil
  ) -> Handle {
    HUDController.shared.start(.warning, status, duration, detail, action, onTap, mask, id, options)
  }

  /// Shows a toast with a cross for as long as its text takes to read.
  ///
  /// The parameters are those of `showSuccess`. A computed duration is at least `minimumErrorTime`.
  @discardableResult public static func showError(
    _ status: some TextSource = String?.none, for duration: Duration? = nil,
    detail: some TextSource = String?.none, action: Action? = nil, onTap: Action.Handler? = nil,
    mask: Mask = .inherited, id: String? = nil, options: Options? = nil
  ) -> Handle {
    HUDController.shared.start(.error, status, duration, detail, action, onTap, mask, id, options)
  }

  /// Shows a toast with a cross and the localized description of an error; nil shows the cross
  /// alone.
  ///
  /// An error that means cancellation (`CancellationError`, `URLError.cancelled`,
  /// `CocoaError.userCancelled`) shows no toast, because nobody wants to read that they cancelled.
  /// Instead this call ends the HUD of `show` and `showProgress` or, if you give an `id`, only the
  /// HUD with that identifier.
  @_disfavoredOverload @discardableResult public static func showError(
    _ error: (any Error)?, for duration: Duration? = nil, detail: some TextSource = String?.none,
    action: Action? = nil, onTap: Action.Handler? = nil, mask: Mask = .inherited, id: String? = nil,
    options: Options? = nil
  ) -> Handle {
    HUDController.shared.showError(
      error, for: duration, detail: detail, action: action, onTap: onTap, mask: mask, id: id,
      options: options)
  }

  /// Shows a toast with the letter i for as long as its text takes to read.
  ///
  /// The parameters are those of `showSuccess`.
  @discardableResult public static func showInfo(
    _ status: some TextSource = String?.none, for duration: Duration? = nil,
    detail: some TextSource = String?.none, action: Action? = nil, onTap: Action.Handler? = nil,
    mask: Mask = .inherited, id: String? = nil, options: Options? = nil
  ) -> Handle {
    HUDController.shared.start(.info, status, duration, detail, action, onTap, mask, id, options)
  }

  /// Shows a toast with a text and no indicator for as long as the text takes to read.
  ///
  /// Nothing is shown if there is no text, no detail and no button. `.close` is not counted here.
  /// The parameters are those of `showSuccess`.
  @discardableResult public static func showText(
    _ text: some TextSource, for duration: Duration? = nil, detail: some TextSource = String?.none,
    action: Action? = nil, onTap: Action.Handler? = nil, mask: Mask = .inherited, id: String? = nil,
    options: Options? = nil
  ) -> Handle {
    HUDController.shared.start(.none, text, duration, detail, action, onTap, mask, id, options)
  }

  /// Shows a toast with a picture for as long as its text takes to read. If `image` is nil, shows
  /// the text alone.
  ///
  /// The parameters are those of `showSuccess`.
  @discardableResult public static func show(
    image: Image?, status: some TextSource = String?.none, for duration: Duration? = nil,
    detail: some TextSource = String?.none, action: Action? = nil, onTap: Action.Handler? = nil,
    mask: Mask = .inherited, id: String? = nil, options: Options? = nil
  ) -> Handle {
    HUDController.shared.show(
      image: image, status: status, for: duration, detail: detail, action: action, onTap: onTap,
      mask: mask, id: id, options: options)
  }

  /// Shows a toast with `content` for as long as its text takes to read.
  ///
  /// The parameters are those of `showSuccess`.
  @discardableResult public static func showToast(
    _ content: Content, for duration: Duration? = nil, mask: Mask = .inherited, id: String? = nil,
    options: Options? = nil
  ) -> Handle {
    HUDController.shared.showToast(content, for: duration, mask: mask, id: id, options: options)
  }

  // The four calls that follow have the label of `show(status:)`, for people who write it here too.

  /// Shows a toast with a check mark, as `showSuccess(_:)` does.
  @discardableResult public static func showSuccess(
    status: some TextSource, for duration: Duration? = nil
  ) -> Handle { showSuccess(status, for: duration) }

  /// Shows a toast with an exclamation mark, as `showWarning(_:)` does.
  @discardableResult public static func showWarning(
    status: some TextSource, for duration: Duration? = nil
  ) -> Handle { showWarning(status, for: duration) }

  /// Shows a toast with a cross, as `showError(_:)` does.
  @discardableResult public static func showError(
    status: some TextSource, for duration: Duration? = nil
  ) -> Handle { showError(status, for: duration) }

  /// Shows a toast with the letter i, as `showInfo(_:)` does.
  @discardableResult public static func showInfo(
    status: some TextSource, for duration: Duration? = nil
  ) -> Handle { showInfo(status, for: duration) }

  // People write the calls below from memory. The compiler says what to call instead.

  /// Not available: call `showText(_:for:)`.
  @available(*, unavailable, message: "Use showText(_:for:), or show(image:status:) with an image.")
  public static func toast(
    _ text: some TextSource, systemImage: String? = nil, action: String? = nil,
    position: Position? = nil, duration: Double? = nil, _ closure: () -> Any? = { nil }
  ) {}

  /// Not available: call `showError(_:)`.
  @available(*, unavailable, message: "Use showError(_:), which also takes a text.")
  public static func show(error: Any) {}

  /// Not available: call `showText(_:for:)`.
  @available(*, unavailable, message: "Use showText(_:for:), or show(image:status:) with an image.")
  public static func show(
    _ text: String? = nil, status: String? = nil, systemImage: String, duration: Double? = nil
  ) {}

  /// Not available: give a `HUD.Action`.
  @available(*, unavailable, message: "Use action: HUD.Action(\"Undo\") { … }, or .cancel { … }")
  public static func show(
    _ text: String? = nil, status: String? = nil, action: String, perform handler: () -> Void = {}
  ) {}

  /// Not available: read the reason, which comes when the toast has disappeared.
  @available(*, unavailable, message: "Use await HUD.showSuccess(\"Saved\").reason")
  public static func showSuccess(status: some TextSource, completion: () -> Void) {}

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
