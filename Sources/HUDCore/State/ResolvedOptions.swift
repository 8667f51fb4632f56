import HUDLayers

/// The settings of one request: the options of its call and, for each setting that the call left
/// out, the default at the time of the call.
///
/// This is a class, so that all calls without options of their own can share one object.
package final class ResolvedOptions: Sendable {
  package let style: HUD.Style
  /// The behaviour with the settings of the call in place of its own. Nothing in it is inherited.
  package let behavior: HUD.Behavior
  /// The duration that the call gave; nil if the call gave no duration.
  package let duration: Duration?
  package let overrides: Surroundings

  private init(
    style: HUD.Style, behavior: HUD.Behavior, duration: Duration?, overrides: Surroundings
  ) {
    self.style = style
    self.behavior = behavior
    self.duration = duration
    self.overrides = overrides
  }

  package convenience init(
    style: HUD.Style, behavior: HUD.Behavior, options: HUD.Options = HUD.Options()
  ) {
    var completed = options.behavior ?? behavior
    completed.mask = options.mask.or(completed.mask).or(.none)
    completed.animation = options.animation.or(completed.animation).or(.standard)
    completed.position = options.position.or(completed.position).or(.center)
    completed.graceTime = (options.graceTime ?? completed.graceTime).bounded
    completed.minimumTime = (options.minimumTime ?? completed.minimumTime).bounded
    completed.minimumToastTime = completed.minimumToastTime.bounded
    completed.maximumToastTime = completed.maximumToastTime?.bounded
    completed.dismissal = options.dismissal ?? completed.dismissal
    self.init(
      style: options.overrides.applied(to: options.style ?? style).bounded, behavior: completed,
      duration: options.duration?.bounded, overrides: options.overrides)
  }
}

extension ResolvedOptions {
  /// Returns the options of a call for which these are the defaults. If `mask` or `duration` is
  /// given, it overrides the same setting in `options`.
  func overridden(
    by options: HUD.Options?, mask: HUD.Mask, duration: Duration? = nil
  ) -> ResolvedOptions {
    // Most calls have no options. They share this object.
    if options == nil, duration == nil, mask.isInherited { return self }
    var options = options ?? HUD.Options()
    if !mask.isInherited { options.mask = mask }
    options.duration = duration ?? options.duration
    return ResolvedOptions(style: style, behavior: behavior, options: options)
  }

  /// These options without the duration that the call gave. A toast that shows the outcome of work
  /// has such options, so that its own text decides how long the toast stays.
  var withoutDuration: ResolvedOptions {
    if duration == nil { return self }
    return ResolvedOptions(style: style, behavior: behavior, duration: nil, overrides: overrides)
  }

  /// Returns these options with another style.
  func with(_ style: HUD.Style) -> ResolvedOptions {
    ResolvedOptions(style: style, behavior: behavior, duration: duration, overrides: overrides)
  }
}

extension ResolvedOptions: Equatable {
  package static func == (left: ResolvedOptions, right: ResolvedOptions) -> Bool {
    left === right
      || left.style == right.style && left.behavior == right.behavior
        && left.duration == right.duration && left.overrides == right.overrides
  }
}

/// A setting with the value `inherited`, which means that the default value is used.
private protocol Inheriting: Equatable {
  static var inherited: Self { get }
}

extension Inheriting {
  fileprivate func or(_ other: Self) -> Self { self == .inherited ? other : self }
}

extension HUD.Mask: Inheriting {}
extension HUD.Animation: Inheriting {}
extension HUD.Position: Inheriting {}

extension Duration {
  /// A hundred years: practically for ever, but short enough that adding it to a time does not
  /// overflow.
  package static let longest = Duration.seconds(100 * 365 * 86_400)

  /// The duration clamped to between zero and `longest`.
  package var bounded: Duration { min(max(self, .zero), .longest) }

  /// The duration in seconds, as Core Animation expects it.
  package var seconds: Double {
    let (whole, attoseconds) = components
    return Double(whole) + Double(attoseconds) * 1e-18
  }
}
