public import HUDLayers

extension HUDController {
  /// Follows `progress` until it has finished, was cancelled or is released, as
  /// ``HUD/track(_:status:as:mask:id:options:)``.
  @discardableResult
  public func track(
    _ progress: Progress, status: String? = nil, as indicator: HUD.Indicator = .spinner,
    mask: HUD.Mask = .inherited, id: String? = nil, options: HUD.Options? = nil
  ) -> HUD.Handle {
    let resolvedOptions = defaults.resolvedOptions(for: options, mask: mask)
    // Read before the mailbox is locked: a progress of the app's own may call the HUD itself.
    let unknown = Track(progress, status: status, words: resolvedOptions.words, on: indicator)
    let content = unknown.content
    let isOver = unknown.end != nil
    return send { [name = id] id in
      let track = unknown.of(id)
      let handle = HUD.Handle(id: id, controller: self, content: content)
      // Finished work shows nothing. The call is still enqueued, as a withdrawal that has no effect.
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
