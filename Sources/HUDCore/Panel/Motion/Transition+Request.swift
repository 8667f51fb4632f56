import HUDLayers

extension Transition {
  /// Returns the transition that shows the panel.
  ///
  /// - Parameters:
  ///   - bezel: The frame of the panel in the host's coordinates.
  ///   - seen: The pose of the panel on screen now; nil if the panel is hidden.
  static func entering(
    _ request: Request, bezel: CGRect, in metrics: Metrics, from seen: Pose?, at now: Duration
  ) -> Transition {
    let motion = request.resolvedOptions.behavior.animation.motion
    let duration = request.resolvedOptions.fadeInTime(in: metrics)
    let springsIn = motion.isSpring || motion.isStandard && !metrics.reducesMotion
    let isGlass = request.resolvedOptions.style.bezel.isGlass(in: metrics)
    return Transition(
      from: seen ?? request.hiddenPoses(bezel: bezel, in: metrics).before, to: .shown, start: now,
      duration: duration, curve: springsIn ? .spring : .easeOut,
      // The standard motion fades in less time than it springs, because the second half of a spring
      // is hardly visible. Glass fades for the whole time.
      fadeDuration: motion.isStandard && springsIn && !isGlass ? duration * 4 / 7 : duration,
      fadeCurve: motion.isSpring ? .spring : .easeOut)
  }

  /// Returns the transition that hides the panel, from the pose that it has on screen now.
  static func leaving(
    _ request: Request, bezel: CGRect, in metrics: Metrics, from seen: Pose, at now: Duration
  ) -> Transition {
    var end = request.hiddenPoses(bezel: bezel, in: metrics).after
    if metrics.reducesMotion { (end.scale, end.offset) = (seen.scale, seen.offset) }
    let duration = request.resolvedOptions.fadeOutTime(in: metrics)
    let isSpring = request.resolvedOptions.behavior.animation.motion.isSpring
    let curve: Curve = isSpring ? .spring : .easeIn
    return Transition(
      from: seen, to: end, start: now, duration: duration, curve: curve, fadeDuration: duration,
      fadeCurve: curve)
  }
}

extension Request {
  /// Returns the poses of the panel before it appears and after it has disappeared.
  fileprivate func hiddenPoses(
    bezel: CGRect, in metrics: Metrics
  ) -> (before: Transition.Pose, after: Transition.Pose) {
    let motion = resolvedOptions.behavior.animation.motion
    // By default only a toast slides.
    let slides =
      !metrics.reducesMotion && (motion == .slide || motion == .standard && kind == .toast)
    // The distance of the hidden panel below its place in the layout; negative if it is above.
    var travel = 0.0
    if slides, case .edge(let isTop, _) = resolvedOptions.behavior.position.anchor {
      travel = isTop ? -bezel.maxY : metrics.size.height - bezel.minY
    }
    let (before, after): (Double, Double) =
      switch motion {
      case _ where metrics.reducesMotion || travel != 0: (1, 1)
      case .inherited, .standard, .slide:
        resolvedOptions.style.bezel.isGlass(in: metrics) ? (1, 1) : (0.9, 0.95)
      case .none: (1, 1)
      case .flat: (1.3, 1 / 1.3)
      case .spring(let from, let to): (from, to)
      }
    return (
      Transition.Pose(opacity: 0, scale: before, offset: travel),
      Transition.Pose(opacity: 0, scale: after, offset: travel)
    )
  }
}
