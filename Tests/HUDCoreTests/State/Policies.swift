import HUDCore

/// The settings of a call that decide when something happens.
struct Policy {
  private var behavior = HUD.Behavior()
  /// The duration that the call gives.
  var duration: Duration?

  /// The policy of a call without options, under the default behaviour.
  init() {}

  init(
    graceTime: Duration = .zero, minimumTime: Duration = .zero, fadeTime: Duration = .zero,
    toastTime: Duration = .seconds(5), enqueuesToasts: Bool = false, blocksInput: Bool = false
  ) {
    behavior.graceTime = graceTime
    behavior.minimumTime = minimumTime
    behavior.fadeInTime = fadeTime
    behavior.fadeOutTime = fadeTime
    behavior.minimumToastTime = toastTime
    behavior.maximumToastTime = toastTime
    self.enqueuesToasts = enqueuesToasts
    self.blocksInput = blocksInput
  }

  var graceTime: Duration {
    get { behavior.graceTime }
    set { behavior.graceTime = newValue }
  }

  var minimumToastTime: Duration {
    get { behavior.minimumToastTime }
    set { behavior.minimumToastTime = newValue }
  }

  var maximumToastTime: Duration? {
    get { behavior.maximumToastTime }
    set { behavior.maximumToastTime = newValue }
  }

  var enqueuesToasts: Bool {
    get { behavior.toastPolicy == .enqueue }
    set { behavior.toastPolicy = newValue ? .enqueue : .replace }
  }

  var toastQueueLimit: Int {
    get { behavior.toastQueueLimit }
    set { behavior.toastQueueLimit = newValue }
  }

  var blocksInput: Bool {
    get { behavior.mask.blocksInput }
    set { behavior.mask = newValue ? .clear : .none }
  }

  func resolved(dismissal: HUD.DismissalGestures = []) -> ResolvedOptions {
    ResolvedOptions(
      style: HUD.Style(), behavior: behavior.with { $0.dismissal = dismissal },
      options: HUD.Options(duration: duration))
  }

  func toastTime(for content: HUD.Content, underScreenReader: Bool) -> Duration {
    resolved().toastTime(for: content, underScreenReader: underScreenReader)
  }

  /// A policy without waiting times or fades.
  static let instant = Policy(fadeTime: .zero)

  /// A policy with a grace time of 300 ms, fades of 200 ms, 1 s minimum time and toasts of 2 s.
  static let unhurried = Policy(
    graceTime: .milliseconds(300), minimumTime: .seconds(1), fadeTime: .milliseconds(200),
    toastTime: .seconds(2))
}
