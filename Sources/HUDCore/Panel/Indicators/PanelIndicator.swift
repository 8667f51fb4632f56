import HUDLayers

/// An indicator on the panel. It is kept until another indicator or another look replaces it.
@MainActor protocol PanelIndicator: AnyObject {
  /// The layer of the indicator. Its size is the indicator's natural size, which the layout uses.
  var layer: CALayer { get }

  /// Adds the indicator's own animation. The layer has to be on the panel already.
  ///
  /// A layer that leaves its window loses its animations. Another call adds them again with the same
  /// begin time, so the movement continues as if it had never stopped.
  func move()

  /// Becomes a full circle, to show that the work is done. Returns false if the indicator cannot.
  func close(at now: Duration) -> Bool
}

/// An indicator that neither moves by itself nor closes.
extension PanelIndicator {
  func move() {}
  func close(at now: Duration) -> Bool { false }
}
