package import HUDLayers

/// The motion of the panel from one pose to another, as a function of time.
package struct Transition: Sendable, Equatable {
  /// The opacity and scale of the panel at one moment.
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
  /// Returns the transition that shows the panel.
  ///
  /// - Parameter seen: The pose in which the panel is seen now; nil if it is hidden.
  static func entering(
    from seen: Pose?, as animation: HUD.Animation, scales: Bool, takes duration: Duration,
    at now: Duration
  ) -> Transition {
    let scale = scales ? animation.motion.scales.from : 1
    return Transition(
      from: seen ?? Pose(opacity: 0, scale: scale), to: .shown, start: now,
      duration: duration, curve: animation.motion.springs ? .spring : .easeOut)
  }

  /// Returns the transition that hides the panel, from the pose in which it is seen now.
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
  /// The panel's scale before it appears and after it has disappeared.
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
  /// Fades mask and panel, and scales the panel. The layers get their end values at once; the
  /// animations show the way there.
  @MainActor package func run(on canvas: Canvas) {
    withoutImplicitAnimation {
      for layer in [canvas.mask, canvas.bezel] { fade(layer) }
      scale(canvas.bezel)
    }
  }

  /// The same transition from end to start, at the same time.
  package var reversed: Transition {
    Transition(from: to, to: from, start: start, duration: duration, curve: curve)
  }

  /// Fades the layer from the opacity of `from` to that of `to`.
  @MainActor package func fadeWhole(_ layer: CALayer) {
    withoutImplicitAnimation { fade(layer) }
  }

  /// Does the same as `fadeWhole(_:)`, for callers that have turned implicit animation off.
  @MainActor func fade(_ layer: CALayer) {
    layer.opacity = Float(to.opacity)
    run("opacity", from.opacity, to.opacity, on: layer)
  }

  /// Fades a layer in up to the opacity that it has, which the app may have set.
  @MainActor package func fadeIn(_ layer: CALayer) {
    withoutImplicitAnimation { run("opacity", from.opacity, Double(layer.opacity), on: layer) }
  }

  /// Animates only the scale, for a layer that the host fades in its own way.
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
    // Shows the start value, should the layer be drawn before the begin time.
    animation.fillMode = .backwards
    layer.add(animation, beginningAt: start, forKey: keyPath)
  }
}
