package import HUDLayers

extension HUD.Indicator {
  /// Creates an indicator from the app's own layer, view or widget.
  package init(_ custom: Custom) { self.init(shape: .custom(custom)) }

  /// The closure that makes the app's own layer, view or widget, and the progress to show in it.
  package struct Custom: Sendable, Equatable {
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
    /// The current progress; nil while it is indeterminate.
    private(set) var progress: Double?
    private let factory: Box<@MainActor @Sendable (LiveProgress) -> Made>

    package init(
      label: String? = nil, followsProgress: Bool = false,
      make: @escaping @MainActor @Sendable (LiveProgress) -> Made
    ) {
      self.label = label
      self.followsProgress = followsProgress
      factory = Box(make)
    }

    @MainActor package func make(_ progress: LiveProgress) -> Made { factory.value(progress) }

    func advanced(to progress: Double) -> Custom {
      var custom = self
      custom.progress = progress.fraction
      return custom
    }

    /// Returns whether both are copies of one indicator, and so show the same view. The copies
    /// share one box, which is compared by identity, because closures cannot be compared.
    func isSame(as other: Custom) -> Bool { factory === other.factory }

    package static func == (left: Custom, right: Custom) -> Bool {
      left.isSame(as: right) && left.progress == right.progress
    }
  }
}
