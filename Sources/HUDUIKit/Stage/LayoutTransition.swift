#if canImport(UIKit)
import UIKit

/// Animates the HUD along with a layout that is animated, because the device rotates or the app
/// resizes a view, or that a moving keyboard or bar of the app has caused.
///
/// Without this animation, the HUD's layers would jump to their new places, because the HUD changes
/// layers without animation.
@MainActor struct LayoutTransition {
  private let views: [(view: UIView, bounds: CGRect, center: CGPoint)]
  private let gradient: GradientMaskAnimator?
  /// The movement of the keyboard or bar; nil for a part of the animation that the layout runs in.
  private let motion: KeyboardMotion?

  /// Records the current geometry before the layout. Returns nil if nothing is animated, or before
  /// the first layout.
  ///
  /// The animation of a new size already includes the move that a keyboard has caused. UIKit adds
  /// animations to each other, so that move is dropped.
  init?(of stage: StageView) {
    let isResized =
      UIView.inheritedAnimationDuration > 0 && stage.maskFill.bounds.size != stage.bounds.size
    motion = isResized ? nil : stage.pendingMotion
    stage.pendingMotion = nil
    guard stage.slots != nil, isResized || motion != nil else { return nil }
    views = [stage.maskFill, stage.maskMaterial, stage.bezel, stage.material].compactMap(\.self)
      .map { ($0, $0.bounds, $0.center) }
    gradient = GradientMaskAnimator(on: stage.maskFill)
  }

  /// Animates all views from their recorded geometry to the current one.
  ///
  /// UIKit adds this animation to the animations that still run. So if the keyboard reverses
  /// halfway, the panel reverses with it.
  func follow() {
    guard let motion else { return animate() }
    UIView.animate(
      withDuration: motion.duration, delay: 0,
      options: [motion.curve, .beginFromCurrentState, .allowUserInteraction], animations: animate)
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
    gradient?.follow()
  }
}

/// Animates the gradient of the mask together with UIKit's views.
///
/// The gradient is a layer without a view, so UIKit's animation blocks do not animate it.
@MainActor struct GradientMaskAnimator {
  private let view: UIView
  private let layer: CAGradientLayer
  private let position: CGPoint
  private let size: CGSize
  private let start: CGPoint
  private let end: CGPoint

  /// Records the current geometry of the gradient layer in `view`; nil if `view` has no such layer.
  init?(on view: UIView) {
    let layers = view.layer.sublayers ?? []
    guard let layer = layers.lazy.compactMap({ $0 as? CAGradientLayer }).first else { return nil }
    self.view = view
    self.layer = layer
    (position, size) = (layer.position, layer.bounds.size)
    (start, end) = (layer.startPoint, layer.endPoint)
  }

  /// Animates the gradient from the recorded geometry to the current one, with the timing of the
  /// animation block that calls this method.
  func follow() {
    guard let pattern = makePattern() else { return }
    for (keyPath, old, new) in [
      ("position", position, layer.position), ("startPoint", start, layer.startPoint),
      ("endPoint", end, layer.endPoint),
    ] {
      let way = CGPoint(x: old.x - new.x, y: old.y - new.y)
      add(keyPath, from: way, to: .zero, like: pattern)
    }
    let new = layer.bounds.size
    let growth = CGSize(width: size.width - new.width, height: size.height - new.height)
    add("bounds.size", from: growth, to: .zero, like: pattern)
  }

  /// Adds an additive animation, as UIKit does for views. Its offset is added to the offsets of
  /// earlier animations, so the earlier animations continue to run.
  private func add<Way: Equatable>(
    _ keyPath: String, from way: Way, to rest: Way, like pattern: CABasicAnimation
  ) {
    guard way != rest, let animation = pattern.copy() as? CABasicAnimation else { return }
    #if canImport(ObjectiveC)
    // Remove the copied delegate. It belongs to UIKit, which counts how many of its own animations
    // have ended, and must not count this animation.
    animation.delegate = nil
    #endif
    animation.keyPath = keyPath
    animation.isAdditive = true
    animation.fromValue = way
    animation.toValue = rest
    layer.add(animation, forKey: nil)
  }

  /// Returns the animation that UIKit creates when `view` is moved; nil outside an animation block.
  ///
  /// Copying that animation is the only way to learn the keyboard's curve, which is a spring with
  /// its own duration.
  private func makePattern() -> CABasicAnimation? {
    let (center, layer) = (view.center, view.layer)
    let others = layer.animationKeys() ?? []
    UIView.performWithoutAnimation { view.center.x += 1 }
    view.center = center
    let key = layer.animationKeys()?.first { !others.contains($0) }
    guard let key, let made = layer.animation(forKey: key) else { return nil }
    layer.removeAnimation(forKey: key)
    return made as? CABasicAnimation
  }
}
#endif
