import HUDCore
import HUDLayers

extension HUDController {
  /// The indicator that is on show; one that gives way to it lies below.
  @MainActor var indicatorLayer: CALayer? {
    hostDelegate.panel?.canvas.movingLayer?.sublayers?.last
  }
}
