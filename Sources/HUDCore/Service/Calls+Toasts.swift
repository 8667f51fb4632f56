import HUDLayers

extension HUD.Calls {
  /// Shows a toast with `content` for `duration`, by default as long as its text takes to read.
  ///
  /// See ``HUD/showToast(_:for:mask:id:options:)``.
  @discardableResult public func showToast(
    _ content: HUD.Content, for duration: Duration? = nil, mask: HUD.Mask = .inherited,
    id: String? = nil, options: HUD.Options? = nil
  ) -> HUD.Handle {
    start(content, as: .toast, id: id, mask: mask, duration: duration, options: options)
  }

  /// Shows a toast with a picture for `duration`, by default as long as its text takes to read. If
  /// `image` is nil, shows the text alone.
  ///
  /// See ``HUD/show(image:status:for:detail:action:onTap:mask:id:options:)``.
  @discardableResult public func show(
    image: HUD.Image?, status: some HUD.TextSource = String?.none, for duration: Duration? = nil,
    detail: some HUD.TextSource = String?.none, action: HUD.Action? = nil,
    onTap: HUD.Action.Handler? = nil, mask: HUD.Mask = .inherited, id: String? = nil,
    options: HUD.Options? = nil
  ) -> HUD.Handle {
    let indicator = image.map { HUD.Indicator.image($0) } ?? .none
    return start(indicator, status, duration, detail, action, onTap, mask, id, options)
  }

  /// Shows a toast with a check mark for `duration`, by default as long as its text takes to read.
  ///
  /// See ``HUD/showSuccess(_:for:detail:action:onTap:mask:id:options:)``.
  @discardableResult public func showSuccess(
    _ status: some HUD.TextSource = String?.none, for duration: Duration? = nil,
    detail: some HUD.TextSource = String?.none, action: HUD.Action? = nil,
    onTap: HUD.Action.Handler? = nil, mask: HUD.Mask = .inherited, id: String? = nil,
    options: HUD.Options? = nil
  ) -> HUD.Handle { start(.success, status, duration, detail, action, onTap, mask, id, options) }

  /// Shows a toast with a warning triangle for `duration`, by default the time to read its text.
  ///
  /// See ``HUD/showWarning(_:for:detail:action:onTap:mask:id:options:)``.
  @discardableResult public func showWarning(
    _ status: some HUD.TextSource = String?.none, for duration: Duration? = nil,
    detail: some HUD.TextSource = String?.none, action: HUD.Action? = nil,
    onTap: HUD.Action.Handler? = nil, mask: HUD.Mask = .inherited, id: String? = nil,
    options: HUD.Options? = nil
  ) -> HUD.Handle { start(.warning, status, duration, detail, action, onTap, mask, id, options) }

  /// Shows a toast with a cross for `duration`, by default as long as its text takes to read.
  ///
  /// See ``HUD/showError(_:for:detail:action:onTap:mask:id:options:)-(HUD.TextSource,_,_,_,_,_,_,_)``.
  @discardableResult public func showError(
    _ status: some HUD.TextSource = String?.none, for duration: Duration? = nil,
    detail: some HUD.TextSource = String?.none, action: HUD.Action? = nil,
    onTap: HUD.Action.Handler? = nil, mask: HUD.Mask = .inherited, id: String? = nil,
    options: HUD.Options? = nil
  ) -> HUD.Handle { start(.error, status, duration, detail, action, onTap, mask, id, options) }

  /// Shows a toast with a cross and the description of `error`, unless that is a cancellation.
  ///
  /// See ``HUD/showError(_:for:detail:action:onTap:mask:id:options:)``.
  @_disfavoredOverload @discardableResult public func showError(
    _ error: (any Error)?, for duration: Duration? = nil,
    detail: some HUD.TextSource = String?.none, action: HUD.Action? = nil,
    onTap: HUD.Action.Handler? = nil, mask: HUD.Mask = .inherited, id: String? = nil,
    options: HUD.Options? = nil
  ) -> HUD.Handle {
    guard error?.isCancellation == true else {
      return start(
        .error, error?.localizedDescription, duration, detail, action, onTap, mask, id, options)
    }
    // The user has cancelled the work: end the HUD of the work. An empty toast is not shown.
    controller.send(.withdrawNamed(id, .cancelled))
    return showToast(HUD.Content(.none))
  }

  /// Shows a toast with the letter i for `duration`, by default as long as its text takes to read.
  ///
  /// See ``HUD/showInfo(_:for:detail:action:onTap:mask:id:options:)``.
  @discardableResult public func showInfo(
    _ status: some HUD.TextSource = String?.none, for duration: Duration? = nil,
    detail: some HUD.TextSource = String?.none, action: HUD.Action? = nil,
    onTap: HUD.Action.Handler? = nil, mask: HUD.Mask = .inherited, id: String? = nil,
    options: HUD.Options? = nil
  ) -> HUD.Handle { start(.info, status, duration, detail, action, onTap, mask, id, options) }

  /// Shows a toast with a text alone for `duration`, by default as long as the text takes to read.
  ///
  /// See ``HUD/showText(_:for:detail:action:onTap:mask:id:options:)``.
  @discardableResult public func showText(
    _ text: some HUD.TextSource, for duration: Duration? = nil,
    detail: some HUD.TextSource = String?.none, action: HUD.Action? = nil,
    onTap: HUD.Action.Handler? = nil, mask: HUD.Mask = .inherited, id: String? = nil,
    options: HUD.Options? = nil
  ) -> HUD.Handle { start(.none, text, duration, detail, action, onTap, mask, id, options) }

  // The four calls that follow have the label of `show(status:)`, for people who write it here too.

  /// Shows a toast with a check mark, as `showSuccess(_:)` does.
  @discardableResult public func showSuccess(
    status: some HUD.TextSource, for duration: Duration? = nil
  ) -> HUD.Handle { showSuccess(status, for: duration) }

  /// Shows a toast with an exclamation mark, as `showWarning(_:)` does.
  @discardableResult public func showWarning(
    status: some HUD.TextSource, for duration: Duration? = nil
  ) -> HUD.Handle { showWarning(status, for: duration) }

  /// Shows a toast with a cross, as `showError(_:)` does.
  @discardableResult public func showError(
    status: some HUD.TextSource, for duration: Duration? = nil
  ) -> HUD.Handle { showError(status, for: duration) }

  /// Shows a toast with the letter i, as `showInfo(_:)` does.
  @discardableResult public func showInfo(
    status: some HUD.TextSource, for duration: Duration? = nil
  ) -> HUD.Handle { showInfo(status, for: duration) }

  /// Carries out a call of `showSuccess` or one of its siblings, which differ in their indicator.
  package func start(
    _ indicator: HUD.Indicator, _ status: some HUD.TextSource, _ duration: Duration?,
    _ detail: some HUD.TextSource, _ action: HUD.Action?, _ onTap: HUD.Action.Handler?,
    _ mask: HUD.Mask, _ id: String?, _ options: HUD.Options?
  ) -> HUD.Handle {
    showToast(
      HUD.Content(indicator, status: status, detail: detail, action: action, onTap: onTap),
      for: duration, mask: mask, id: id, options: options)
  }

  // People write the calls below from memory. The compiler says what to call instead.

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
