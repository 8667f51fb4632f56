#if canImport(UIKit)
import HUDCore
import UIKit

/// Moves the panel against the app as the device is tilted, where that is wanted.
///
/// The first motion effect starts Core Motion, so there is none before it is wanted, and none left
/// once it is not. What stands there already stays: effects are compared with the wish, and never
/// switched from one state to the other.
@MainActor struct ParallaxEffect {
  /// How far it moves to each side, in points.
  private static let reach = 10.0

  private var applied: [(view: UIView, effect: UIMotionEffect)] = []

  mutating func follow(_ request: Request, isStill: Bool, on stage: StageView) {
    let isWanted = request.resolvedOptions.followsTilt && !isStill
    // The material is a view beside the panel, and has to move with it.
    applyParallax(isWanted ? [stage.bezel, stage.material].compactMap(\.self) : [])
  }

  private mutating func applyParallax(_ views: [UIView]) {
    for (view, effect) in applied where !views.contains(view) { view.removeMotionEffect(effect) }
    applied.removeAll { !views.contains($0.view) }
    for view in views where !applied.contains(where: { $0.view === view }) {
      let effect = Self.makeEffect()
      view.addMotionEffect(effect)
      applied.append((view, effect))
    }
  }

  private static func makeEffect() -> UIMotionEffect {
    let group = UIMotionEffectGroup()
    group.motionEffects = [
      interpolating("center.x", along: .tiltAlongHorizontalAxis),
      interpolating("center.y", along: .tiltAlongVerticalAxis),
    ]
    return group
  }

  private static func interpolating(
    _ keyPath: String, along axis: UIInterpolatingMotionEffect.EffectType
  ) -> UIMotionEffect {
    let effect = UIInterpolatingMotionEffect(keyPath: keyPath, type: axis)
    effect.minimumRelativeValue = -reach
    effect.maximumRelativeValue = reach
    return effect
  }
}
#endif
