package import HUDLayers

extension HUD.Indicator {
  /// Creates an indicator from the app's own layer, view or widget.
  package init(_ custom: Custom) { self.init(shape: .custom(custom)) }

  /// The closure that makes the app's own layer, view or widget, and the progress to show in it.
  package struct Custom: Sendable, Equatable {
    /// The app's own layer, or its view or widget, which the host places on the panel.
    package enum Made {
      /// Without a size, the layer has the size of its bounds.
      case layer(CALayer, size: CGSize?)
      case native(AnyObject, size: CGSize)
    }

    /// Whether the app's view shows progress itself. If not, a ring replaces the view when there is
    /// progress to show.
    let followsProgress: Bool
    /// The current progress; nil while it is indeterminate.
    private(set) var progress: Double?
    private let factory: Box<@MainActor @Sendable (LiveProgress) -> Made>

    package init(
      followsProgress: Bool = false, make: @escaping @MainActor @Sendable (LiveProgress) -> Made
    ) {
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

  /// The changing progress of a custom indicator, which the app's view or layer observes.
  ///
  /// ```swift
  /// let gauge = HUD.Indicator.custom { progress in
  ///   let layer = CAShapeLayer.gauge()
  ///   progress.observe { layer.strokeEnd = $0 ?? 0 }
  ///   return layer
  /// }
  /// ```
  @MainActor public final class LiveProgress {
    /// The object that stores the progress. The reference is weak, to avoid a retain cycle:
    /// `source` retains the observers, and an observer may retain this `LiveProgress`.
    private weak var source: ProgressSource?

    init(_ source: ProgressSource) { self.source = source }

    /// The progress from 0 to 1; nil while it is indeterminate, and after the indicator was removed
    /// from the panel.
    public var value: Double? { source?.value }

    /// Calls `observer` at once with the current value, and after each change while the indicator
    /// is on the panel.
    ///
    /// Changes are reported at most once per frame. After the indicator was removed from the panel,
    /// `observer` is not called any more.
    public func observe(_ observer: @escaping @MainActor (_ progress: Double?) -> Void) {
      guard let source else { return }
      source.observers.append(observer)
      observer(source.value)
    }

    /// Stores the progress and its observers. The indicator on the panel retains this object, and
    /// releases it when the panel no longer shows the indicator.
    @MainActor final class ProgressSource {
      fileprivate(set) var value: Double?
      fileprivate var observers: [@MainActor (Double?) -> Void] = []

      init(_ value: Double?) { self.value = value }

      func change(to value: Double?) {
        guard value != self.value else { return }
        self.value = value
        for observer in observers { observer(value) }
      }
    }
  }
}
