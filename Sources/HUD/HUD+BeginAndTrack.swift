public import Foundation
public import HUDCore

@available(iOSApplicationExtension, unavailable, message: "Use HUD.in(view).")
@available(tvOSApplicationExtension, unavailable, message: "Use HUD.in(view).") extension HUD {
  /// Starts an activity, which keeps the HUD visible until the activity is ended or released.
  ///
  /// ```swift
  /// let activity = HUD.begin("Syncing")
  /// activity.progress = 0.4
  /// activity.succeed("Synced")
  /// ```
  ///
  /// Any number of activities may run at once. The HUD displays the newest activity, or a toast if
  /// there is one. `popActivity()` does not end the activities. The parameters are those of `show`.
  ///
  /// - Returns: The activity. Keep a reference to it, because releasing it ends the activity.
  public static func begin(
    _ status: some TextSource = String?.none, as indicator: Indicator = .spinner,
    detail: some TextSource = String?.none, action: Action? = nil, mask: Mask = .inherited,
    id: String? = nil, options: Options? = nil
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
  ) -> Activity { HUDController.shared.begin(content, mask: mask, id: id, options: options) }

  /// Shows a HUD that follows `progress` until `progress` is finished, cancelled or released.
  ///
  /// ```swift
  /// let unpacking = Progress(totalUnitCount: 100)
  /// HUD.track(unpacking, status: "Unpacking", as: .bar)
  /// ```
  ///
  /// The HUD reads `progress` ten times a second, however often it changes, and does not retain it.
  /// `progress` may change on any thread. Without a `status`, the HUD shows the localized
  /// description of `progress`. If `progress` is cancellable, the HUD has a Cancel
  /// button. `indicator`, `mask`, `id` and `options` are those of `show`.
  ///
  /// On Linux, a `Progress` has no description by default, and a `Progress` is cancellable only
  /// after you set `isCancellable`.
  ///
  /// - Returns: A handle that changes or dismisses this HUD. Releasing it does not end the HUD.
  @discardableResult public static func track(
    _ progress: Progress, status: some TextSource = String?.none,
    as indicator: Indicator = .spinner, mask: Mask = .inherited, id: String? = nil,
    options: Options? = nil
  ) -> Handle {
    HUDController.shared.track(
      progress, status: status, as: indicator, mask: mask, id: id, options: options)
  }
}
