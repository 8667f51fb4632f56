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
    /// Weak, because an observer may hold this object.
    private weak var source: ProgressSource?

    init(_ source: ProgressSource) { self.source = source }

    /// The progress from 0 to 1; nil while it is indeterminate, and after the indicator has left
    /// the panel.
    public var value: Double? { source?.value }

    /// Calls `observer` now with the current value, and again after each change while the indicator
    /// is on the panel.
    ///
    /// Changes are reported at most once per frame. After the indicator has left the panel,
    /// `observer` is never called.
    public func observe(_ observer: @escaping @MainActor (_ progress: Double?) -> Void) {
      guard let source else { return }
      source.observers.append(observer)
      observer(source.value)
    }

    /// Owns the value and its observers. The indicator's layer on the panel owns this object.
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
