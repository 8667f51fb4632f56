import HUDCore

extension Policy {
  /// That of a call that nobody said anything about.
  init() { self = ResolvedOptions(style: HUD.Style(), behavior: HUD.Behavior()).policy }

  init(
    graceTime: Duration = .zero, minimumTime: Duration = .zero, fadeTime: Duration = .zero,
    toastTime: Duration = .seconds(5), enqueuesToasts: Bool = false, blocksInput: Bool = false
  ) {
    self.init()
    self.graceTime = graceTime
    self.minimumTime = minimumTime
    fadeInTime = fadeTime
    fadeOutTime = fadeTime
    minimumToastTime = toastTime
    maximumToastTime = toastTime
    self.enqueuesToasts = enqueuesToasts
    self.blocksInput = blocksInput
  }

  /// Nothing waits and nothing fades.
  static let instant = Policy(fadeTime: .zero)

  /// Everything takes its time: 300 ms of grace, fades of 200, at least 1 s, toasts of 2.
  static let unhurried = Policy(
    graceTime: .milliseconds(300), minimumTime: .seconds(1), fadeTime: .milliseconds(200),
    toastTime: .seconds(2))
}

extension ResolvedOptions {
  /// The resolved options of a call under a behaviour that leads to this policy.
  convenience init(_ policy: Policy, _ dismissal: HUD.DismissalGestures = []) {
    var behavior = HUD.Behavior()
    behavior.mask = policy.blocksInput ? .clear : .none
    behavior.graceTime = policy.graceTime
    behavior.minimumTime = policy.minimumTime
    behavior.fadeInTime = policy.fadeInTime
    behavior.fadeOutTime = policy.fadeOutTime
    behavior.minimumToastTime = policy.minimumToastTime
    behavior.maximumToastTime = policy.maximumToastTime
    behavior.toastPolicy = policy.enqueuesToasts ? .enqueue : .replace
    behavior.toastQueueLimit = policy.toastQueueLimit
    behavior.dismissal = dismissal
    self.init(
      style: HUD.Style(), behavior: behavior, options: HUD.Options(duration: policy.duration))
  }
}
