public import HUDCore

@available(iOSApplicationExtension, unavailable, message: "Use HUD.in(view).")
@available(tvOSApplicationExtension, unavailable, message: "Use HUD.in(view).")
extension HUD {
  /// Shows a toast with a check mark for as long as its text takes to read.
  ///
  /// ```swift
  /// HUD.showSuccess("Saved")
  /// HUD.showSuccess("Deleted", for: .seconds(5), action: HUD.Action("Undo") { list.restore() })
  /// ```
  ///
  /// - Parameters:
  ///   - status: The text; nil shows the check mark alone.
  ///   - duration: The time that the toast stays. Nil computes it from the length of the text,
  ///     within `minimumToastTime` and `maximumToastTime` of `HUD.behavior`. By default that is at
  ///     least two seconds, and with a button at least four.
  ///   - detail: The smaller text below the status.
  ///   - action: A button below the text. Pressing it also dismisses the toast.
  ///   - mask: The cover between the HUD and the app.
  ///   - id: An identifier. A toast with the same identifier is replaced, also one that still
  ///     waits.
  ///   - options: Settings for this call, which override the defaults.
  /// - Returns: A handle that changes or dismisses this toast. Releasing it does not end the toast.
  @discardableResult
  public static func showSuccess(
    _ status: String? = nil, for duration: Duration? = nil, detail: String? = nil,
    action: Action? = nil,
    mask: Mask = .inherited, id: String? = nil, options: Options? = nil
  ) -> Handle {
    HUDController.shared.showSuccess(
      status, for: duration, detail: detail, action: action, mask: mask, id: id,
      options: options)
  }

  /// Shows a toast with a cross for as long as its text takes to read.
  ///
  /// The parameters are those of `showSuccess`.
  @discardableResult
  public static func showError(
    _ status: String? = nil, for duration: Duration? = nil, detail: String? = nil,
    action: Action? = nil,
    mask: Mask = .inherited, id: String? = nil, options: Options? = nil
  ) -> Handle {
    HUDController.shared.showError(
      status, for: duration, detail: detail, action: action, mask: mask, id: id,
      options: options)
  }

  /// Shows a toast with a cross and the localized description of an error.
  ///
  /// A cancellation (`CancellationError`, `URLError.cancelled`, `CocoaError.userCancelled`) shows
  /// no toast, because nobody wants to read that they cancelled. Instead it ends the HUD of `show`
  /// and `showProgress`, or with an `id` only the HUD of that identifier.
  @_disfavoredOverload
  @discardableResult
  public static func showError(
    _ error: any Error, for duration: Duration? = nil, detail: String? = nil, action: Action? = nil,
    mask: Mask = .inherited, id: String? = nil, options: Options? = nil
  ) -> Handle {
    HUDController.shared.showError(
      error, for: duration, detail: detail, action: action, mask: mask, id: id,
      options: options)
  }

  /// Shows a toast with the letter i for as long as its text takes to read.
  ///
  /// The parameters are those of `showSuccess`.
  @discardableResult
  public static func showInfo(
    _ status: String? = nil, for duration: Duration? = nil, detail: String? = nil,
    action: Action? = nil,
    mask: Mask = .inherited, id: String? = nil, options: Options? = nil
  ) -> Handle {
    HUDController.shared.showInfo(
      status, for: duration, detail: detail, action: action, mask: mask, id: id,
      options: options)
  }

  /// Shows a toast with a text and no indicator for as long as the text takes to read.
  ///
  /// If there is neither a text nor a detail nor a button, nothing is shown. The parameters are
  /// those of `showSuccess`.
  @discardableResult
  public static func showText(
    _ text: String?, for duration: Duration? = nil, detail: String? = nil, action: Action? = nil,
    mask: Mask = .inherited, id: String? = nil, options: Options? = nil
  ) -> Handle {
    HUDController.shared.showText(
      text, for: duration, detail: detail, action: action, mask: mask, id: id,
      options: options)
  }

  /// Shows a toast with a picture for as long as its text takes to read; nil shows the text alone.
  ///
  /// The parameters are those of `showSuccess`.
  @discardableResult
  public static func show(
    image: Image?, status: String? = nil, for duration: Duration? = nil, detail: String? = nil,
    action: Action? = nil, mask: Mask = .inherited, id: String? = nil, options: Options? = nil
  ) -> Handle {
    HUDController.shared.show(
      image: image, status: status, for: duration, detail: detail, action: action, mask: mask,
      id: id, options: options)
  }

  /// Shows a toast with `content` for as long as its text takes to read.
  ///
  /// The parameters are those of `showSuccess`.
  @discardableResult
  public static func showToast(
    _ content: Content, for duration: Duration? = nil, mask: Mask = .inherited, id: String? = nil,
    options: Options? = nil
  ) -> Handle {
    HUDController.shared.showToast(content, for: duration, mask: mask, id: id, options: options)
  }
}
