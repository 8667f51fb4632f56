import HUDCore
import HUDLayers

extension HUDController {
  /// The displayed indicator's layer. One that is fading out is below it.
  @MainActor var indicatorLayer: CALayer? {
    panel?.canvas.movingLayer?.sublayers?.last
  }
}
