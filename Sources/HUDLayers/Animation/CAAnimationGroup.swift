#if !canImport(QuartzCore)

import Foundation

/// A group of animations that run on the group's clock.
///
/// The begin times of the animations count from the beginning of the group. An animation that is
/// longer than the group is cut off at the group's end.
open class CAAnimationGroup: CAAnimation {
  open var animations: [CAAnimation]?

  override func assume(_ other: CAAnimation) {
    super.assume(other)
    guard let other = other as? CAAnimationGroup else { return }
    animations = other.animations?.map { $0.copied() }
  }

  override func prepare(for layer: CALayer, duration defaultDuration: CFTimeInterval) {
    super.prepare(for: layer, duration: defaultDuration)
    for animation in animations ?? [] {
      animation.prepare(for: layer, duration: duration)
    }
  }

  override func apply(to layer: CALayer, at progress: Double) {
    for animation in animations ?? [] {
      animation.apply(to: layer, at: progress * duration, begin: animation.beginTime)
    }
  }
}

#endif
