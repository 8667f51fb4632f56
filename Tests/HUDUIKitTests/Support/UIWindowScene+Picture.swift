import HUDCairo
import HUDLayers
import HUDUIKitDouble

/// Draws the screen of a scene: all its windows, from back to front.
@MainActor func picture(of scene: UIWindowScene, scale: CGFloat = 1) throws -> Surface {
  Device.settle()
  let surface = try Surface(size: scene.frameOnScreen.size, scale: scale)
  let renderer = LayerRenderer()
  try surface.draw { context in
    for window in scene.windowsFromFrontToBack.reversed() where !window.isHidden {
      renderer.draw(window.layer, at: Device.now, scale: scale, in: context)
    }
  }
  return surface
}
