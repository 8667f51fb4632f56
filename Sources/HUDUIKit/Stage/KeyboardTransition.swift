#if canImport(UIKit)
import UIKit

/// The positions of the panel and of the mask's gradient when the keyboard began to move, and the
/// keyboard's movement. The next layout animates the panel and the gradient from these positions to
/// the new ones.
struct KeyboardTransition {
  fileprivate let start: CGPoint
  fileprivate let gradient: GradientMaskAnimator?
  fileprivate let motion: KeyboardMotion
}

extension StageView {
  /// Records the panel's position before the layout that a moving keyboard causes. If `motion` is
  /// nil, the panel is not animated. Does nothing before the first layout, when the panel has no
  /// position yet.
  func prepareForKeyboard(with motion: KeyboardMotion?) {
    guard slots != nil else { return }
    pendingKeyboardTransition = motion.map {
      KeyboardTransition(
        start: bezel.center, gradient: GradientMaskAnimator(on: maskFill), motion: $0)
    }
  }

  /// Animates the panel, its material and the mask's gradient from their recorded positions to the
  /// current ones.
  ///
  /// UIKit adds this animation to the animations that still run. So if the keyboard reverses
  /// halfway, the panel reverses with it.
  func followKeyboard() {
    guard let transition = pendingKeyboardTransition else { return }
    pendingKeyboardTransition = nil
    let end = bezel.center
    let views = [bezel, material].compactMap(\.self)
    UIView.performWithoutAnimation {
      for view in views { view.center = transition.start }
    }
    UIView.animate(
      withDuration: transition.motion.duration, delay: 0,
      options: [transition.motion.curve, .beginFromCurrentState, .allowUserInteraction],
      animations: {
        for view in views { view.center = end }
        transition.gradient?.follow()
      })
  }
}
#endif
