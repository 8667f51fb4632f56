import HUDLayers

/// An indicator on the panel. The panel keeps it until the indicator or its look changes.
@MainActor protocol PanelIndicator: AnyObject {
  /// The layer of the indicator. Its size is the indicator's natural size, which the layout uses.
  var layer: CALayer { get }

  /// Adds the indicator's own animation. The layer has to be on the panel already.
  ///
  /// On Apple systems, a layer that leaves its window loses its animations. A second call adds them
  /// again with the same begin time, so the movement continues as if it had never stopped.
  func move()

  /// Becomes a full circle, to show that the work is done. Returns false if this is not possible.
  func close(at now: Duration) -> Bool
}

/// The defaults, for an indicator that neither moves by itself nor becomes a full circle.
extension PanelIndicator {
  func move() {}
  func close(at now: Duration) -> Bool { false }
}
