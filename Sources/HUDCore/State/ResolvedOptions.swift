import HUDLayers

/// The settings of one request: the options of its call and, for each setting that the call left
/// out, the default at the time of the call.
///
/// This is a class, so that all calls without options of their own can share one object.
package final class ResolvedOptions: Sendable {
  package let style: HUD.Style
  package let mask: HUD.Mask
  package let animation: HUD.Animation
  package let position: HUD.Position
  package let avoidsKeyboard: Bool
  package let endsEditing: Bool
  package let playsHaptics: Bool
  package let followsTilt: Bool
  package let words: HUD.Words
  package let dismissal: HUD.DismissalGestures
  package let overrides: SurroundingsOverrides
  package let policy: Policy
  /// The behaviour from which the fields above come.
  private let behavior: HUD.Behavior

  /// Whether the call had options of its own.
  let haveOptions: Bool

  private init(_ other: ResolvedOptions, style: HUD.Style, policy: Policy) {
    self.style = style
    mask = other.mask
    animation = other.animation
    position = other.position
    avoidsKeyboard = other.avoidsKeyboard
    endsEditing = other.endsEditing
    playsHaptics = other.playsHaptics
    followsTilt = other.followsTilt
    words = other.words
    dismissal = other.dismissal
    overrides = other.overrides
    haveOptions = other.haveOptions
    behavior = other.behavior
    self.policy = policy
  }

  package init(style: HUD.Style, behavior: HUD.Behavior, options: HUD.Options? = nil) {
    haveOptions = options != nil
    let options = options ?? HUD.Options()
    let behavior = options.behavior ?? behavior
    self.behavior = behavior
    overrides = options.overrides
    self.style = overrides.applied(to: options.style ?? style).bounded
    mask = options.mask.or(behavior.mask).or(.none)
    animation = options.animation.or(behavior.animation).or(.standard)
    position = options.position.or(behavior.position).or(.center)
    avoidsKeyboard = behavior.avoidsKeyboard
    endsEditing = behavior.endsEditing
    playsHaptics = behavior.playsHaptics
    followsTilt = behavior.followsTilt
    words = behavior.words
    dismissal = options.dismissal ?? behavior.dismissal
    policy = Policy(
      behavior: behavior, options: options, animation: animation, blocksInput: mask.blocksInput)
  }
}

extension ResolvedOptions {
  /// Returns the options of a call for which these are the defaults. If `mask` or `duration` is
  /// given, it overrides the same setting in `options`.
  func overridden(
    by options: HUD.Options?, mask: HUD.Mask, duration: Duration? = nil
  ) -> ResolvedOptions {
    // Most calls have no options. They must not copy the large struct.
    if case .none = options, duration == nil, mask.isInherited { return self }
    var options = options ?? HUD.Options()
    if !mask.isInherited { options.mask = mask }
    options.duration = duration ?? options.duration
    return ResolvedOptions(style: style, behavior: behavior, options: options)
  }

  /// These options without the duration that the call gave. A toast that shows the outcome of work
  /// has such options, so that its own text decides how long the toast stays.
  var withoutDuration: ResolvedOptions {
    if policy.duration == nil { return self }
    var policy = policy
    policy.duration = nil
    return ResolvedOptions(self, style: style, policy: policy)
  }

  /// Returns these options with another style.
  func with(_ style: HUD.Style) -> ResolvedOptions {
    ResolvedOptions(self, style: style, policy: policy)
  }
}

extension ResolvedOptions: Equatable {
  /// Compares all fields, unless `left` and `right` are the same object. It is not enough to
  /// compare the references, because each call with options of its own makes a new object, even if
  /// the options are equal.
  package static func == (left: ResolvedOptions, right: ResolvedOptions) -> Bool {
    left === right
      || left.haveOptions == right.haveOptions && left.style == right.style
        && left.mask == right.mask
        && left.animation == right.animation && left.position == right.position
        && left.avoidsKeyboard == right.avoidsKeyboard && left.endsEditing == right.endsEditing
        && left.playsHaptics == right.playsHaptics && left.followsTilt == right.followsTilt
        && left.words == right.words && left.dismissal == right.dismissal
        && left.overrides == right.overrides && left.policy == right.policy
  }
}

/// The part of the resolved options that decides when something happens.
package struct Policy: Sendable, Equatable {
  package var graceTime: Duration
  package var minimumTime: Duration
  package var fadeInTime: TransitionTime
  package var fadeOutTime: TransitionTime
  package var minimumToastTime: Duration
  package var maximumToastTime: Duration?
  /// The duration that the call gave; nil if the call gave no duration.
  package var duration: Duration?
  package var enqueuesToasts: Bool
  package var toastQueueLimit: Int
  package var blocksInput: Bool

  fileprivate init(
    behavior: HUD.Behavior, options: HUD.Options, animation: HUD.Animation, blocksInput: Bool
  ) {
    graceTime = (options.graceTime ?? behavior.graceTime).bounded
    minimumTime = (options.minimumTime ?? behavior.minimumTime).bounded
    fadeInTime = animation.motion.time(behavior.fadeInTime, .entrance)
    fadeOutTime = animation.motion.time(behavior.fadeOutTime, .exit)
    minimumToastTime = behavior.minimumToastTime.bounded
    maximumToastTime = behavior.maximumToastTime?.bounded
    duration = options.duration?.bounded
    enqueuesToasts = behavior.toastPolicy == .enqueue
    toastQueueLimit = behavior.toastQueueLimit
    self.blocksInput = blocksInput
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
