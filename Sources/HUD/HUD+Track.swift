public import Foundation
public import HUDCore

@available(iOSApplicationExtension, unavailable, message: "Use HUD.in(view).")
@available(tvOSApplicationExtension, unavailable, message: "Use HUD.in(view).")
extension HUD {
  /// Shows how far `progress` is until it has finished, was cancelled, or is no more.
  ///
  /// ```swift
  /// let unpacking = Progress(totalUnitCount: 100)
  /// HUD.track(unpacking, status: "Unpacking", as: .bar(0))
  /// ```
  ///
  /// It is read once a frame while the HUD is seen, however often it changes and on whatever thread,
  /// and it is not kept alive. Without a status its own description is shown. Where it can be
  /// cancelled the HUD has a button that does.
  ///
  /// On Linux a plain `Progress` describes itself by nothing, and cannot be cancelled until its
  /// `isCancellable` is set: without that and a status there is neither text nor button.
  @discardableResult
  public static func track(
    _ progress: Progress, status: String? = nil, as indicator: Indicator = .spinner,
    options: Options? = nil, isolation: isolated (any Actor)? = #isolation
  ) -> Handle {
    HUDController.shared.track(progress, status: status, as: indicator, options: options)
  }
}
