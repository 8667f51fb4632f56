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

  /// Shows a HUD with progress, as `showProgress(_:status:)` does.
  public static func show(
    progress: some BinaryFloatingPoint, status: some TextSource = String?.none
  ) { showProgress(Double(progress), status: status) }

  /// Changes the text of the displayed HUD, whichever call showed it. If there is no HUD, nothing
  /// happens.
  public static func setStatus(_ status: String?) { HUDController.shared.setStatus(status) }

  /// Changes the text of the displayed HUD to the characters of `status`.
  public static func setStatus(_ status: some TextSource) { HUDController.shared.setStatus(status) }

  /// Ends one activity that `show` or `showProgress` started.
  ///
  /// When the last of these activities ends, the HUD disappears, unless an activity of `begin`,
  /// `run` or `track`, or a HUD with an `id`, is left. Without an activity to end, nothing happens.
  public static func popActivity() { HUDController.shared.popActivity() }

  /// Dismisses the HUD and ends every activity and toast.
  ///
  /// ```swift
  /// HUD.dismiss { navigation.pop() }
  /// HUD.dismiss(after: .seconds(1)) { reason in print(reason) }
  /// ```
  ///
  /// - Parameters:
  ///   - delay: The time to wait before the HUD is dismissed. A new HUD, toast or activity during
  ///     this time cancels the dismissal.
  ///   - animated: False to remove the panel without its closing animation. The panel still stays
  ///     for its minimum time.
  ///   - completion: Called once, on the main actor, with the reason: when the HUD has disappeared,
  ///     when a HUD that never appeared is given up (`.neverShown`), at once if there is no HUD
  ///     (`.notShowing`), or when a later call cancels the dismissal (`.superseded`).
  /// - Returns: True if a HUD was visible at the time of the call; false if not.
  @discardableResult public static func dismiss(
    after delay: Duration = .zero, animated: Bool = true, completion: DismissalCompletion? = nil
  ) -> Bool {
    HUDController.shared.dismiss(after: delay, animated: animated, completion: completion)
  }

  /// Dismisses the HUD and ends every activity and toast. This overload's `completion` takes no
  /// reason.
  ///
  /// `completion` is called once, on the main actor: when the HUD has disappeared, at once if there
  /// is no HUD, or when a later call cancels the dismissal.
  @discardableResult public static func dismiss(
    after delay: Duration = .zero, animated: Bool = true,
    completion: @escaping @MainActor @Sendable () -> Void
  ) -> Bool { dismiss(after: delay, animated: animated) { (_: Reason) in completion() } }

  /// Dismisses only the HUD that was shown with `id`. If there is no such HUD, nothing happens.
  ///
  /// - Parameters:
  ///   - id: The identifier that the app gave in the call that showed the HUD.
  ///   - animated: False to remove the panel without its closing animation. If another HUD is left
  ///     to show, the panel stays and shows that HUD.
  public static func dismiss(id: String, animated: Bool = true) {
    HUDController.shared.dismiss(id: id, animated: animated)
  }

  /// Whether a HUD is visible: true from `willAppear` to `willDisappear`.
  ///
  /// If another thread shows or dismisses a HUD, this value changes only after the main actor has
  /// processed that call.
  public static var isVisible: Bool { HUDController.shared.isVisible }

  /// The sequence of the HUD's events from now on: `for await event in HUD.events`.
  ///
  /// Each read of this property starts a new subscription.
  public static var events: Events { HUDController.shared.events }

  // People write the calls below from memory. The compiler says what to call instead.

  /// Not available: call `dismiss(after:animated:completion:)`.
  @available(*, unavailable, message: "Use dismiss(after: .seconds(1)) { … }")
  public static func dismiss(withDelay delay: Double, completion: (() -> Void)? = nil) {}
}

extension HUD.Indicator {
  /// Not available: write `.spinner`.
  @available(*, unavailable, renamed: "spinner") public static var loading: Self { .spinner }
}
