import HUDLayers

/// The motion with which one panel appears and disappears, adapted to reduced motion and to glass.
struct PanelMotion {
  private let motion: HUD.Animation.Motion
  private let setting: MotionSetting
  /// How far below its own place the panel is when it starts to slide in. Negative if the panel
  /// slides in from the top edge; zero if it does not slide.
  private let travel: Double

  /// - Parameter bezel: The frame of the panel in the host's coordinates.
  init(of request: Request, bezel: CGRect, metrics: Metrics) {
    let resolvedOptions = request.resolvedOptions
    motion = resolvedOptions.behavior.animation.motion
    setting = resolvedOptions.resolved(metrics.motionSetting)
    travel =
      switch resolvedOptions.behavior.position.anchor {
      case _ where setting == .reduced || !request.slides: 0
      case .top: -Double(bezel.maxY)
      case .bottom: Double(metrics.size.height - bezel.minY)
      case .center, .inherited: 0
      }
  }

  /// The pose before the panel appears.
  var before: Transition.Pose {
    Transition.Pose(opacity: 0, scale: scales.from, offset: travel)
  }

  /// Returns the pose after the panel has disappeared. `seen` is the pose of the panel on screen
  /// now.
  func after(_ seen: Transition.Pose) -> Transition.Pose {
    if setting == .reduced {
      return Transition.Pose(opacity: 0, scale: seen.scale, offset: seen.offset)
    }
    return Transition.Pose(opacity: 0, scale: scales.to, offset: travel)
  }

  var springsIn: Bool { motion.isSpring || motion.isStandard && setting != .reduced }

  /// Returns the curve of the opacity: a spring if `motion` is a spring, otherwise `easing`.
  func fades(_ easing: Curve) -> Curve { motion.isSpring ? .spring : easing }

  /// Returns the time in which the panel fades in during an entrance of `duration`. In the full
  /// setting, the standard motion fades in less time than it moves, because the second half of its
  /// spring is hardly visible.
  func fadeTime(in duration: Duration) -> Duration {
    motion.isStandard && setting == .full ? duration * 4 / 7 : duration
  }

  /// The panel's scale before it appears and after it has disappeared.
  private var scales: (from: Double, to: Double) {
    if setting == .reduced || travel != 0 { return (1, 1) }
    return switch motion {
    case .inherited, .standard, .slide: setting == .glass ? (1, 1) : (0.9, 0.95)
    case .none, .fade: (1, 1)
    case .flat: (1.3, 1 / 1.3)
    case .zoom: (0.5, 0.5)
    case .zoomIn: (0.5, 1.5)
    case .zoomOut: (1.5, 0.5)
    }
  }
}

extension HUD.Animation.Motion {
  fileprivate var isStandard: Bool {
    switch self {
    case .inherited, .standard, .slide: true
    case .none, .fade, .flat, .zoom, .zoomIn, .zoomOut: false
    }
  }
}

extension Request {
  /// Whether the panel slides if it is at the top or bottom. By default only a toast slides.
  fileprivate var slides: Bool {
    switch resolvedOptions.behavior.animation.motion {
    case .slide: true
    case .standard, .inherited: kind == .toast
    case .none, .fade, .flat, .zoom, .zoomIn, .zoomOut: false
    }
  }
}
