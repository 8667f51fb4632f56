#if canImport(UIKit)
import UIKit

extension StageView {
  /// How far the panel moves to each side, in points.
  private static let reach = 10.0

  /// If `isTilted`, the panel shifts slightly as the user tilts the device; if not, it stays still.
  ///
  /// UIKit starts Core Motion with the first motion effect, so the effects exist only while a
  /// request asks for them.
  func setTilted(_ isTilted: Bool) {
    // Move the material too: it is a sibling of the panel, not a subview.
    for case let view? in [bezel, material] where view.motionEffects.isEmpty == isTilted {
      view.motionEffects =
        isTilted
        ? [
          makeEffect("center.x", .tiltAlongHorizontalAxis),
          makeEffect("center.y", .tiltAlongVerticalAxis),
        ] : []
    }
  }

  private func makeEffect(
    _ keyPath: String, _ type: UIInterpolatingMotionEffect.EffectType
  ) -> UIMotionEffect {
    let effect = UIInterpolatingMotionEffect(keyPath: keyPath, type: type)
    effect.minimumRelativeValue = -Self.reach
    effect.maximumRelativeValue = Self.reach
    return effect
  }
}
#endif
