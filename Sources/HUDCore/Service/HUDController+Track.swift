public import HUDLayers

extension HUDController {
  /// Shows how far `progress` is until it has finished, was cancelled, or is no more.
  ///
  /// ```swift
  /// let unpacking = Progress(totalUnitCount: 100)
  /// HUD.in(view).track(unpacking, status: "Unpacking", as: .bar(0))
  /// ```
  ///
  /// It is read once a frame while the HUD is seen, however often it changes and on whatever thread,
  /// and it is not kept alive. Without a status its own description is shown. Where it can be
  /// cancelled the HUD has a button that does.
  ///
  /// On Linux a plain `Progress` describes itself by nothing, and cannot be cancelled until its
  /// `isCancellable` is set: without that and a status there is neither text nor button.
  @discardableResult
  public func track(
    _ progress: Progress, status: String? = nil, as indicator: HUD.Indicator = .spinner,
    options: HUD.Options? = nil, isolation: isolated (any Actor)? = #isolation
  ) -> HUD.Handle {
    let resolvedOptions = defaults.resolvedOptions(for: options)
    // Read before the mailbox is locked: a progress of the app's own may call the HUD itself.
    let unknown = Track(progress, status: status, words: resolvedOptions.words, on: indicator)
    let content = unknown.content
    let isOver = unknown.end != nil
    return send(isolation: isolation) { id in
      let track = unknown.of(id)
      let handle = HUD.Handle(RequestReference(id: id, controller: self, content: content))
      // What is over already shows nothing, and what is not there is withdrawn in silence.
      guard !isOver else {
        handle.endPromise.finish(.neverShown)
        return (Mailbox.Message(.withdraw(id)), handle)
      }
      let request = Request(
        id: id, kind: .tracked, content: content, resolvedOptions: resolvedOptions)
      let message = Mailbox.Message(.show(request), endPromise: handle.endPromise, track: track)
      return (message, handle)
    }
  }
}
