public import HUDCore

@available(iOSApplicationExtension, unavailable, message: "Use HUD.in(view).")
@available(tvOSApplicationExtension, unavailable, message: "Use HUD.in(view).") extension HUD {
  /// Shows a HUD with an indicator, by default the spinner, until `popActivity()` or `dismiss()`
  /// ends it.
  ///
  /// ```swift
  /// HUD.show(status: "Signing in", mask: .black)
  /// HUD.show(.bar(0.4), status: "Copying", detail: "3 of 7")
  /// ```
  ///
  /// Each call of `show` counts as one activity. After two calls of `show`, the HUD disappears at
  /// the second `popActivity()`, or at the first `dismiss()`. A toast such as `showSuccess` takes
  /// the place of this HUD, which ends together with all of its activities.
  ///
  /// - Parameters:
  ///   - indicator: The spinner, progress, glyph or picture above or beside the text.
  ///   - status: The main text; nil or an empty string shows none.
  ///   - detail: The smaller text below the status.
  ///   - action: A button below or beside the text.
  ///   - mask: The cover between the HUD and the app, which can block input to the app.
  ///   - id: An identifier of your choice. The HUD then is not counted: it lives until
  ///     `dismiss(id:)`, its handle or `dismiss()` ends it. If a HUD with the same identifier is
  ///     live, the new HUD replaces it.
  ///   - options: Settings for this call, which override the defaults. If they contain a duration,
  ///     the HUD is a toast, which ends by itself.
  /// - Returns: A handle that changes or dismisses this HUD. Releasing it does not end the HUD.
  @discardableResult public static func show(
    _ indicator: Indicator = .spinner, status: some TextSource = String?.none,
    detail: some TextSource = String?.none, action: Action? = nil, mask: Mask = .inherited,
    id: String? = nil, options: Options? = nil
  ) -> Handle {
    HUDController.shared.show(
      indicator, status: status, detail: detail, action: action, mask: mask, id: id,
      options: options)
  }

  /// Shows a HUD with the spinner and a text. `HUD.show("Signing in")` does the same as
  /// `HUD.show(status: "Signing in")`.
  // This overload is disfavoured, so that `.none` in `HUD.show(.none)` means the indicator.
  @_disfavoredOverload @discardableResult public static func show(
    _ status: some TextSource, detail: some TextSource = String?.none, action: Action? = nil,
    mask: Mask = .inherited, id: String? = nil, options: Options? = nil
  ) -> Handle {
    show(status: status, detail: detail, action: action, mask: mask, id: id, options: options)
  }

  /// Shows a HUD with `content` until a call such as `popActivity()` or `dismiss()` ends the HUD.
  ///
  /// If `options` contain a duration, the HUD is a toast, which ends by itself.
  @discardableResult public static func show(
    _ content: Content, mask: Mask = .inherited, id: String? = nil, options: Options? = nil
  ) -> Handle { HUDController.shared.show(content, mask: mask, id: id, options: options) }

  /// Shows a HUD with the progress of work, from 0 to 1.
  ///
  /// ```swift
  /// HUD.showProgress(fraction, status: "Uploading", as: .bar)
  /// ```
  ///
  /// Updates the HUD that an earlier call of `show` or `showProgress` has started: its spinner
  /// becomes a ring. If there is no such HUD, or if the progress returns to 0 in a call without an
  /// `id`, this call acts like `show`. Call `showProgress` as often as you like, from any thread:
  /// values that no frame could show are skipped.
  ///
  /// - Parameters:
  ///   - progress: The completed fraction of the work. Values above 1 count as 1; negative values
  ///     and NaN show the indeterminate ring.
  ///   - status: The text; nil keeps the text of the previous call.
  ///   - indicator: The shape that shows the progress. By default it is the shape of the previous
  ///     call, or a ring in the first call.
  ///   - mask: The cover between the HUD and the app.
  ///   - id: An identifier of your choice. If you give one, only the HUD of `show` or
  ///     `showProgress` with the same identifier is updated, and nothing is counted.
  ///   - options: Settings for this call, which override the defaults. A duration has no effect.
  public static func showProgress(
    _ progress: Double, status: some TextSource = String?.none, as indicator: Indicator = .spinner,
    mask: Mask = .inherited, id: String? = nil, options: Options? = nil
  ) {
    HUDController.shared.showProgress(
      progress, status: status, as: indicator, mask: mask, id: id, options: options)
  }

  /// Shows a HUD with the progress of work. `progress` is a number from 0 to 1, in any
  /// floating-point type.
  // This overload is disfavoured, so that a `Double` takes the overload above, which is faster.
  @_disfavoredOverload public static func showProgress(
    _ progress: some BinaryFloatingPoint, status: some TextSource = String?.none,
    as indicator: Indicator = .spinner, mask: Mask = .inherited, id: String? = nil,
    options: Options? = nil
  ) {
    HUDController.shared.showProgress(
      progress, status: status, as: indicator, mask: mask, id: id, options: options)
  }
}
