package import HUDLayers

/// An indicator on the panel. The panel keeps it until the indicator or its look changes.
@MainActor package class PanelIndicator {
  /// The layer of the indicator. Its size is the indicator's natural size, which the layout uses.
  package let layer: CALayer
  private let addMotion: @MainActor () -> Void

  /// Creates an indicator that shows `layer`.
  ///
  /// - Parameter addMotion: Adds the indicator's own animation to its layers. By default the
  ///   indicator does not move by itself.
  init(_ layer: CALayer, addMotion: @escaping @MainActor () -> Void = {}) {
    self.layer = layer
    self.addMotion = addMotion
  }

  /// Adds the indicator's own animation. The layer has to be on the panel already.
  ///
  /// On Apple systems, a layer that leaves its window loses its animations. A second call adds them
  /// again with the same begin time, so the movement continues as if it had never stopped.
  package func move() { addMotion() }

  /// Shows `progress`, if the indicator shows any.
  func advance(to progress: Double?, at now: Duration) {}

  /// Becomes a full circle, to show that the work is done. Returns false if this is not possible.
  func close(at now: Duration) -> Bool { false }
}
