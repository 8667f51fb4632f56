import HUDLayers

extension HUD {
  /// A completion handler that is called once, on the main actor, with the reason why the HUD
  /// disappeared or why the dismissal had no effect.
  public typealias DismissalCompletion = @MainActor @Sendable (Reason) -> Void
}

extension HUDController {
  /// Ends one activity that `show` or `showProgress` started. See ``HUD/popActivity()``.
  public func popActivity() { send(.popActivity) }

  /// Dismisses the HUD and ends every activity and toast.
  ///
  /// See ``HUD/dismiss(after:animated:completion:)-(_,_,HUD.DismissalCompletion?)``.
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

  /// Dismisses the HUD and ends every activity and toast. This overload's `completion` takes no
  /// reason.
  ///
  /// See ``HUD/dismiss(after:animated:completion:)-(_,_,HUD.DismissalCompletion?)``.
  @discardableResult
  public func dismiss(
    after delay: Duration = .zero, animated: Bool = true,
    completion: @escaping @MainActor @Sendable () -> Void
  ) -> Bool {
    dismiss(after: delay, animated: animated) { (_: HUD.Reason) in completion() }
  }

  /// Dismisses only the HUD that was shown with `id`. See ``HUD/dismiss(id:animated:)``.
  public func dismiss(id: String, animated: Bool = true) {
    send(.dismissNamed(id, isAnimated: animated))
  }
}
