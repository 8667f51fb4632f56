#if canImport(UIKit)
import UIKit

/// Where the panel stood when a keyboard set out, until it is laid out where the keyboard lets it be.
struct KeyboardTransition {
  fileprivate let start: CGPoint
  fileprivate let gradient: GradientMaskAnimator?
  fileprivate let motion: KeyboardMotion
}

extension StageView {
  /// Before the first layout the panel is nowhere, and comes from nowhere.
  func prepareForKeyboard(with motion: KeyboardMotion?) {
    guard slots != nil else { return }
    pendingKeyboardTransition = motion.map {
      KeyboardTransition(
        start: bezel.center, gradient: GradientMaskAnimator(on: maskFill), motion: $0)
    }
  }

  /// Takes the panel, what it is made of and the gradient on it from where they stood to where they
  /// stand now.
  ///
  /// UIKit adds such a move to those that still run: a keyboard that turns round takes the panel with
  /// it from where it is seen.
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
