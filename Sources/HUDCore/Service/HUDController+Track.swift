public import HUDLayers

extension HUDController {
  /// Shows a HUD that follows `progress` until it is finished, cancelled or released.
  ///
  /// See ``HUD/track(_:status:as:mask:id:options:)``.
  @discardableResult
  public func track(
    _ progress: Progress, status: String? = nil, as indicator: HUD.Indicator = .spinner,
    mask: HUD.Mask = .inherited, id: String? = nil, options: HUD.Options? = nil
  ) -> HUD.Handle {
    let resolvedOptions = defaults.resolvedOptions(for: options, mask: mask)
    // Read before the mailbox is locked, because a `Progress` subclass of the app may call the HUD.
    let unknown = Track(progress, status: status, words: resolvedOptions.words, on: indicator)
    let content = unknown.content
    let isOver = unknown.end != nil
    return send { [name = id] id in
      let track = unknown.of(id)
      let handle = HUD.Handle(id: id, controller: self, content: content)
      // Finished work shows nothing. The closure has to return a message: here one without effect.
      guard !isOver else {
        handle.endPromise.finish(.neverShown)
        return (Mailbox.Message(.withdraw(id)), handle)
      }
      let request = Request(
        id: id, kind: .tracked, name: name, content: content, resolvedOptions: resolvedOptions)
      let message = Mailbox.Message(.show(request), endPromise: handle.endPromise, track: track)
      return (message, handle)
    }
  }
}
