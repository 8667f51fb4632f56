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

extension ResolvedOptions {
  /// Returns the time that the panel takes to appear.
  package func fadeInTime(_ setting: MotionSetting) -> Duration {
    time(behavior.fadeInTime, standard: (.milliseconds(350), onGlass: .milliseconds(250)), setting)
  }

  /// Returns the time that the panel takes to disappear.
  package func fadeOutTime(_ setting: MotionSetting) -> Duration {
    time(behavior.fadeOutTime, standard: (.milliseconds(200), onGlass: .milliseconds(350)), setting)
  }

  /// Returns the time of a motion. `wanted` is the time that the app set; if nil, the motion takes
  /// its default time.
  private func time(
    _ wanted: Duration?, standard: (full: Duration, onGlass: Duration), _ setting: MotionSetting
  ) -> Duration {
    let motion = behavior.animation.motion
    if let wanted, motion != .none { return wanted.bounded }
    switch motion {
    case .none: return .zero
    case .standard, .slide, .inherited:
      switch resolved(setting) {
      case .full: return standard.full
      case .reduced: return .milliseconds(200)
      case .glass: return standard.onGlass
      }
    case .flat: return .milliseconds(150)
    // These motions are springs. They get more time, because the second half of a spring is hardly
    // visible.
    case .fade, .zoom, .zoomIn, .zoomOut: return .milliseconds(300)
    }
  }

  /// Returns `setting`, with one exception: if `setting` is `glass` but the style fills the panel
  /// with a plain colour, returns `full`.
  func resolved(_ setting: MotionSetting) -> MotionSetting {
    guard setting == .glass else { return setting }
    if case .material = style.bezel.fill { return .glass }
    return .full
  }
}
