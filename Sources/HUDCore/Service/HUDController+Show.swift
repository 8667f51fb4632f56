public import HUDLayers

extension HUDController {
  /// Shows a HUD with an indicator, by default the spinner, until `popActivity()` or `dismiss()`
  /// ends it.
  ///
  /// See ``HUD/show(_:status:detail:action:mask:id:options:)-(_,String?,_,_,_,_,_)``.
  @discardableResult
  public func show(
    _ indicator: HUD.Indicator = .spinner, status: String? = nil, detail: String? = nil,
    action: HUD.Action? = nil, mask: HUD.Mask = .inherited, id: String? = nil,
    options: HUD.Options? = nil
  ) -> HUD.Handle {
    show(
      HUD.Content(indicator, status: status, detail: detail, action: action), mask: mask, id: id,
      options: options)
  }

  /// Shows a HUD with the spinner and a text.
  ///
  /// See ``HUD/show(_:detail:action:mask:id:options:)``.
  // It is disfavoured, so that the `.none` of `show(.none)` is the indicator.
  @_disfavoredOverload
  @discardableResult
  public func show(
    _ status: String?, detail: String? = nil, action: HUD.Action? = nil,
    mask: HUD.Mask = .inherited, id: String? = nil, options: HUD.Options? = nil
  ) -> HUD.Handle {
    show(status: status, detail: detail, action: action, mask: mask, id: id, options: options)
  }

  /// Shows a HUD with an attributed text until `popActivity()` or `dismiss()` ends it.
  ///
  /// See ``HUD/show(_:status:detail:action:mask:id:options:)-(_,AttributedStringProtocol,_,_,_,_,_)``.
  @discardableResult
  public func show(
    _ indicator: HUD.Indicator = .spinner, status: some AttributedStringProtocol,
    detail: String? = nil, action: HUD.Action? = nil, mask: HUD.Mask = .inherited,
    id: String? = nil, options: HUD.Options? = nil
  ) -> HUD.Handle {
    show(
      HUD.Content(indicator, status: status, detail: detail, action: action), mask: mask, id: id,
      options: options)
  }

  /// Shows a HUD with `content` until `popActivity()` or `dismiss()` ends it.
  ///
  /// See ``HUD/show(_:mask:id:options:)``.
  @discardableResult
  public func show(
    _ content: HUD.Content, mask: HUD.Mask = .inherited, id: String? = nil,
    options: HUD.Options? = nil
  ) -> HUD.Handle {
    put(
      up: content, as: options?.duration == nil ? .spinner : .toast, name: id,
      defaults.resolvedOptions(for: options, mask: mask))
  }

  /// Shows a HUD with the progress of work, from 0 to 1. `progress` can have any floating-point
  /// type.
  ///
  /// See ``HUD/showProgress(_:status:as:mask:id:options:)-(BinaryFloatingPoint,_,_,_,_,_)``.
  public func showProgress(
    _ progress: some BinaryFloatingPoint, status: String? = nil,
    as indicator: HUD.Indicator = .spinner, mask: HUD.Mask = .inherited, id: String? = nil,
    options: HUD.Options? = nil
  ) {
    let progress = Double(progress)
    showProgress(progress, status: status, as: indicator, mask: mask, id: id, options: options)
  }

  /// Shows a HUD with the progress of work, from 0 to 1.
  ///
  /// See ``HUD/showProgress(_:status:as:mask:id:options:)-(Double,_,_,_,_,_)``.
  public func showProgress(
    _ progress: Double, status: String? = nil, as indicator: HUD.Indicator = .spinner,
    mask: HUD.Mask = .inherited, id: String? = nil, options: HUD.Options? = nil
  ) {
    let defaults = defaults.resolved
    deliver {
      mailbox.post(
        isServedAtOnce: $0, progress: progress, status: status, name: id, indicator: indicator,
        mask: mask, options: options, defaults: defaults)
    }
  }

  /// Shows progress as SVProgressHUD does: a progress above 0 also continues the HUD of `show`,
  /// instead of counting as another activity.
  package func showProgress(
    _ progress: Double, status: String?, continuingSpinner: Bool, options: HUD.Options
  ) {
    let defaults = defaults.resolved
    deliver {
      mailbox.post(
        isServedAtOnce: $0, progress: progress, status: status,
        continuesSpinner: continuingSpinner, options: options, defaults: defaults)
    }
  }

  /// Changes the text of the displayed HUD, whichever call showed it. If there is no HUD, nothing
  /// happens.
  public func setStatus(_ status: String?) { send(.setStatus(status?.cut)) }

  func put(
    up content: HUD.Content, as kind: Request.Kind, name: String?,
    _ resolvedOptions: ResolvedOptions
  ) -> HUD.Handle {
    send { id in
      let request = Request(
        id: id, kind: kind, name: name, content: content, resolvedOptions: resolvedOptions)
      let handle = HUD.Handle(id: id, controller: self, content: request.content)
      return (Mailbox.Message(.show(request), endPromise: handle.endPromise), handle)
    }
  }
}
