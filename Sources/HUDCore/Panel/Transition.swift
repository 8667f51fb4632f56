package import HUDLayers

/// How the panel comes or goes: from one pose to another, as a function of time.
package struct Transition: Sendable, Equatable {
  package struct Pose: Sendable, Equatable {
    package var opacity: Double
    package var scale: Double

    package static let shown = Pose(opacity: 1, scale: 1)
  }

  package let from: Pose
  package let to: Pose
  package let start: Duration
  package let duration: Duration
  package let curve: Curve

  package func pose(at time: Duration) -> Pose {
    guard duration > .zero, time < start + duration else { return to }
    let progress = curve.value(at: max((time - start) / duration, 0))
    return Pose(
      opacity: from.opacity + (to.opacity - from.opacity) * progress,
      scale: from.scale + (to.scale - from.scale) * progress)
  }
}

extension Transition {
  /// Comes in from where the panel is seen, if it is, and comes to rest.
  static func entering(
    from seen: Pose?, as animation: HUD.Animation, scales: Bool, takes duration: Duration,
    at now: Duration
  ) -> Transition {
    let scale = scales ? animation.motion.scales.from : 1
    return Transition(
      from: seen ?? Pose(opacity: 0, scale: scale), to: .shown, start: now,
      duration: duration, curve: animation.motion.springs ? .spring : .easeOut)
  }

  /// Goes from where the panel is seen, and gathers speed.
  static func leaving(
    from seen: Pose, as animation: HUD.Animation, scales: Bool, takes duration: Duration,
    at now: Duration
  ) -> Transition {
    let scale = scales ? animation.motion.scales.to : seen.scale
    return Transition(
      from: seen, to: Pose(opacity: 0, scale: scale), start: now,
      duration: duration, curve: animation.motion.springs ? .spring : .easeIn)
  }
}

extension HUD.Animation.Motion {
  /// How large the panel is before it comes, and after it went.
  fileprivate var scales: (from: Double, to: Double) {
    switch self {
    case .inherited, .none, .fade: (1, 1)
    case .flat: (1.3, 1 / 1.3)
    case .zoom: (0.5, 0.5)
    case .zoomIn: (0.5, 1.5)
    case .zoomOut: (1.5, 0.5)
    }
  }
}

extension Transition {
  /// Runs as Core Animation wants it: the end is set, the way there is added.
  @MainActor package func run(on canvas: Canvas) {
    withoutImplicitAnimation {
      for layer in [canvas.mask, canvas.bezel] { fade(layer) }
      scale(canvas.bezel)
    }
  }

  /// The way back.
  package var reversed: Transition {
    Transition(from: to, to: from, start: start, duration: duration, curve: curve)
  }

  /// Has the layer fade, and be gone or there in the end.
  @MainActor package func fadeWhole(_ layer: CALayer) {
    withoutImplicitAnimation { fade(layer) }
  }

  /// The part that needs no scale.
  @MainActor func fade(_ layer: CALayer) {
    layer.opacity = Float(to.opacity)
    run("opacity", from.opacity, to.opacity, on: layer)
  }

  /// The same for what has an opacity of its own, which it keeps.
  @MainActor package func fadeIn(_ layer: CALayer) {
    withoutImplicitAnimation { run("opacity", from.opacity, Double(layer.opacity), on: layer) }
  }

  /// The part that needs no opacity, for what a host fades in its own way.
  @MainActor package func runScale(on layer: CALayer) {
    withoutImplicitAnimation { scale(layer) }
  }

  @MainActor private func scale(_ layer: CALayer) {
    layer.setAffineTransform(CGAffineTransform(scaleX: to.scale, y: to.scale))
    run("transform.scale", from.scale, to.scale, on: layer)
  }

  @MainActor private func run(
    _ keyPath: String, _ from: Double, _ to: Double, on layer: CALayer
  ) {
    guard duration > .zero, from != to else { return layer.removeAnimation(forKey: keyPath) }
    let animation = curve.animation(keyPath, over: duration)
    animation.fromValue = from
    animation.toValue = to
    // Until its begin time comes, which is this frame's or earlier, nothing else may be seen.
    animation.fillMode = .backwards
    layer.add(animation, beginningAt: start, forKey: keyPath)
  }
}
