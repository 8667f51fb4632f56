#if canImport(UIKit)
import HUDCore
import UIKit

extension StageView {
  /// Animates the HUD along with an animated layout: when the device rotates, when the app resizes
  /// a view, and when the keyboard or a bar of the app moves.
  ///
  /// Without this animation, the HUD's layers would jump to their new places, because the HUD
  /// changes layers without animation.
  ///
  /// - Parameter layout: Places the views. It may run code of the app.
  func animate(along layout: () -> Void) {
    // An animation to a new size already includes the movement of a keyboard. UIKit would add both
    // animations, so the pending movement of the keyboard is dropped.
    let isResized = UIView.inheritedAnimationDuration > 0 && maskFill.bounds.size != bounds.size
    let motion = isResized ? nil : pendingMotion
    pendingMotion = nil
    // Nothing is animated before the first layout.
    guard slots != nil, isResized || motion != nil else { return layout() }
    let visible = (subviews + [maskGradient]).filter { !$0.isHidden }
    let starts = visible.map { (view: $0, place: (bounds: $0.bounds, center: $0.center)) }
    layout()
    let animation = { for (view, place) in starts { view.move(from: place) } }
    // If the layout itself runs in an animation, the views join it. UIKit adds the animation to
    // those that still run. So if the keyboard reverses halfway, the panel reverses with it.
    guard let motion else { return animation() }
    UIView.animate(
      withDuration: motion.duration, delay: 0,
      options: motion.curve | .beginFromCurrentState | .allowUserInteraction, animations: animation)
  }

  /// How far the panel moves to each side, in points.
  private static let reach = 10.0

  /// If `isTilted`, the panel shifts slightly as the user tilts the device; if not, it stays still.
  ///
  /// UIKit starts Core Motion with the first motion effect, so the effects exist only while a
  /// request asks for them.
  func setTilted(_ isTilted: Bool) {
    // Move the material too: it is a sibling of the panel, not a subview.
    for case let view? in [bezel, material] where view.motionEffects.isEmpty == isTilted {
      view.motionEffects = isTilted ? makeTilt() : []
    }
  }

  private func makeTilt() -> [UIMotionEffect] {
    let x = UIInterpolatingMotionEffect(keyPath: "center.x", type: .tiltAlongHorizontalAxis)
    let y = UIInterpolatingMotionEffect(keyPath: "center.y", type: .tiltAlongVerticalAxis)
    for effect in [x, y] {
      effect.minimumRelativeValue = -Self.reach
      effect.maximumRelativeValue = Self.reach
    }
    return [x, y]
  }
}
#endif
