import HUDAppKitDouble
import HUDCairo

/// Draws a window with its bars, as it is on the screen. What lies behind it is not in the picture.
@MainActor func picture(of window: NSWindow, scale: CGFloat = 1) throws -> Surface {
  Device.settle()
  let surface = try Surface(size: window.frame.size, scale: scale)
  let renderer = LayerRenderer()
  try surface.draw {
    renderer.draw(window.layerOnScreen, at: Device.now, scale: scale, in: $0)
  }
  return surface
}
