public import HUDCore

@available(iOSApplicationExtension, unavailable, message: "Use HUD.in(view).")
@available(tvOSApplicationExtension, unavailable, message: "Use HUD.in(view).")
extension HUD {
  /// Starts an activity, which keeps the HUD visible until the activity is ended or released.
  ///
  /// ```swift
  /// let activity = HUD.begin("Syncing")
  /// activity.progress = 0.4
  /// activity.succeed("Synced")
  /// ```
  ///
  /// Any number of activities may run at once; the HUD displays the newest. `popActivity()` does
  /// not end these activities. The parameters are those of `show`.
  ///
  /// - Returns: The activity. Keep a reference to it, because releasing it ends the activity.
  public static func begin(
    _ status: String? = nil, as indicator: Indicator = .spinner, detail: String? = nil,
    action: Action? = nil, mask: Mask = .inherited, id: String? = nil, options: Options? = nil
  ) -> Activity {
    HUDController.shared.begin(
      status, as: indicator, detail: detail, action: action, mask: mask, id: id, options: options)
  }

  /// Starts an activity that shows `content`.
  ///
  /// The HUD stays visible until the activity is ended or released, so keep a reference to the
  /// activity.
  public static func begin(
    _ content: Content, mask: Mask = .inherited, id: String? = nil, options: Options? = nil
  ) -> Activity {
    HUDController.shared.begin(content, mask: mask, id: id, options: options)
  }
}
