import HUDCore

extension Policy {
  /// The policy of a call without options, under the default style and behaviour.
  init() { self = ResolvedOptions(style: HUD.Style(), behavior: HUD.Behavior()).policy }

  init(
    graceTime: Duration = .zero, minimumTime: Duration = .zero, fadeTime: Duration = .zero,
    toastTime: Duration = .seconds(5), enqueuesToasts: Bool = false, blocksInput: Bool = false
  ) {
    self.init()
    self.graceTime = graceTime
    self.minimumTime = minimumTime
    fadeInTime = TransitionTime(fadeTime)
    fadeOutTime = TransitionTime(fadeTime)
    minimumToastTime = toastTime
    maximumToastTime = toastTime
    self.enqueuesToasts = enqueuesToasts
    self.blocksInput = blocksInput
  }

  /// A policy without waiting times or fades.
  static let instant = Policy(fadeTime: .zero)

  /// A policy with a grace time of 300 ms, fades of 200 ms, 1 s minimum time and toasts of 2 s.
  static let unhurried = Policy(
    graceTime: .milliseconds(300), minimumTime: .seconds(1), fadeTime: .milliseconds(200),
    toastTime: .seconds(2))
}

extension ResolvedOptions {
  /// Options of a call whose behaviour leads to `policy`.
  convenience init(_ policy: Policy, _ dismissal: HUD.DismissalGestures = []) {
    var behavior = HUD.Behavior()
    behavior.mask = policy.blocksInput ? .clear : .none
    behavior.graceTime = policy.graceTime
    behavior.minimumTime = policy.minimumTime
    behavior.fadeInTime = policy.fadeInTime.full
    behavior.fadeOutTime = policy.fadeOutTime.full
    behavior.minimumToastTime = policy.minimumToastTime
    behavior.maximumToastTime = policy.maximumToastTime
    behavior.toastPolicy = policy.enqueuesToasts ? .enqueue : .replace
    behavior.toastQueueLimit = policy.toastQueueLimit
    behavior.dismissal = dismissal
    self.init(
      style: HUD.Style(), behavior: behavior, options: HUD.Options(duration: policy.duration))
  }
}
