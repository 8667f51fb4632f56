#if canImport(UIKit)
import UIKit

/// Animates the HUD along with a layout that is animated, for example because the device rotates or
/// the app resizes a view.
///
/// Without this animation, the HUD's layers would jump to their new places, because the HUD changes
/// layers without animation.
@MainActor struct ResizeTransition {
  private let stage: StageView
  private let views: [(view: UIView, bounds: CGRect, center: CGPoint)]
  private let gradient: GradientMaskAnimator?

  /// Records the current geometry before the layout. Returns nil if the layout is not animated, if
  /// the size of the stage does not change, or before the first layout.
  init?(of stage: StageView) {
    guard UIView.inheritedAnimationDuration > 0, stage.slots != nil,
      stage.maskFill.bounds.size != stage.bounds.size
    else { return nil }
    self.stage = stage
    views = [stage.maskFill, stage.maskMaterial, stage.bezel, stage.material].compactMap(\.self)
      .map { ($0, $0.bounds, $0.center) }
    gradient = GradientMaskAnimator(on: stage.maskFill)
  }

  /// Animates all views from their recorded geometry to the current one, as a part of the animation
  /// that the layout runs in.
  ///
  /// UIKit's animations are additive: the effect of this one is added to the effects of those that
  /// still run. This animation already includes the move that a keyboard has caused. A pending
  /// keyboard transition would apply that move a second time, so it is dropped.
  func follow() {
    stage.pendingKeyboardTransition = nil
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
    gradient?.follow()
  }
}
#endif
