public import HUDLayers

extension HUDController {
  /// Shows a HUD that follows `progress` until `progress` is finished, cancelled or released.
  ///
  /// See ``HUD/track(_:status:as:mask:id:options:)``.
  @discardableResult
  public func track(
    _ progress: Progress, status: String? = nil, as indicator: HUD.Indicator = .spinner,
    mask: HUD.Mask = .inherited, id: String? = nil, options: HUD.Options? = nil
  ) -> HUD.Handle {
    let resolvedOptions = defaults.resolvedOptions(for: options, mask: mask)
    // Read `progress` before the mailbox is locked. While `progress` is read, a `Progress` subclass
    // of the app may call the HUD. If the mailbox were locked then, this call would wait for ever.
    let unknown = Track(
      progress, status: status, words: resolvedOptions.behavior.words, on: indicator)
    let content = unknown.content
    let isOver = unknown.end != nil
    return send { [name = id] id in
      let track = unknown.of(id)
      let handle = HUD.Handle(id: id, controller: self, content: content)
      // Show no HUD for work that is already over. The closure has to return a message, so return a
      // message that has no effect.
      guard !isOver else {
        handle.endPromise.finish(.neverShown)
        return (Mailbox.Message(.withdraw(id)), handle)
      }
      let request = Request(
        id: id, kind: .owned, name: name, isTracked: true, content: content,
        resolvedOptions: resolvedOptions)
      let message = Mailbox.Message(.show(request), endPromise: handle.endPromise, track: track)
      return (message, handle)
    }
  }
}
