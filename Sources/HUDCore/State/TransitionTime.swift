/// The kind of motion, which depends on the user's settings and on the host's material.
package enum MotionSetting: Sendable {
  case full
  /// The user asks for less motion.
  case reduced
  /// The host draws panels of glass.
  case glass
}

extension Metrics {
  package var motionSetting: MotionSetting {
    if reducesMotion { return .reduced }
    return hasGlass && !reducesTransparency && !increasesContrast ? .glass : .full
  }
}

/// The time that a panel takes to appear or to disappear, for each `MotionSetting`.
package struct TransitionTime: Sendable, Equatable {
  package var full: Duration
  var reduced: Duration
  var onGlass: Duration

  /// The same time in every setting.
  package init(_ time: Duration) { self.init(full: time, reduced: time, onGlass: time) }

  fileprivate init(full: Duration, reduced: Duration, onGlass: Duration) {
    self.full = full.bounded
    self.reduced = reduced.bounded
    self.onGlass = onGlass.bounded
  }

  fileprivate func callAsFunction(_ setting: MotionSetting) -> Duration {
    switch setting {
    case .full: full
    case .reduced: reduced
    case .glass: onGlass
    }
  }
}

extension ResolvedOptions {
  package func fadeInTime(_ setting: MotionSetting) -> Duration {
    policy.fadeInTime(resolved(setting))
  }

  package func fadeOutTime(_ setting: MotionSetting) -> Duration {
    policy.fadeOutTime(resolved(setting))
  }

  /// Returns `setting`, with one exception: if `setting` is `glass` but the style fills the panel
  /// with a plain colour, returns `full`.
  func resolved(_ setting: MotionSetting) -> MotionSetting {
    guard setting == .glass else { return setting }
    if case .material = style.bezel.fill { return .glass }
    return .full
  }
}

extension HUD.Animation.Motion {
  enum Direction {
    case entrance
    case exit
  }

  /// Returns the time that the motion takes. `wanted` is the time that the app set; if nil, the
  /// motion takes its default time.
  func time(_ wanted: Duration?, _ direction: Direction) -> TransitionTime {
    if self == .none { return TransitionTime(.zero) }
    if let wanted { return TransitionTime(wanted) }
    switch (self, direction) {
    case (.standard, .entrance), (.slide, .entrance), (.inherited, .entrance):
      return TransitionTime(
        full: .milliseconds(350), reduced: .milliseconds(200), onGlass: .milliseconds(250))
    case (.standard, .exit), (.slide, .exit), (.inherited, .exit):
      return TransitionTime(
        full: .milliseconds(200), reduced: .milliseconds(200), onGlass: .milliseconds(350))
    case (.flat, _), (.none, _):
      return TransitionTime(.milliseconds(150))
    case (.fade, _), (.zoom, _), (.zoomIn, _), (.zoomOut, _):
      // These motions are springs. They get more time, because the second half of a spring is
      // hardly visible.
      return TransitionTime(.milliseconds(300))
    }
  }
}
