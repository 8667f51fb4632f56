import HUDCore
import HUDLayers
import HUDOffscreen

/// A HUD on a screen that is none, with defaults of its own.
@MainActor struct OffscreenHUD {
  let host = OffscreenHost()
  let hud: HUDController

  /// Without animation the HUD is there, and gone, with the call.
  init(isAnimated: Bool = true) {
    let defaults = Defaults()
    if !isAnimated {
      defaults.behavior.fadeInTime = .zero
      defaults.behavior.fadeOutTime = .zero
    }
    hud = HUDController(defaults: defaults) { [host] in host }
    hud.hostDelegate.drainMailbox()
  }

  func advance(by time: Duration) { host.advance(by: time) }

  var isShown: Bool { hud.isVisible && !host.isEmpty && panel?.opacity == 1 }

  var isGone: Bool { !hud.isVisible && host.isEmpty }

  /// The panel's own layer, where it has an indicator.
  var panel: CALayer? { hud.hostDelegate.panel?.canvas.movingLayer?.superlayer }

  /// Why a dismissal was over, in the order that was told.
  final class Reasons {
    var all: [HUD.Reason] = []
  }

  /// Dismisses, and remembers what its completion hears.
  func dismiss(after delay: Duration = .zero) -> Reasons {
    let reasons = Reasons()
    nonisolated(unsafe) let heard = reasons
    hud.dismiss(after: delay) { heard.all.append($0) }
    return reasons
  }
}

extension HUD.Handle {
  /// Why it has ended; nil where it has not, which no test waits for.
  var end: HUD.Reason? {
    get async {
      let waiting = Task { await reason }
      waiting.cancel()
      return await waiting.value
    }
  }
}
