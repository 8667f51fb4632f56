#if canImport(UIKit)
import UIKit

/// Animates the HUD along with an animated layout: when the device rotates, when the app resizes a
/// view, and when the keyboard or a bar of the app moves.
///
/// Without this animation, the HUD's layers would jump to their new places, because the HUD changes
/// layers without animation.
@MainActor struct LayoutTransition {
  private var views: [(view: UIView, bounds: CGRect, center: CGPoint)] = []
  /// The movement of the keyboard or bar; nil if the layout itself runs in an animation.
  private let motion: KeyboardMotion?

  /// Records the current geometry before the layout. Returns nil if nothing is animated, or before
  /// the first layout.
  ///
  /// An animation to a new size already includes the movement of a keyboard. UIKit would add both
  /// animations, so the pending movement of the keyboard is dropped.
  init?(of stage: StageView) {
    let isResized =
      UIView.inheritedAnimationDuration > 0 && stage.maskFill.bounds.size != stage.bounds.size
    motion = isResized ? nil : stage.pendingMotion
    stage.pendingMotion = nil
    guard stage.slots != nil, isResized || motion != nil else { return nil }
    let all = [stage.maskFill, stage.maskGradient, stage.maskMaterial, stage.bezel, stage.material]
    for case let view? in all where !view.isHidden {
      views.append((view, view.bounds, view.center))
    }
  }

  /// Animates all views from their recorded geometry to their current geometry.
  ///
  /// UIKit adds this animation to the animations that still run. So if the keyboard reverses
  /// halfway, the panel reverses with it.
  func follow() {
    guard let motion else { return animate() }
    UIView.animate(
      withDuration: motion.duration, delay: 0,
      options: UIView.AnimationOptions(rawValue: motion.curve) | .beginFromCurrentState
        | .allowUserInteraction,
      animations: animate)
  }

  private func animate() {
    for (view, bounds, center) in views {
      let (newBounds, newCenter) = (view.bounds, view.center)
      guard (newBounds, newCenter) != (bounds, center) else { continue }
      UIView.performWithoutAnimation {
        view.bounds = bounds
        view.center = center
      }
      view.bounds = newBounds
      view.center = newCenter
    }
  }
}
#endif
