public import HUDCore

@available(iOSApplicationExtension, unavailable, message: "Use HUD.in(view).")
@available(tvOSApplicationExtension, unavailable, message: "Use HUD.in(view).")
extension HUD {
  /// Ends one activity of `show` or `showProgress`. The HUD disappears with the last one, unless an
  /// activity of `begin`, `run` or `track` still runs.
  public static func popActivity() { HUDController.shared.popActivity() }

  /// Dismisses the HUD with every activity and toast.
  ///
  /// ```swift
  /// HUD.dismiss { navigation.pop() }
  /// HUD.dismiss(after: .seconds(1)) { reason in print(reason) }
  /// ```
  ///
  /// - Parameters:
  ///   - delay: The time to wait first. A show, a toast or new work meanwhile keeps the HUD.
  ///   - animated: False to hide the panel without motion. The minimum time is kept in any case.
  ///   - completion: Called once on the main actor with the reason: when the HUD has disappeared, at
  ///     once if there was none, or when a later call kept it.
  /// - Returns: Whether a HUD was on show, as `isVisible` tells.
  @discardableResult
  public static func dismiss(
    after delay: Duration = .zero, animated: Bool = true, completion: DismissalCompletion? = nil
  ) -> Bool {
    HUDController.shared.dismiss(after: delay, animated: animated, completion: completion)
  }

  /// Dismisses the HUD with every activity and toast, and calls a completion that needs no reason.
  @discardableResult
  public static func dismiss(
    after delay: Duration = .zero, animated: Bool = true,
    completion: @escaping @MainActor @Sendable () -> Void
  ) -> Bool {
    HUDController.shared.dismiss(after: delay, animated: animated, completion: completion)
  }

  /// Ends the request with that identifier alone. Does nothing if there is none.
  ///
  /// - Parameters:
  ///   - id: The identifier that was given in the call that shows it.
  ///   - animated: False to hide the panel without motion, if it is the last request.
  public static func dismiss(id: String, animated: Bool = true) {
    HUDController.shared.dismiss(id: id, animated: animated)
  }
}
