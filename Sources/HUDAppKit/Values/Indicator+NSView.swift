#if canImport(AppKit) && !targetEnvironment(macCatalyst)
public import AppKit
public import HUDCore

extension HUD.Indicator {
  /// An indicator that is a view of the app.
  ///
  /// `view` is called once per presentation, on the main actor, and the HUD releases the view
  /// afterwards. The controls and gesture recognisers in the view get clicks, also if no mask
  /// blocks the app.
  ///
  /// ```swift
  /// HUD.show(HUD.Content(.custom { AnimationView("rocket") }, status: "Launching"))
  /// ```
  ///
  /// - Parameters:
  ///   - size: The size of the view on the panel. If nil, the view is asked for its fitting
  ///     size when it is created. A view without a fitting size keeps the size of its frame.
  ///   - label: The text that a screen reader reads for the view.
  public static func custom(
    size: CGSize? = nil, label: String? = nil, view: @escaping @MainActor @Sendable () -> NSView
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
  ///   let label = NSTextField(labelWithString: "")
  ///   progress.observe { label.stringValue = "\(Int(($0 ?? 0) * 100)) %" }
  ///   return label
  /// }
  /// let upload = HUD.begin(HUD.Content(percent, status: "Uploading"))
  /// upload.progress = 0.4
  /// ```
  ///
  /// - Parameters:
  ///   - size: The size of the view on the panel. If nil, the view is asked for its fitting
  ///     size when it is created.
  ///   - label: The text that a screen reader reads for the view.
  public static func custom(
    size: CGSize? = nil, label: String? = nil,
    view: @escaping @MainActor @Sendable (LiveProgress) -> NSView
  ) -> HUD.Indicator {
    HUD.Indicator(Custom(label: label, followsProgress: true) { view($0).asIndicator(size) })
  }
}

extension NSView {
  fileprivate func asIndicator(_ size: CGSize?) -> HUD.Indicator.Custom.Made {
    .native(self, size: size ?? ownSize)
  }

  /// The fitting size of the view. A width or height of 0 is replaced with the frame's width or
  /// height.
  private var ownSize: CGSize {
    let fitting = fittingSize
    return CGSize(
      width: fitting.width > 0 ? fitting.width : frame.width,
      height: fitting.height > 0 ? fitting.height : frame.height)
  }
}
#endif
