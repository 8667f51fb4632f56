#if os(Linux)
import HUDCore
import HUDLayers
import HUDOffscreen

extension OffscreenHost {
  /// Makes a host with a plain background, for pictures that are compared.
  static func studio(_ size: CGSize, scale: CGFloat, isDark: Bool) -> OffscreenHost {
    let screen = OffscreenHost(size: size)
    screen.scale = scale
    screen.isDark = isDark
    screen.background = HUD.Color(light: HUD.Color(white: 0.9), dark: HUD.Color(white: 0.1))
    return screen
  }
}
#endif
