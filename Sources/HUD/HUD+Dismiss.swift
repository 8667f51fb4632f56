public import HUDCore

@available(iOSApplicationExtension, unavailable, message: "Use HUD.in(view).")
@available(tvOSApplicationExtension, unavailable, message: "Use HUD.in(view).")
extension HUD {
  /// Ends one of the activities that `show` and `showProgress` started; the HUD goes with the last.
  public static func popActivity(isolation: isolated (any Actor)? = #isolation) {
    HUDController.shared.popActivity()
  }

  /// Takes the HUD away, and every activity with it.
  ///
  /// `completion` is called once, on the main actor, with the reason. The result tells whether a
  /// HUD was on show, as `isVisible` does.
  @discardableResult
  public static func dismiss(
    isolation: isolated (any Actor)? = #isolation, completion: DismissalCompletion? = nil
  ) -> Bool {
    HUDController.shared.dismiss(completion: completion)
  }

  /// Takes the HUD away after `delay`, unless something new is shown before that.
  @discardableResult
  public static func dismiss(
    after delay: Duration, isolation: isolated (any Actor)? = #isolation,
    completion: DismissalCompletion? = nil
  ) -> Bool {
    HUDController.shared.dismiss(after: delay, completion: completion)
  }
}
