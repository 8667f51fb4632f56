#if canImport(UIKit)
import UIKit

/// The mask's gradient, which is a layer of no view, and so goes with nobody's animation.
@MainActor struct GradientMaskAnimator {
  private let view: UIView
  private let layer: CAGradientLayer
  private let position: CGPoint
  private let size: CGSize
  private let start: CGPoint
  private let end: CGPoint

  /// Takes down where it stands; nil where there is none.
  init?(on view: UIView) {
    let layers = view.layer.sublayers ?? []
    guard let layer = layers.lazy.compactMap({ $0 as? CAGradientLayer }).first else { return nil }
    self.view = view
    self.layer = layer
    (position, size) = (layer.position, layer.bounds.size)
    (start, end) = (layer.startPoint, layer.endPoint)
  }

  /// Takes it from where it stood to where it stands now, as the animation block around does views.
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

  /// Such a way is added to those that still run, as UIKit's own is.
  private func add<Way: Equatable>(
    _ keyPath: String, from way: Way, to rest: Way, like pattern: CABasicAnimation
  ) {
    guard way != rest, let animation = pattern.copy() as? CABasicAnimation else { return }
    #if canImport(ObjectiveC)
    // UIKit would count an end that is not its own.
    animation.delegate = nil
    #endif
    animation.keyPath = keyPath
    animation.isAdditive = true
    animation.fromValue = way
    animation.toValue = rest
    layer.add(animation, forKey: nil)
  }

  /// Returns a copy of the animation that UIKit makes of a move, or nil if nothing is animated. There is
  /// no other way to learn a keyboard's curve, which is a spring with a time of its own.
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
