import HUDLayers

extension HUD {
  /// Told once how a dismissal went, on the main actor.
  public typealias DismissalCompletion = @MainActor @Sendable (Reason) -> Void
}

extension HUDController {
  /// Shows `content` until as many `popActivity()` calls as there were shows, or a `dismiss()`.
  ///
  /// With a duration in `options` it is a toast: it ends by itself.
  @discardableResult
  public func show(
    _ content: HUD.Content, options: HUD.Options? = nil,
    isolation: isolated (any Actor)? = #isolation
  ) -> HUD.Handle {
    put(up: content, as: options?.duration == nil ? .spinner : .toast, options, isolation)
  }

  /// Shows `content` for as long as it takes to read.
  @discardableResult
  public func showToast(
    _ content: HUD.Content, options: HUD.Options? = nil,
    isolation: isolated (any Actor)? = #isolation
  ) -> HUD.Handle {
    put(up: content, as: .toast, options, isolation)
  }

  /// Shows how far work is, 0...1.
  ///
  /// A call starts an activity where no progress of these calls stands, and so does a zero after
  /// progress was made. All others are its next steps, count nothing, and without options allocate
  /// nothing.
  public func showProgress(
    _ progress: Double, status: String? = nil, options: HUD.Options? = nil,
    isolation: isolated (any Actor)? = #isolation
  ) {
    let resolvedOptions = defaults.resolvedOptions(for: options)
    deliver(isolation: isolation) { isServedAtOnce in
      mailbox.post(
        progress: progress, status: status, resolvedOptions: resolvedOptions,
        isServedAtOnce: isServedAtOnce)
    }
  }

  /// Begins work of its own, which keeps the HUD up until it ends or is released; with a button,
  /// if it has an action.
  public func begin(
    _ status: String? = nil, as indicator: HUD.Indicator = .spinner, action: HUD.Action? = nil,
    options: HUD.Options? = nil, isolation: isolated (any Actor)? = #isolation
  ) -> HUD.Activity {
    let content = HUD.Content(indicator, title: status, action: action)
    let resolvedOptions = defaults.resolvedOptions(for: options)
    return send(isolation: isolation) { id in
      let request = Request(
        id: id, kind: .activity, content: content, resolvedOptions: resolvedOptions)
      let owner = RequestReference(id: id, controller: self, content: content)
      return (Mailbox.Message(.show(request)), HUD.Activity(owner, options: options))
    }
  }

  /// Changes the text on show, whoever's it is.
  public func setStatus(_ status: String?, isolation: isolated (any Actor)? = #isolation) {
    send(.setStatus(status), isolation: isolation)
  }

  /// Ends one activity; the HUD goes with the last.
  public func popActivity(isolation: isolated (any Actor)? = #isolation) {
    send(.popActivity, isolation: isolation)
  }

  /// Takes the HUD away, with every activity, now or after `delay`; a show in between keeps it.
  ///
  /// It tells whether a HUD was on show, as `isVisible` does.
  @discardableResult
  public func dismiss(
    after delay: Duration = .zero, isolation: isolated (any Actor)? = #isolation,
    completion: HUD.DismissalCompletion? = nil
  ) -> Bool {
    let wasVisible = isVisible
    send(isolation: isolation) { id in
      let event = Machine.Event.dismiss(after: delay, completion: completion.map { _ in id })
      return (Mailbox.Message(event, completion: completion.map { (id, $0) }), ())
    }
    return wasVisible
  }

  private func put(
    up content: HUD.Content, as kind: Request.Kind, _ options: HUD.Options?,
    _ isolation: (any Actor)?
  ) -> HUD.Handle {
    let resolvedOptions = defaults.resolvedOptions(for: options)
    return send(isolation: isolation) { id in
      let request = Request(id: id, kind: kind, content: content, resolvedOptions: resolvedOptions)
      let handle = HUD.Handle(RequestReference(id: id, controller: self, content: content))
      return (Mailbox.Message(.show(request), endPromise: handle.endPromise), handle)
    }
  }
}
