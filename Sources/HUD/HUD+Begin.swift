public import HUDCore

@available(iOSApplicationExtension, unavailable, message: "Use HUD.in(view).")
@available(tvOSApplicationExtension, unavailable, message: "Use HUD.in(view).")
extension HUD {
  /// Begins work that keeps the HUD on show until it ends or is released.
  ///
  /// ```swift
  /// let activity = HUD.begin("Syncing")
  /// activity.progress = 0.4
  /// activity.succeed("Synced")
  /// ```
  ///
  /// Any number of activities may run; the newest is displayed. They are apart from the count of
  /// `show` and `popActivity()`. The parameters are those of `show`.
  ///
  /// - Returns: The activity. Keep it: releasing it ends the work.
  public static func begin(
    _ status: String? = nil, as indicator: Indicator = .spinner, detail: String? = nil,
    action: Action? = nil, mask: Mask = .inherited, id: String? = nil, options: Options? = nil
  ) -> Activity {
    HUDController.shared.begin(
      status, as: indicator, detail: detail, action: action, mask: mask, id: id, options: options)
  }

  /// Begins work that shows `content`.
  public static func begin(
    _ content: Content, mask: Mask = .inherited, id: String? = nil, options: Options? = nil
  ) -> Activity {
    HUDController.shared.begin(content, mask: mask, id: id, options: options)
  }
}
