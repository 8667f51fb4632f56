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

  /// Animates a property whose model value is already the end value. If the layer is drawn before
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
