import HUDLayers

extension HUDController {
  /// Shows a HUD with the progress of work, from 0 to 1.
  ///
  /// See ``HUD/showProgress(_:status:as:mask:id:options:)-(Double,_,_,_,_,_)``.
  // It is not in `HUD.Calls`, because work may report a million steps. A call through the protocol
  // retains the controller, which takes a thread as long as the rest of the call.
  public func showProgress(
    _ progress: Double, status: String? = nil, as indicator: HUD.Indicator = .spinner,
    mask: HUD.Mask = .inherited, id: String? = nil, options: HUD.Options? = nil
  ) {
    let defaults = defaults.resolved
    send { stepID in
      let step = ProgressStep(
        id: stepID, name: id, progress: progress, status: status, indicator: indicator, mask: mask,
        options: options, defaults: defaults)
      return (Mailbox.Message(.progress(step)), ())
    }
  }

  /// Shows a HUD of `show`, `showToast` or one of their short forms.
  func show(
    _ content: HUD.Content, as kind: Request.Kind, id name: String?, mask: HUD.Mask,
    duration: Duration? = nil, options: HUD.Options?
  ) -> HUD.Handle {
    let resolvedOptions = defaults.resolvedOptions(for: options, mask: mask, duration: duration)
    return send { id in
      let request = Request(
        id: id, kind: kind, name: name, content: content, resolvedOptions: resolvedOptions)
      let handle = HUD.Handle(id: id, controller: self, content: request.content)
      return (Mailbox.Message(.show(request), endPromise: handle.endPromise), handle)
    }
  }
}
