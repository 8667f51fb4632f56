public import HUDCore

@available(iOSApplicationExtension, unavailable, message: "Use HUD.in(view).")
@available(tvOSApplicationExtension, unavailable, message: "Use HUD.in(view).")
extension HUD {
  /// Ends one activity of `show` or `showProgress`.
  ///
  /// The HUD disappears with the last of them, unless an activity of `begin`, `run` or `track`
  /// still runs. If there is none to end, nothing happens.
  public static func popActivity() { HUDController.shared.popActivity() }

  /// Dismisses the HUD and ends every activity and toast.
  ///
  /// ```swift
  /// HUD.dismiss { navigation.pop() }
  /// HUD.dismiss(after: .seconds(1)) { reason in print(reason) }
  /// ```
  ///
  /// - Parameters:
  ///   - delay: The time to wait first. A show, a toast or a new activity during this time cancels
  ///     the dismissal.
  ///   - animated: False to remove the panel without motion. The minimum time applies in any case.
  ///   - completion: Called once, on the main actor: when the HUD has disappeared, at once if there
  ///     is no HUD (`.notShowing`), or when a later call cancels the dismissal (`.superseded`).
  /// - Returns: Whether a HUD was visible at the call.
  @discardableResult
  public static func dismiss(
    after delay: Duration = .zero, animated: Bool = true, completion: DismissalCompletion? = nil
  ) -> Bool {
    HUDController.shared.dismiss(after: delay, animated: animated, completion: completion)
  }

  /// Dismisses the HUD and ends every activity and toast; `completion` is not told the reason.
  @discardableResult
  public static func dismiss(
    after delay: Duration = .zero, animated: Bool = true,
    completion: @escaping @MainActor @Sendable () -> Void
  ) -> Bool {
    HUDController.shared.dismiss(after: delay, animated: animated, completion: completion)
  }

  /// Dismisses only the HUD that was shown with `id`. If there is none, nothing happens.
  ///
  /// - Parameters:
  ///   - id: The identifier that the app gave in the call that showed the HUD.
  ///   - animated: False to remove the panel without motion, if nothing else is left to show.
  public static func dismiss(id: String, animated: Bool = true) {
    HUDController.shared.dismiss(id: id, animated: animated)
  }
}
