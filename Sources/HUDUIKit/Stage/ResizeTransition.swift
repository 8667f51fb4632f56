#if canImport(UIKit)
import UIKit

/// A layout in an animation that is not the HUD's own: the device is turned, or the app resizes a
/// view. What is written to as layers would be in its new place at once, and has to go there too.
@MainActor struct ResizeTransition {
  private let stage: StageView
  private let views: [(view: UIView, bounds: CGRect, center: CGPoint)]
  private let gradient: GradientMaskAnimator?

  /// Takes down where all stands; nil where nothing turns, or where nothing stood before.
  init?(of stage: StageView) {
    guard UIView.inheritedAnimationDuration > 0, stage.slots != nil,
      stage.maskFill.bounds.size != stage.bounds.size
    else { return nil }
    self.stage = stage
    views = [stage.maskFill, stage.maskMaterial, stage.bezel, stage.material].compactMap(\.self)
      .map { ($0, $0.bounds, $0.center) }
    gradient = GradientMaskAnimator(on: stage.maskFill)
  }

  /// Takes all from where it stood to where it stands now, with what is around it.
  ///
  /// UIKit adds such a move to those that still run. A keyboard that came meanwhile has pushed the
  /// panel by then: that is a part of the same way.
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
