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
    let duration = request.resolvedOptions.fadeTime(isAfter: false, in: metrics)
    let springsIn = motion.isSpring || motion.isStandard && !metrics.reducesMotion
    let isGlass = request.resolvedOptions.style.bezel.isGlass(in: metrics)
    return Transition(
      from: seen ?? request.hiddenPose(isAfter: false, bezel, metrics), to: .shown, start: now,
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
    var end = request.hiddenPose(isAfter: true, bezel, metrics)
    if metrics.reducesMotion { (end.scale, end.offset) = (seen.scale, seen.offset) }
    let duration = request.resolvedOptions.fadeTime(isAfter: true, in: metrics)
    let isSpring = request.resolvedOptions.behavior.animation.motion.isSpring
    let curve: Curve = isSpring ? .spring : .easeIn
    return Transition(
      from: seen, to: end, start: now, duration: duration, curve: curve, fadeDuration: duration,
      fadeCurve: curve)
  }
}

extension Request {
  /// Returns the pose of the panel before it appears or, if `isAfter` is true, after it has
  /// disappeared.
  fileprivate func hiddenPose(
    isAfter: Bool, _ bezel: CGRect, _ metrics: Metrics
  ) -> Transition.Pose {
    let behavior = resolvedOptions.behavior
    let motion = behavior.animation.motion
    var pose = Transition.Pose.hidden
    guard !metrics.reducesMotion else { return pose }
    // By default only a toast slides.
    if motion == .slide || motion == .standard && isToast,
      case .edge(let isTop, _) = behavior.position.anchor
    {
      pose.offset = isTop ? -bezel.maxY : metrics.size.height - bezel.minY
      return pose
    }
    switch motion {
    case .none: break
    case .inherited, .standard, .slide:
      if !resolvedOptions.style.bezel.isGlass(in: metrics) { pose.scale = isAfter ? 0.95 : 0.9 }
    case .flat: pose.scale = isAfter ? 1 / 1.3 : 1.3
    case .spring(let before, let after): pose.scale = isAfter ? after : before
    }
    return pose
  }
}
