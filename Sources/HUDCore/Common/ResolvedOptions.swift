import HUDLayers

/// The settings of one request: the options of its call and, for each setting that the call left
/// out, the default at the time of the call.
///
/// This is a class, so that all calls without options of their own can share one object.
package final class ResolvedOptions: Sendable, Equatable {
  package let style: HUD.Style
  /// The behaviour with the call's settings. Mask, animation and position are never `.inherited`.
  package let behavior: HUD.Behavior
  /// The duration that the call gave; nil if the call gave no duration.
  package let duration: Duration?
  /// Whether the call gave a position.
  private let hasOwnPosition: Bool
  package let overrides: Surroundings

  package init(style: HUD.Style, behavior: HUD.Behavior, options: HUD.Options = HUD.Options()) {
    var completed = options.behavior ?? behavior
    if !options.mask.isInherited { completed.mask = options.mask }
    if completed.mask.isInherited { completed.mask = .none }
    if options.animation != .inherited { completed.animation = options.animation }
    if completed.animation == .inherited { completed.animation = .standard }
    if options.position != .inherited { completed.position = options.position }
    if completed.position == .inherited { completed.position = .center }
    completed.graceTime = (options.graceTime ?? completed.graceTime).bounded
    completed.minimumTime = (options.minimumTime ?? completed.minimumTime).bounded
    completed.cancelDelay = (options.cancelDelay ?? completed.cancelDelay).bounded
    completed.dismissal = options.dismissal ?? completed.dismissal
    self.style = options.overrides.applied(to: options.style ?? style).bounded
    self.behavior = completed
    duration = options.duration?.bounded
    hasOwnPosition = options.position != .inherited
    overrides = options.overrides
  }

  /// Returns the options of a call that gives `options`; the call's other settings are taken from
  /// these options. If `mask` or `duration` is given, it overrides the same setting in `options`.
  func overridden(
    by options: HUD.Options?, mask: HUD.Mask = .inherited, duration: Duration? = nil
  ) -> ResolvedOptions {
    // Most calls have no options. They share this object.
    if options == nil, duration == nil, mask.isInherited { return self }
    var options = options ?? HUD.Options()
    if !mask.isInherited { options.mask = mask }
    options.duration = duration ?? options.duration
    return ResolvedOptions(style: style, behavior: behavior, options: options)
  }

  /// Returns the options of the toast that shows the outcome of work: without the duration, so that
  /// its own text decides how long the toast stays.
  ///
  /// - Parameter joins: True if the panel is visible, so that the toast stays where the panel is.
  func ofOutcome(joins: Bool) -> ResolvedOptions {
    with(style, duration: nil, position: joins ? .inherited : behavior.position)
  }

  /// Returns the options of a toast that takes over the panel at `position`. If `position` is nil,
  /// no panel is visible yet.
  func ofToast(onPanelAt position: HUD.Position?) -> ResolvedOptions {
    let position = position ?? behavior.toastPosition ?? .inherited
    if hasOwnPosition || position == .inherited || position == behavior.position { return self }
    return with(style, duration: duration, position: position)
  }

  /// Returns these options with another style, duration and position.
  func with(
    _ style: HUD.Style, duration: Duration?, position: HUD.Position = .inherited
  ) -> ResolvedOptions {
    var options = HUD.Options(position: position, duration: duration)
    options.overrides = overrides
    return ResolvedOptions(style: style, behavior: behavior, options: options)
  }

  package static func == (left: ResolvedOptions, right: ResolvedOptions) -> Bool {
    left === right
      || left.style == right.style && left.behavior == right.behavior
        && left.duration == right.duration && left.overrides == right.overrides
  }

  /// Returns how long a toast stays: the duration that its call gave or, if there is none, the time
  /// that its text takes to read.
  package func toastTime(for content: HUD.Content, underScreenReader: Bool) -> Duration {
    if let duration { return duration }
    let characters = (content.status?.count ?? 0) + (content.detail?.count ?? 0)
    let reading = Duration.milliseconds(60) * characters + .milliseconds(500)
    var minimum = behavior.minimumToastTime
    if content.indicator == .warning || content.indicator == .error {
      minimum = max(minimum, behavior.minimumErrorTime)
    }
    var time = min(max(reading, minimum), behavior.maximumToastTime ?? .longest).bounded
    // Give the user time to read, reach and press the button.
    if content.action != nil { time = max(time, .seconds(4)) }
    // Double the time for a screen reader, because listening takes longer than reading.
    return underScreenReader ? max(time * 2, .seconds(5)) : time
  }

  /// Returns the time that the panel takes to appear or, if `isAfter` is true, to disappear.
  func fadeTime(isAfter: Bool, in metrics: Metrics) -> Duration {
    let motion = behavior.animation.motion
    let wanted = isAfter ? behavior.fadeOutTime : behavior.fadeInTime
    if let wanted, motion != .none { return wanted.bounded }
    switch motion {
    case .none: return .zero
    case .standard, .slide, .inherited:
      if metrics.reducesMotion { return .milliseconds(200) }
      if style.bezel.isGlass(in: metrics) { return .milliseconds(isAfter ? 350 : 250) }
      return .milliseconds(isAfter ? 200 : 350)
    case .flat: return .milliseconds(150)
    // A spring gets more time than `flat`, because its second half is hardly visible.
    case .spring: return .milliseconds(300)
    }
  }
}

extension HUD.Style.Bezel {
  /// Returns whether a panel with this background is made of glass. Only a material can be glass.
  func isGlass(in metrics: Metrics) -> Bool {
    if case .material = fill { metrics.hasGlass && !metrics.demandsSolidPanels } else { false }
  }
}
