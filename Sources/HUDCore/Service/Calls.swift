extension HUD {
  /// The calls of one HUD: the HUD of a view, a window or a scene, or the HUD in SwiftUI's
  /// environment.
  ///
  /// `HUD.in(view)` returns a ``HUDController``, which has these calls. The static calls of `HUD`
  /// have the same names and parameters. Their documentation describes each call.
  public protocol Calls: Sendable {
    /// The controller of the HUD.
    var controller: HUDController { get }

    /// Returns `options`, completed by settings such as those of the SwiftUI view of the call.
    func options(completing options: Options?) -> Options?
  }

  /// A completion handler that is called once, on the main actor, with the reason why the HUD
  /// disappeared or why the dismissal had no effect.
  public typealias DismissalCompletion = @MainActor @Sendable (Reason) -> Void
}

extension HUD.Calls {
  /// Changes the text of the displayed HUD, whichever call showed it. See ``HUD/setStatus(_:)``.
  public func setStatus(_ status: String?) { controller.send(.setStatus(status?.cut)) }

  /// Changes the text of the displayed HUD. See ``HUD/setStatus(_:)``.
  public func setStatus(_ status: some HUD.TextSource) { setStatus(status._hudText.characters) }

  /// Ends one activity that `show` or `showProgress` started. See ``HUD/popActivity()``.
  public func popActivity() { controller.send(.popActivity) }

  /// Dismisses the HUD, and ends every activity and toast. Returns whether the HUD was visible.
  ///
  /// See ``HUD/dismiss(after:animated:completion:)-(_,_,HUD.DismissalCompletion?)``.
  @discardableResult public func dismiss(
    after delay: Duration = .zero, animated: Bool = true, completion: HUD.DismissalCompletion? = nil
  ) -> Bool {
    let wasVisible = isVisible
    // A dismissal is no request, so its promise needs no ID.
    let promise = completion.map { _ in EndPromise(of: 0) }
    if let completion { promise?.whenFinished(completion) }
    controller.send(.dismiss(after: delay, isAnimated: animated, completion: promise))
    return wasVisible
  }

  /// Dismisses the HUD, and ends every activity and toast. Returns whether the HUD was visible.
  /// This overload's `completion` takes no reason.
  ///
  /// See ``HUD/dismiss(after:animated:completion:)-(_,_,HUD.DismissalCompletion?)``.
  @discardableResult public func dismiss(
    after delay: Duration = .zero, animated: Bool = true,
    completion: @escaping @MainActor @Sendable () -> Void
  ) -> Bool { dismiss(after: delay, animated: animated) { (_: HUD.Reason) in completion() } }

  /// Dismisses only the HUD that was shown with `id`. See ``HUD/dismiss(id:animated:)``.
  public func dismiss(id: String, animated: Bool = true) {
    controller.send(.withdrawNamed(id, .dismissed, isAnimated: animated))
  }

  /// Whether the HUD is visible. See ``HUD/isVisible``.
  public var isVisible: Bool { controller.visibility.withLock(\.self) }

  /// The sequence of the HUD's events from now on. See ``HUD/events``.
  public var events: HUD.Events { HUD.Events(controller.broadcast.listen()) }
}
