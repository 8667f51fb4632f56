#if canImport(UIKit)
import HUDCore
import UIKit

/// Shifts the panel slightly when the user tilts the device, if the request follows the tilt.
///
/// UIKit starts Core Motion with the first motion effect, so the effects exist only while a request
/// asks for them. An update adds and removes only the effects that have changed.
@MainActor struct ParallaxEffect {
  /// How far the panel moves to each side, in points.
  private static let reach = 10.0

  private var applied: [(view: UIView, effect: UIMotionEffect)] = []

  mutating func follow(_ isTilted: Bool, on stage: StageView) {
    // Move the material too: it is a sibling of the panel, not a subview.
    let views: [UIView] = isTilted ? [stage.bezel, stage.material].compactMap(\.self) : []
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
      UIInterpolatingMotionEffect(keyPath: "center.x", type: .tiltAlongHorizontalAxis),
      UIInterpolatingMotionEffect(keyPath: "center.y", type: .tiltAlongVerticalAxis),
    ].map {
      $0.minimumRelativeValue = -reach
      $0.maximumRelativeValue = reach
      return $0
    }
    return group
  }
}
#endif
