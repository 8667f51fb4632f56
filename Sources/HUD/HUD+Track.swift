public import Foundation
public import HUDCore

@available(iOSApplicationExtension, unavailable, message: "Use HUD.in(view).")
@available(tvOSApplicationExtension, unavailable, message: "Use HUD.in(view).")
extension HUD {
  /// Shows a HUD that follows `progress` until `progress` is finished, cancelled or released.
  ///
  /// ```swift
  /// let unpacking = Progress(totalUnitCount: 100)
  /// HUD.track(unpacking, status: "Unpacking", as: .bar)
  /// ```
  ///
  /// The HUD reads `progress` once per frame, however often it changes, and does not retain it.
  /// `progress` may change on any thread. Without a `status` the HUD shows the localized
  /// description of `progress`. If `progress` is cancellable, the HUD has a Cancel button. The
  /// other parameters are those of `show`.
  ///
  /// On Linux, a `Progress` has no description by default, and it is cancellable only after you set
  /// `isCancellable`.
  ///
  /// - Returns: A handle that changes or dismisses this HUD. Releasing it does not end the HUD.
  @discardableResult
  public static func track(
    _ progress: Progress, status: String? = nil, as indicator: Indicator = .spinner,
    mask: Mask = .inherited, id: String? = nil, options: Options? = nil
  ) -> Handle {
    HUDController.shared.track(
      progress, status: status, as: indicator, mask: mask, id: id, options: options)
  }
}
