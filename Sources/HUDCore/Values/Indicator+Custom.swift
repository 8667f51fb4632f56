package import HUDLayers

extension HUD.Indicator {
  /// Creates an indicator from the app's own layer, view or widget.
  package init(_ custom: Custom) { self.init(shape: .custom(custom, progress: nil)) }

  /// The closure that makes the app's own layer, view or widget.
  ///
  /// This is a class, because closures cannot be compared: two indicators show the same view if
  /// they share one object.
  package final class Custom: Sendable, Equatable {
    /// The app's own layer, or its view or widget, which the host places on the panel.
    package enum Made {
      /// The app's layer. If `size` is nil, the layer has the size of its bounds.
      case layer(CALayer, size: CGSize?)
      case native(AnyObject, size: CGSize)
    }

    /// Whether the app's view shows progress itself. If false, `HUD.Indicator.advanced(to:)` with
    /// determinate progress returns a ring instead of the view.
    let followsProgress: Bool
    /// The text that a screen reader reads for the view, before the status; nil if there is none.
    let label: String?
    let make: @MainActor @Sendable (LiveProgress) -> Made

    package init(
      label: String? = nil, followsProgress: Bool = false,
      make: @escaping @MainActor @Sendable (LiveProgress) -> Made
    ) {
      self.label = label
      self.followsProgress = followsProgress
      self.make = make
    }

    package static func == (left: Custom, right: Custom) -> Bool { left === right }
  }
}
