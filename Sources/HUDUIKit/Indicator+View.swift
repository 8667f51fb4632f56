#if canImport(UIKit)
public import HUDCore
public import UIKit

extension HUD.Indicator {
  /// An indicator that is a view of the app.
  ///
  /// `view` is called once per presentation, on the main actor, and the HUD releases the view
  /// afterwards. A view without a `tintColor` of its own inherits the colour of the indicators.
  ///
  /// ```swift
  /// HUD.show(HUD.Content(.custom { AnimationView("rocket") }, status: "Launching"))
  /// ```
  ///
  /// - Parameter size: The size of the view on the panel. The default is the view's own size when
  ///   it is created: from its constraints and intrinsic content size, or from `sizeThatFits(_:)`
  ///   if those give none. For a plain view that is the size of its frame.
  public static func custom(
    size: CGSize? = nil, view: @escaping @MainActor @Sendable () -> UIView
  ) -> HUD.Indicator {
    HUD.Indicator(Custom { _ in .view(view(), size: size) })
  }

  /// An indicator that is a view of the app and shows progress.
  ///
  /// `view` is called once per presentation, on the main actor. A change of the progress keeps the
  /// view, and calls the function that was passed to `observe`.
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
  /// - Parameter size: The size of the view on the panel; by default the view's own size.
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
  /// The view's own size. Width and height each come from its constraints if those give one, and
  /// from `sizeThatFits(_:)` otherwise.
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
