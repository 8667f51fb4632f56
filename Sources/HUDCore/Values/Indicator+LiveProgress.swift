extension HUD.Indicator {
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
