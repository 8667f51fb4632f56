#if canImport(UIKit)
public import HUDCore
public import UIKit

extension HUD.Indicator {
  /// A view of the app's own, made once per presentation on the main actor and released with it.
  ///
  /// Without a `tintColor` of its own it takes the indicators' colour, also when that changes.
  ///
  /// ```swift
  /// HUD.show(HUD.Content(.custom { AnimationView("rocket") }, status: "Launching"))
  /// ```
  ///
  /// - Parameter size: The room on the panel. Unless given it is the view's own size when it is made:
  ///   by its constraints and intrinsic content size, else by `sizeThatFits(_:)`, which is the size of
  ///   its frame where the view has no other.
  public static func custom(
    size: CGSize? = nil, view: @escaping @MainActor @Sendable () -> UIView
  ) -> HUD.Indicator {
    HUD.Indicator(Custom { _ in .view(view(), size: size) })
  }

  /// A view of the app's own that shows the progress.
  ///
  /// It is made once per presentation on the main actor. A later progress keeps the view and tells it
  /// the new value.
  ///
  /// ```swift
  /// let bar = HUD.Indicator.custom { progress in
  ///   let view = UIProgressView(progressViewStyle: .default)
  ///   progress.observe { view.progress = Float($0 ?? 0) }
  ///   return view
  /// }
  /// let upload = HUD.begin(HUD.Content(bar, status: "Uploading"))
  /// upload.progress = 0.4
  /// ```
  ///
  /// - Parameter size: The room on the panel; the view's own size unless given.
  public static func custom(
    size: CGSize? = nil, view: @escaping @MainActor @Sendable (LiveProgress) -> UIView
  ) -> HUD.Indicator {
    HUD.Indicator(Custom(followsProgress: true) { .view(view($0), size: size) })
  }
}

extension HUD.Indicator.Custom.Made {
  @MainActor fileprivate static func view(_ view: UIView, size: CGSize?) -> Self {
    .native(view, size: size ?? view.ownSize)
  }
}

extension UIView {
  /// The size that the view has by itself, each way.
  fileprivate var ownSize: CGSize {
    let fitting = systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
    if fitting.width > 0, fitting.height > 0 { return fitting }
    let unlimited = CGFloat.greatestFiniteMagnitude
    let wanted = sizeThatFits(CGSize(width: unlimited, height: unlimited))
    return CGSize(
      width: fitting.width > 0 ? fitting.width : wanted.width,
      height: fitting.height > 0 ? fitting.height : wanted.height)
  }
}
#endif
