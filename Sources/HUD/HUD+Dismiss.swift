public import HUDCore

@available(iOSApplicationExtension, unavailable, message: "Use HUD.in(view).")
@available(tvOSApplicationExtension, unavailable, message: "Use HUD.in(view).") extension HUD {
  /// Changes the text of the displayed HUD, whichever call showed it. If there is no HUD, nothing
  /// happens.
  public static func setStatus(_ status: String?) { HUDController.shared.setStatus(status) }

  /// Changes the text of the displayed HUD to the characters of `status`.
  public static func setStatus(_ status: some TextSource) { HUDController.shared.setStatus(status) }

  /// Ends one activity that `show` or `showProgress` started.
  ///
  /// When the last of these activities ends, the HUD disappears, unless an activity of `begin`,
  /// `run` or `track`, or a HUD with an `id`, is left. Without an activity to end, nothing happens.
  public static func popActivity() { HUDController.shared.popActivity() }

  /// Dismisses the HUD and ends every activity and toast.
  ///
  /// ```swift
  /// HUD.dismiss { navigation.pop() }
  /// HUD.dismiss(after: .seconds(1)) { reason in print(reason) }
  /// ```
  ///
  /// - Parameters:
  ///   - delay: The time to wait before the HUD is dismissed. A new HUD, toast or activity during
  ///     this time cancels the dismissal.
  ///   - animated: False to remove the panel without its closing animation. The panel still stays
  ///     for its minimum time.
  ///   - completion: Called once, on the main actor, with the reason: when the HUD has disappeared,
  ///     when a HUD that never appeared is given up (`.neverShown`), at once if there is no HUD
  ///     (`.notShowing`), or when a later call cancels the dismissal (`.superseded`).
  /// - Returns: True if a HUD was visible at the time of the call; false if not.
  @discardableResult public static func dismiss(
    after delay: Duration = .zero, animated: Bool = true, completion: DismissalCompletion? = nil
  ) -> Bool {
    HUDController.shared.dismiss(after: delay, animated: animated, completion: completion)
  }

  /// Dismisses the HUD and ends every activity and toast. This overload's `completion` takes no
  /// reason.
  ///
  /// `completion` is called once, on the main actor: when the HUD has disappeared, at once if there
  /// is no HUD, or when a later call cancels the dismissal.
  @discardableResult public static func dismiss(
    after delay: Duration = .zero, animated: Bool = true,
    completion: @escaping @MainActor @Sendable () -> Void
  ) -> Bool { dismiss(after: delay, animated: animated) { (_: Reason) in completion() } }

  /// Dismisses only the HUD that was shown with `id`. If there is no such HUD, nothing happens.
  ///
  /// - Parameters:
  ///   - id: The identifier that the app gave in the call that showed the HUD.
  ///   - animated: False to remove the panel without its closing animation. If another HUD is left
  ///     to show, the panel stays and shows that HUD.
  public static func dismiss(id: String, animated: Bool = true) {
    HUDController.shared.dismiss(id: id, animated: animated)
  }

  /// Whether a HUD is visible: true from `willAppear` to `willDisappear`.
  ///
  /// If another thread shows or dismisses a HUD, this value changes only after the main actor has
  /// processed that call.
  public static var isVisible: Bool { HUDController.shared.isVisible }

  /// The sequence of the HUD's events from now on: `for await event in HUD.events`.
  ///
  /// Each read of this property starts a new subscription.
  public static var events: Events { HUDController.shared.events }
}
