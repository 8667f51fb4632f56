#if canImport(UIKit)
public import UIKit

/// The indicator of a HUD.
#if canImport(ObjectiveC)
@objc(MBProgressHUDMode)
#endif
public enum MBProgressHUDMode: Int, Sendable {
  /// A turning wheel.
  case indeterminate
  /// A disc that fills with the progress.
  case determinate
  /// A bar that fills with the progress.
  case determinateHorizontalBar
  /// A ring that closes with the progress.
  case annularDeterminate
  /// The app's own view, `customView`.
  case customView
  /// No indicator: the text alone.
  case text
}

/// The motion with which a HUD appears and disappears.
#if canImport(ObjectiveC)
@objc(MBProgressHUDAnimation)
#endif
public enum MBProgressHUDAnimation: Int, Sendable {
  /// A fade.
  case fade
  /// A fade: the panel grows as it appears, and shrinks as it disappears.
  case zoom
  /// A fade: the panel shrinks as it appears, and shrinks further as it disappears.
  case zoomOut
  /// A fade: the panel grows as it appears, and grows further as it disappears.
  case zoomIn
}

/// The kind of a background: a colour or a blur.
#if canImport(ObjectiveC)
@objc(MBProgressHUDBackgroundStyle)
#endif
public enum MBProgressHUDBackgroundStyle: Int, Sendable {
  /// A colour.
  case solidColor
  /// A blur of the content below.
  case blur
}

/// A handler that is called on the main thread when a HUD has disappeared.
public typealias MBProgressHUDCompletionBlock = () -> Void

/// The offset that moves a panel to an edge of the visible area.
// MBProgressHUD chose the name. Objective-C code gets it from the module CHUDMBProgressHUD.
// swift-format-ignore: AlwaysUseLowerCamelCase
public let MBProgressMaxOffset: CGFloat = 1_000_000
#endif
