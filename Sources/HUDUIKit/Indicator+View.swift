#if canImport(UIKit)
public import HUDCore
public import UIKit

extension HUD.Indicator {
  /// A view of the app's own, made once each time it comes on show, and gone with it.
  ///
  /// Unless it has a `tintColor` it takes the indicators' colour, also when that changes.
  ///
  /// ```swift
  /// HUD.show(
  ///   HUD.Content(
  ///     .custom(size: CGSize(width: 60, height: 60)) { AnimationView("rocket") }, title: "Launching"))
  /// ```
  public static func custom(
    size: CGSize, view: @escaping @MainActor @Sendable () -> UIView
  ) -> HUD.Indicator {
    HUD.Indicator(Custom(size: size, make: { .native(view()) }))
  }
}
#endif
