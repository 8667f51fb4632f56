extension HUD.Indicator {
  /// The progress of a custom indicator, for the view or layer that shows it.
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

    /// The progress from 0 to 1; nil while it is indeterminate, and once the indicator left the panel.
    public var value: Double? { source?.value }

    /// Calls `observer` at once with the current value, and again after each change for as long as the
    /// indicator is on the panel.
    ///
    /// It is called at most once per frame.
    public func observe(_ observer: @escaping @MainActor (_ progress: Double?) -> Void) {
      guard let source else { return }
      source.observers.append(observer)
      observer(source.value)
    }

    /// Owns the value and its observers; lives as long as the indicator on the panel.
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
