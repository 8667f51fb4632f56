package import HUDLayers

/// The motion of the panel, or the fade of a part of it, as a function of time.
package struct Transition: Sendable, Equatable {
  /// The opacity, scale and place of the panel at one moment.
  package struct Pose: Sendable, Equatable {
    package var opacity: Double
    package var scale: Double
    /// The distance of the panel below its own place, in points.
    package var offset = 0.0

    package static let shown = Pose(opacity: 1, scale: 1)
    static let hidden = Pose(opacity: 0, scale: 1)
  }

  package let from: Pose
  package let to: Pose
  package let start: Duration
  package let duration: Duration
  package let curve: Curve
  /// The duration of the change of opacity, which may end before the rest of the motion.
  package let fadeDuration: Duration
  package let fadeCurve: Curve

  package var end: Duration { start + duration }

  package func pose(at time: Duration) -> Pose {
    let faded = progress(at: time, of: fadeDuration, fadeCurve)
    let moved = progress(at: time, of: duration, curve)
    return Pose(
      opacity: from.opacity + (to.opacity - from.opacity) * faded,
      scale: from.scale + (to.scale - from.scale) * moved,
      offset: from.offset + (to.offset - from.offset) * moved)
  }

  private func progress(at time: Duration, of duration: Duration, _ curve: Curve) -> Double {
    duration > .zero ? curve.value(at: (time - start) / duration) : 1
  }

  /// Fades the layer from the opacity of `from` to that of `to`.
  @MainActor package func fade(_ layer: CALayer) {
    withoutImplicitAnimation {
      layer.opacity = Float(to.opacity)
      run("opacity", from.opacity, to.opacity, on: layer, over: fadeDuration, fadeCurve)
    }
  }

  /// Sets and animates the scale and place of the layer, but not its opacity.
  @MainActor package func runMotion(on layer: CALayer) {
    withoutImplicitAnimation {
      layer.setAffineTransform(
        CGAffineTransform(a: to.scale, b: 0, c: 0, d: to.scale, tx: 0, ty: to.offset))
      run("transform.scale", from.scale, to.scale, on: layer, over: duration, curve)
      run("transform.translation.y", from.offset, to.offset, on: layer, over: duration, curve)
    }
  }

  /// Animates one property of a layer. If `from == to` or `duration` is 0, ends the animation.
  @MainActor package func run(
    _ keyPath: String, _ from: Double, _ to: Double, on layer: CALayer, over duration: Duration,
    _ curve: Curve
  ) {
    guard duration > .zero, from != to else { return layer.removeAnimation(forKey: keyPath) }
    layer.animate(keyPath, from: from, to: to, over: duration, curve, beginningAt: start)
  }

  /// The fade-out time of an old indicator or text that could overlap the new parts of the panel.
  static let quickFade = Duration.milliseconds(100)

  /// The time that the panel takes to change from one content to another.
  static let exchangeTime = Duration.milliseconds(250)

  /// Returns a transition that slows down towards its end. By default it takes the time in which
  /// the content of the panel changes.
  static func easeOut(
    from start: Pose, to end: Pose, at time: Duration, takes duration: Duration = exchangeTime
  ) -> Transition {
    Transition(
      from: start, to: end, start: time, duration: duration, curve: .easeOut,
      fadeDuration: duration, fadeCurve: .easeOut)
  }
}
