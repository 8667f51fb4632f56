public import HUDCore

@available(iOSApplicationExtension, unavailable, message: "Use HUD.in(view).")
@available(tvOSApplicationExtension, unavailable, message: "Use HUD.in(view).")
extension HUD {
  /// Shows an indicator, the spinner unless another is given, until it is popped or dismissed.
  ///
  /// ```swift
  /// HUD.show(status: "Loading…", mask: .black)
  /// HUD.show(.bar(0.4), status: "Copying", detail: "3 of 7")
  /// ```
  ///
  /// Two shows count as two activities: each needs its own `popActivity()`, while one `dismiss()` ends
  /// both.
  ///
  /// - Parameters:
  ///   - indicator: The moving or drawn part above the text.
  ///   - status: The text; nil or an empty one shows none.
  ///   - detail: The smaller text below it.
  ///   - action: A button below the text.
  ///   - mask: The cover between the HUD and the app, which may block the app.
  ///   - id: An identifier. A live HUD of the same identifier is replaced in place.
  ///   - options: Settings of this call that replace the defaults.
  /// - Returns: A handle that changes or dismisses this HUD; it may be thrown away.
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
  /// With a duration in `options` it is a toast, and ends by itself.
  @discardableResult
  public static func show(
    _ content: Content, mask: Mask = .inherited, id: String? = nil, options: Options? = nil
  ) -> Handle {
    HUDController.shared.show(content, mask: mask, id: id, options: options)
  }

  /// Shows the progress of work, 0...1.
  ///
  /// ```swift
  /// HUD.showProgress(fraction, status: "Uploading", as: .bar)
  /// ```
  ///
  /// Starts a new activity if no progress HUD of `show` or `showProgress` is up, or if `progress`
  /// returns to 0; otherwise updates the one there is. Call it as often as you like, from any thread: steps that nobody could
  /// see are left out.
  ///
  /// - Parameters:
  ///   - progress: The part that is done. A negative number and NaN are indeterminate.
  ///   - status: The text; nil keeps the text of the step before.
  ///   - indicator: The shape of the progress. Left out, it is a ring, or the shape of the step before.
  ///   - mask: The cover between the HUD and the app.
  ///   - id: An identifier. Only the progress HUD of the same identifier is updated.
  ///   - options: Settings of this call that replace the defaults.
  public static func showProgress(
    _ progress: Double, status: String? = nil, as indicator: Indicator = .spinner,
    mask: Mask = .inherited, id: String? = nil, options: Options? = nil
  ) {
    HUDController.shared.showProgress(
      progress, status: status, as: indicator, mask: mask, id: id, options: options)
  }

  /// Shows the progress of work, 0...1, in any floating-point type.
  public static func showProgress(
    _ progress: some BinaryFloatingPoint, status: String? = nil, as indicator: Indicator = .spinner,
    mask: Mask = .inherited, id: String? = nil, options: Options? = nil
  ) {
    HUDController.shared.showProgress(
      progress, status: status, as: indicator, mask: mask, id: id, options: options)
  }

  /// Changes the text on show, whoever showed it. Does nothing while no HUD is on show.
  public static func setStatus(_ status: String?) { HUDController.shared.setStatus(status) }
}
