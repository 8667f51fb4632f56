import HUDLayers

extension CALayer {
  /// Adds an animation that begins at `start` on the host's clock.
  ///
  /// The layer has to be on the panel already, because `start` is converted to the layer's own
  /// time. That time differs from the host's clock if the app has paused or slowed down a view that
  /// contains the panel.
  func add(_ animation: CAAnimation, beginningAt start: Duration, forKey key: String) {
    animation.beginTime = convertTime(start.seconds, from: nil)
    add(animation, forKey: key)
  }

  /// Animates a property whose model value is already that of the end. If the layer is drawn before
  /// `start`, it shows the value `from`.
  ///
  /// - Parameters:
  ///   - key: The key of the animation; nil for `keyPath`.
  ///   - isAdditive: Whether the values are added to the model value.
  func animate(
    _ keyPath: String, from: Any, to: Any, over duration: Duration, _ curve: Curve,
    beginningAt start: Duration, forKey key: String? = nil, isAdditive: Bool = false
  ) {
    let animation = curve.animation(keyPath, over: duration)
    animation.fromValue = from
    animation.toValue = to
    animation.isAdditive = isAdditive
    animation.fillMode = .backwards
    add(animation, beginningAt: start, forKey: key ?? keyPath)
  }
}

/// Runs `write` without implicit animations. All writes to layers are made through this function.
///
/// A layer that belongs to no view would otherwise animate every change for a quarter of a second.
/// In `write`, a change is animated only if an animation is added for it.
@MainActor package func withoutImplicitAnimation(_ write: () -> Void) {
  CATransaction.begin()
  CATransaction.setDisableActions(true)
  write()
  CATransaction.commit()
}

/// Turns implicit animations on again inside `withoutImplicitAnimation(_:)`, for code with
/// animations of its own: the app's code, and UIKit's effects.
///
/// UIKit animates a view through the actions of its layer, and `withoutImplicitAnimation(_:)` turns
/// these actions off.
@MainActor package func withImplicitAnimation<Result>(_ work: () -> Result) -> Result {
  let disablesActions = CATransaction.disableActions()
  CATransaction.begin()
  defer {
    CATransaction.commit()
    // The app may have left a transaction of its own open.
    CATransaction.setDisableActions(disablesActions)
  }
  CATransaction.setDisableActions(false)
  return work()
}
