extension HUD.Calls {
  /// Shows a HUD with an indicator, by default the spinner, until a call such as `popActivity()` or
  /// `dismiss()` ends it, or until the duration in `options` is over.
  ///
  /// See ``HUD/show(_:status:detail:action:mask:id:options:)``.
  @discardableResult public func show(
    _ indicator: HUD.Indicator = .spinner, status: some HUD.TextSource = String?.none,
    detail: some HUD.TextSource = String?.none, action: HUD.Action? = nil,
    mask: HUD.Mask = .inherited, id: String? = nil, options: HUD.Options? = nil
  ) -> HUD.Handle {
    show(
      HUD.Content(indicator, status: status, detail: detail, action: action), mask: mask, id: id,
      options: options)
  }

  /// Shows a HUD with the spinner and a text.
  ///
  /// See ``HUD/show(_:detail:action:mask:id:options:)``.
  // This overload is disfavoured, so that `.none` in `show(.none)` is `HUD.Indicator.none`.
  @_disfavoredOverload @discardableResult public func show(
    _ status: some HUD.TextSource, detail: some HUD.TextSource = String?.none,
    action: HUD.Action? = nil, mask: HUD.Mask = .inherited, id: String? = nil,
    options: HUD.Options? = nil
  ) -> HUD.Handle {
    show(status: status, detail: detail, action: action, mask: mask, id: id, options: options)
  }

  /// Shows a HUD with `content` until `dismiss()` or a similar call, or the end of its duration.
  ///
  /// See ``HUD/show(_:mask:id:options:)``.
  @discardableResult public func show(
    _ content: HUD.Content, mask: HUD.Mask = .inherited, id: String? = nil,
    options: HUD.Options? = nil
  ) -> HUD.Handle {
    start(content, id: id, mask: mask, options: options)
  }

  /// Shows a HUD with the progress of work, from 0 to 1. `progress` can have any floating-point
  /// type.
  ///
  /// See ``HUD/showProgress(_:status:as:mask:id:options:)-(BinaryFloatingPoint,_,_,_,_,_)``.
  // This overload is disfavoured, so that a `Double` uses the overload below.
  @_disfavoredOverload public func showProgress(
    _ progress: some BinaryFloatingPoint, status: some HUD.TextSource = String?.none,
    as indicator: HUD.Indicator = .spinner, mask: HUD.Mask = .inherited, id: String? = nil,
    options: HUD.Options? = nil
  ) {
    controller.showProgress(
      Double(progress), status: status, as: indicator, mask: mask, id: id,
      options: self.options(completing: options))
  }

  /// Shows a HUD with progress, as `showProgress(_:status:)` does.
  public func show(
    progress: some BinaryFloatingPoint, status: some HUD.TextSource = String?.none
  ) { showProgress(Double(progress), status: status) }

  /// Carries out a call of `show`, `showToast`, `begin`, `track` or one of their short forms.
  ///
  /// - Parameter kind: The kind of the request; nil for that of `show`, which depends on the options
  ///   and the identifier.
  func start<Handle: HUD.Handle>(
    _ content: HUD.Content, as kind: Request.Kind? = nil, id name: String?, mask: HUD.Mask,
    duration: Duration? = nil, options: HUD.Options?, following track: TrackedProgress? = nil
  ) -> Handle {
    let controller = controller
    let options = self.options(completing: options)
    let untimed: Request.Kind = name == nil ? .anonymous : .named
    let kind = kind ?? (options?.duration == nil ? untimed : .toast)
    let resolvedOptions = controller.defaults.resolved.overridden(
      by: options, mask: mask, duration: duration)
    return controller.send { id in
      let request = Request(
        id: id, kind: kind, name: name, track: track, content: content,
        resolvedOptions: resolvedOptions)
      let handle = Handle(request.endPromise, controller: controller, content: request.content)
      return (.input(.show(request)), handle)
    }
  }
}

extension HUDController {
  /// Shows a HUD with the progress of work, from 0 to 1.
  ///
  /// See ``HUD/showProgress(_:status:as:mask:id:options:)-(Double,_,_,_,_,_)``.
  // This overload is not in `HUD.Calls`, because work may report a million steps. A call through
  // the protocol retains the controller, which takes as long as the rest of the call.
  public func showProgress(
    _ progress: Double, status: some HUD.TextSource = String?.none,
    as indicator: HUD.Indicator = .spinner, mask: HUD.Mask = .inherited, id: String? = nil,
    options: HUD.Options? = nil
  ) {
    send(
      ProgressCall(
        name: id, progress: progress, status: status._hudText.characters, indicator: indicator,
        mask: mask, options: options, defaults: defaults.resolved))
  }
}
