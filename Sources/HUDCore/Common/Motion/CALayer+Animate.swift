package import HUDLayers

extension CALayer {
  /// Whether the HUD adds no animations, because the app has turned off those of its views.
  @MainActor package static var hudIsStill = false

  /// Adds an animation that begins at `start` on the host's clock. If `hudIsStill`, only removes
  /// the animation that the layer has for `key`.
  ///
  /// The layer has to be on the panel already, because `start` is converted to the layer's own
  /// time. That time differs from the host's clock if the app has paused or slowed down a view that
  /// contains the panel.
  @MainActor func add(_ animation: CAAnimation, beginningAt start: Duration, forKey key: String) {
    guard !Self.hudIsStill else { return removeAnimation(forKey: key) }
    animation.beginTime = convertTime(start.seconds, from: nil)
    add(animation, forKey: key)
  }

  /// Animates a property whose model value is already the end value. If the layer is drawn before
  /// `start`, it shows the value `from`.
  ///
  /// - Parameters:
  ///   - key: The key of the animation; nil for `keyPath`.
  ///   - isAdditive: Whether the values are added to the model value.
  ///   - stays: Whether the layer keeps the value `to`, although its model value is another.
  @MainActor func animate(
    _ keyPath: String, from: Any, to: Any, over duration: Duration, _ curve: Curve,
    beginningAt start: Duration, forKey key: String? = nil, isAdditive: Bool = false,
    stays: Bool = false
  ) {
    let animation = curve.animation(keyPath, over: duration)
    animation.fromValue = from
    animation.toValue = to
    animation.isAdditive = isAdditive
    animation.fillMode = stays ? .both : .backwards
    animation.isRemovedOnCompletion = !stays
    add(animation, beginningAt: start, forKey: key ?? keyPath)
  }
}
