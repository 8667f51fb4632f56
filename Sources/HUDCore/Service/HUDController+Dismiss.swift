import HUDLayers

extension HUD {
  /// Called once with the reason why a dismissal ended, on the main actor.
  public typealias DismissalCompletion = @MainActor @Sendable (Reason) -> Void
}

extension HUDController {
  /// Ends one activity of `show` or `showProgress`. The HUD disappears with the last one, unless an
  /// activity of `begin`, `run` or `track` still runs.
  public func popActivity() { send(.popActivity) }

  /// Dismisses the HUD with every activity and toast, as ``HUD/dismiss(after:animated:completion:)``.
  @discardableResult
  public func dismiss(
    after delay: Duration = .zero, animated: Bool = true,
    completion: HUD.DismissalCompletion? = nil
  ) -> Bool {
    let wasVisible = isVisible
    send { id in
      let event = Machine.Input.dismiss(
        after: delay, isAnimated: animated, completion: completion.map { _ in id })
      return (Mailbox.Message(event, completion: completion.map { (id, $0) }), ())
    }
    return wasVisible
  }

  /// Dismisses the HUD, and calls a completion that needs no reason.
  @discardableResult
  public func dismiss(
    after delay: Duration = .zero, animated: Bool = true,
    completion: @escaping @MainActor @Sendable () -> Void
  ) -> Bool {
    dismiss(after: delay, animated: animated) { (_: HUD.Reason) in completion() }
  }

  /// Ends the request with that identifier alone, as ``HUD/dismiss(id:animated:)``.
  public func dismiss(id: String, animated: Bool = true) {
    send(.dismissNamed(id, isAnimated: animated))
  }
}
