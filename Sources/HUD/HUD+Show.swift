public import HUDCore

@available(iOSApplicationExtension, unavailable, message: "Use HUD.in(view).")
@available(tvOSApplicationExtension, unavailable, message: "Use HUD.in(view).")
extension HUD {
  /// Shows an indicator, by default the spinner, until it is popped or dismissed.
  ///
  /// ```swift
  /// HUD.show(status: "Loading…", mask: .black)
  /// HUD.show(.bar(0.4), status: "Copying", detail: "3 of 7")
  /// ```
  ///
  /// Each `show` counts as one activity. After two of them the HUD disappears with the second
  /// `popActivity()`, or with one `dismiss()`.
  ///
  /// - Parameters:
  ///   - indicator: The spinner, progress, glyph or picture above the text.
  ///   - status: The main text; nil or an empty string shows none.
  ///   - detail: The smaller text below the status.
  ///   - action: A button below the text.
  ///   - mask: The cover between the HUD and the app, which can block the app.
  ///   - id: An identifier. A live HUD with the same identifier is replaced by this one.
  ///   - options: Settings for this call, which override the defaults. With a duration the HUD is a
  ///     toast, which ends by itself.
  /// - Returns: A handle that changes or dismisses this HUD. Releasing it does not end the HUD.
  @discardableResult
  public static func show(
    _ indicator: Indicator = .spinner, status: String? = nil, detail: String? = nil,
    action: Action? = nil, mask: Mask = .inherited, id: String? = nil, options: Options? = nil
  ) -> Handle {
    HUDController.shared.show(
      indicator, status: status, detail: detail, action: action, mask: mask, id: id,
      options: options)
  }

  /// Shows `content` until it is popped or dismissed.
  ///
  /// With a duration in `options` the HUD is a toast, which ends by itself.
  @discardableResult
  public static func show(
    _ content: Content, mask: Mask = .inherited, id: String? = nil, options: Options? = nil
  ) -> Handle {
    HUDController.shared.show(content, mask: mask, id: id, options: options)
  }

  /// Shows the progress of work, from 0 to 1.
  ///
  /// ```swift
  /// HUD.showProgress(fraction, status: "Uploading", as: .bar)
  /// ```
  ///
  /// Starts a new activity if there is no progress HUD of `show` or `showProgress`, or if
  /// `progress` returns to 0; otherwise updates the progress HUD. Call it as often as you like,
  /// from any thread: values that nobody could see are skipped.
  ///
  /// - Parameters:
  ///   - progress: The completed part. Values above 1 count as 1; negative values and NaN are
  ///     indeterminate.
  ///   - status: The text; nil keeps the text of the previous call.
  ///   - indicator: The shape of the progress. The default is a ring, or the shape of the previous
  ///     call.
  ///   - mask: The cover between the HUD and the app.
  ///   - id: An identifier. Only a progress HUD with the same identifier is updated.
  ///   - options: Settings for this call, which override the defaults.
  public static func showProgress(
    _ progress: Double, status: String? = nil, as indicator: Indicator = .spinner,
    mask: Mask = .inherited, id: String? = nil, options: Options? = nil
  ) {
    HUDController.shared.showProgress(
      progress, status: status, as: indicator, mask: mask, id: id, options: options)
  }

  /// Shows the progress of work, from 0 to 1, given in any floating-point type.
  public static func showProgress(
    _ progress: some BinaryFloatingPoint, status: String? = nil, as indicator: Indicator = .spinner,
    mask: Mask = .inherited, id: String? = nil, options: Options? = nil
  ) {
    HUDController.shared.showProgress(
      progress, status: status, as: indicator, mask: mask, id: id, options: options)
  }

  /// Changes the text of the displayed HUD, whichever call showed it. Without a HUD nothing
  /// happens.
  public static func setStatus(_ status: String?) { HUDController.shared.setStatus(status) }
}
