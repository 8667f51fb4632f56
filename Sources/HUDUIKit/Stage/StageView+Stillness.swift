#if canImport(UIKit)
import HUDCore
import UIKit

// If the app has turned off UIKit's animations for good, as many UI tests do, the HUD's own views
// do not move. An app that only shows a HUD without animation turns UIKit's animations on again in
// the same turn of the run loop, so `readStillness()` reads the setting at the end of the turn.
extension StageView {
  func readStillness() {
    guard isStill == UIView.areAnimationsEnabled else { return }
    isStill.toggle()
    if isStill { stopAnimations() } else { owner?.resume() }
  }

  /// Ends the animations of the HUD, but not those of the app's own view or layer on the panel.
  func stopAnimations() {
    let custom = slots?.request.content.indicator.kind == .custom ? canvas.movingLayer : nil
    layer.stopAnimations(above: indicator?.layer, custom)
  }
}

extension CALayer {
  fileprivate func stopAnimations(above one: CALayer?, _ other: CALayer?) {
    removeAllAnimations()
    mask?.removeAllAnimations()
    guard self !== one, self !== other else { return }
    for layer in sublayers ?? [] { layer.stopAnimations(above: one, other) }
  }
}
#endif
