public import Foundation
public import HUDCore

@available(iOSApplicationExtension, unavailable, message: "Use HUD.in(view).")
@available(tvOSApplicationExtension, unavailable, message: "Use HUD.in(view).")
extension HUD {
  /// Follows `progress` until it has finished, was cancelled or is released.
  ///
  /// ```swift
  /// let unpacking = Progress(totalUnitCount: 100)
  /// HUD.track(unpacking, status: "Unpacking", as: .bar)
  /// ```
  ///
  /// It is read once per frame while the HUD is seen, however often it changes and on whatever thread,
  /// and it is not kept alive. Without a status its own description is shown. If it can be cancelled,
  /// the HUD has a Cancel button.
  ///
  /// On Linux a plain `Progress` has no description, and cannot be cancelled until its `isCancellable`
  /// is set.
  @discardableResult
  public static func track(
    _ progress: Progress, status: String? = nil, as indicator: Indicator = .spinner,
    mask: Mask = .inherited, id: String? = nil, options: Options? = nil
  ) -> Handle {
    HUDController.shared.track(
      progress, status: status, as: indicator, mask: mask, id: id, options: options)
  }
}
