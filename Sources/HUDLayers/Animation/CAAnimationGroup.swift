#if !canImport(QuartzCore)

/// Animations that run on the clock of their group.
///
/// Their begin times count from the begin of the group. The end of the group cuts off those that
/// last longer.
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

  override func apply(to layer: CALayer, at position: LayerTime.CyclePosition) {
    for animation in animations ?? [] {
      animation.apply(to: layer, at: position.fraction * duration, begin: animation.beginTime)
    }
  }
}

#endif
