import HUDLayers

/// The one place where layers are written to.
///
/// A layer that belongs to no view animates every change of its own accord for a quarter of a
/// second. What moves here, moves because an animation was added.
@MainActor package func withoutImplicitAnimation(_ write: () -> Void) {
  CATransaction.begin()
  CATransaction.setDisableActions(true)
  write()
  CATransaction.commit()
}

extension CALayer {
  /// Adds an animation that begins at that time of the host's clock.
  ///
  /// Begin times are in the layer's own time, which differs if the app has paused or slowed down the view
  /// below, so this layer has to be on the panel already.
  func add(_ animation: CAAnimation, beginningAt start: Duration, forKey key: String) {
    animation.beginTime = convertTime(start.seconds, from: nil)
    add(animation, forKey: key)
  }
}

/// Runs what has animations of its own in the midst of such writing: the app's code, or UIKit's effects.
/// A view's animation is an action of its layer, and there would be none.
@MainActor package func withImplicitAnimation<Result>(_ work: () -> Result) -> Result {
  CATransaction.begin()
  defer { CATransaction.commit() }
  CATransaction.setDisableActions(false)
  return work()
}
