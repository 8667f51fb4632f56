public import HUDCore

@available(iOSApplicationExtension, unavailable, message: "Use HUD.in(view).")
@available(tvOSApplicationExtension, unavailable, message: "Use HUD.in(view).")
extension HUD {
  /// Shows a check mark for as long as the text takes to read, at least two seconds.
  ///
  /// ```swift
  /// HUD.showSuccess("Saved")
  /// HUD.showSuccess("Deleted", for: .seconds(5), action: HUD.Action("Undo") { list.restore() })
  /// ```
  ///
  /// - Parameters:
  ///   - status: The text; nil shows the check mark alone.
  ///   - duration: The time the toast stays. Left out, it follows from the text, within
  ///     `HUD.behavior.minimumToastTime` and `maximumToastTime`, and is at least four seconds with a
  ///     button.
  ///   - detail: The smaller text below the status.
  ///   - action: A button, which runs and dismisses the toast.
  ///   - mask: The cover between the HUD and the app.
  ///   - id: An identifier. A live toast of the same identifier is replaced, and never waits twice.
  ///   - options: Settings of this call that replace the defaults.
  /// - Returns: A handle that changes or dismisses this toast; it may be thrown away.
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

  /// Shows a cross for as long as the text takes to read.
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

  /// Shows a cross and the localized description of an error.
  ///
  /// A cancellation (`CancellationError`, `URLError.cancelled`, `CocoaError.userCancelled`) shows
  /// nothing, as nobody wants to read that they cancelled; it ends the HUD of `show` and
  /// `showProgress`, or with an `id` the HUD of that identifier.
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

  /// Shows the letter i for as long as the text takes to read.
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

  /// Shows a text alone for as long as it takes to read. Nil or an empty text shows nothing.
  ///
  /// The parameters are those of `showSuccess`.
  @discardableResult
  public static func showText(
    _ text: String?, for duration: Duration? = nil, detail: String? = nil, action: Action? = nil,
    mask: Mask = .inherited, id: String? = nil, options: Options? = nil
  ) -> Handle {
    HUDController.shared.showText(
      text, for: duration, detail: detail, action: action, mask: mask, id: id,
      options: options)
  }

  /// Shows a picture for as long as the text takes to read; nil shows the text alone.
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

  /// Shows `content` for as long as its text takes to read.
  @discardableResult
  public static func showToast(
    _ content: Content, for duration: Duration? = nil, mask: Mask = .inherited, id: String? = nil,
    options: Options? = nil
  ) -> Handle {
    HUDController.shared.showToast(content, for: duration, mask: mask, id: id, options: options)
  }
}
