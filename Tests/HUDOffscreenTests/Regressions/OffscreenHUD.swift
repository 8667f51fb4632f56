import HUDCore
import HUDLayers
import HUDOffscreen

/// A HUD on an offscreen host, with defaults of its own.
@MainActor struct OffscreenHUD {
  let host = OffscreenHost()
  let hud: HUDController

  /// Without animation the calls themselves show and remove the HUD.
  init(isAnimated: Bool = true) {
    let defaults = Defaults(style: .compact)
    if !isAnimated {
      defaults.behavior.fadeInTime = .zero
      defaults.behavior.fadeOutTime = .zero
    }
    hud = HUDController(defaults: defaults) { [host] in host }
    _ = hud.host
  }

  func advance(by time: Duration) { host.advance(by: time) }

  var isShown: Bool { hud.isVisible && !host.isEmpty && panel?.opacity == 1 }

  var isGone: Bool { !hud.isVisible && host.isEmpty }

  /// The panel's own layer, if it has an indicator.
  var panel: CALayer? { hud.panel?.canvas.movingLayer?.superlayer }

  /// The reasons with which a dismissal completed, in order.
  final class Reasons {
    var all: [HUD.Reason] = []
  }

  /// Dismisses the HUD, and records the reasons that the completion gets.
  func dismiss(after delay: Duration = .zero) -> Reasons {
    let reasons = Reasons()
    nonisolated(unsafe) let heard = reasons
    hud.dismiss(after: delay) { heard.all.append($0) }
    return reasons
  }
}
