import HUDCore
import HUDLayers
import HUDOffscreen

/// A HUD on an offscreen host, with defaults of its own.
@MainActor struct OffscreenHUD {
  let host = OffscreenHost()
  let hud: HUDController

  init() {
    hud = HUDController(defaults: Defaults(style: .compact)) { [host] in host }
    _ = hud.host
  }

  func advance(by time: Duration) { host.advance(by: time) }

  /// The panel's own layer, if it has an indicator.
  var panel: CALayer? { hud.panel?.canvas.movingLayer?.superlayer }
}
