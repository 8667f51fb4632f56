#if canImport(UIKit)
public import HUDCore
public import UIKit

extension HUD.Indicator {
  /// An indicator that is a view of the app.
  ///
  /// `view` is called once per presentation, on the main actor, and the HUD releases the view
  /// afterwards. A view that has no `tintColor` of its own inherits the indicator colour of the
  /// style. Its controls and its gesture recognisers get touches, with or without a mask.
  ///
  /// ```swift
  /// HUD.show(HUD.Content(.custom { AnimationView("rocket") }, status: "Launching"))
  /// ```
  ///
  /// - Parameters:
  ///   - size: The size of the view on the panel. If nil, the view is asked for its size
  ///     when it is created. Its constraints and intrinsic content size then give the size, or
  ///     `sizeThatFits(_:)` if they give none. A plain `UIView` keeps the size of its frame.
  ///   - label: The text that a screen reader reads for the view.
  public static func custom(
    size: CGSize? = nil, label: String? = nil, view: @escaping @MainActor @Sendable () -> UIView
  ) -> HUD.Indicator {
    HUD.Indicator(Custom(label: label) { _ in view().asIndicator(size) })
  }

  /// An indicator that is a view of the app and shows progress.
  ///
  /// `view` is called once per presentation, on the main actor. When the progress changes, the view
  /// stays, and the function that was passed to `observe` is called.
  ///
  /// ```swift
  /// let percent = HUD.Indicator.custom(size: CGSize(width: 80, height: 40)) { progress in
  ///   let label = UILabel()
  ///   progress.observe { label.text = "\(Int(($0 ?? 0) * 100)) %" }
  ///   return label
  /// }
  /// let upload = HUD.begin(HUD.Content(percent, status: "Uploading"))
  /// upload.progress = 0.4
  /// ```
  ///
  /// - Parameters:
  ///   - size: The size of the view on the panel. If nil, the view is asked for its size
  ///     when it is created.
  ///   - label: The text that a screen reader reads for the view.
  public static func custom(
    size: CGSize? = nil, label: String? = nil,
    view: @escaping @MainActor @Sendable (LiveProgress) -> UIView
  ) -> HUD.Indicator {
    HUD.Indicator(Custom(label: label, followsProgress: true) { view($0).asIndicator(size) })
  }
}

extension UIView {
  /// Returns an indicator of `size` or, if that is nil, of the size that the view wants. Width and
  /// height then each come from its constraints, or from `sizeThatFits(_:)` if the constraints give
  /// 0.
  fileprivate func asIndicator(_ size: CGSize?) -> HUD.Indicator.Custom.Made {
    if let size { return .native(self, size: size) }
    let fitting = systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
    let wanted = sizeThatFits(Text.unlimitedRoom)
    let width = fitting.width > 0 ? fitting.width : wanted.width
    let height = fitting.height > 0 ? fitting.height : wanted.height
    return .native(self, size: CGSize(width: width, height: height))
  }
}
#endif
