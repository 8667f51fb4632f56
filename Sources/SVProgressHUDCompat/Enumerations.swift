#if canImport(UIKit)
/// The colours of the panel: light, dark, automatic, or the app's own.
#if canImport(ObjectiveC)
@objc(SVProgressHUDStyle)
#endif
public enum SVProgressHUDStyle: Int, Sendable {
  /// Black text on a light panel.
  case light
  /// White text on a dark panel.
  case dark
  /// The colours that the app has set, by default black on white.
  case custom
  /// Light or dark, like the app.
  case automatic
}

/// The cover between the HUD and the app. Every cover but `none` blocks touches.
#if canImport(ObjectiveC)
@objc(SVProgressHUDMaskType)
#endif
public enum SVProgressHUDMaskType: UInt, Sendable {
  /// No cover: the app stays usable.
  case none = 1
  /// A cover that cannot be seen.
  case clear
  /// A dark cover.
  case black
  /// A cover that is darkest at the edges.
  case gradient
  /// A cover in the colour of `SVProgressHUD.setBackgroundLayerColor(_:)`.
  case custom
}

/// The look of the indicator while the progress is unknown.
#if canImport(ObjectiveC)
@objc(SVProgressHUDAnimationType)
#endif
public enum SVProgressHUDAnimationType: UInt, Sendable {
  /// A ring that turns.
  case flat
  /// The system's activity indicator.
  case native
}
#endif
