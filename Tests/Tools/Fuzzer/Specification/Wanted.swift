import HUDCore

extension Specification {
  /// A request as Semantics.md describes it.
  struct Wanted {
    enum Kind {
      case anonymous
      case named
      case toast
      case activity
      case tracked

      /// The rows of I1 and I2: which kinds replace each other in place.
      var family: Int {
        switch self {
        case .anonymous: 0
        case .named: 1
        case .toast: 2
        case .activity, .tracked: 3
        }
      }
    }

    /// The place of the call among all calls.
    var order: Int
    /// The number of the call's handle; nil if the call returned none.
    let handle: Int?
    let kind: Kind
    var id: String?
    var content: HUD.Content
    var terms: Terms
    /// T9: the button that comes late, and when it comes; nil if it is there or none comes.
    var late: (action: HUD.Action, due: Duration?)?

    /// T9.
    mutating func delayCancel() {
      guard terms.cancelDelay > .zero, let action = content.action else { return }
      content.action = nil
      late = (action, nil)
    }

    mutating func startDelay(at now: Duration) {
      if late != nil { late?.due = now + terms.cancelDelay }
    }

    mutating func step(to progress: Double) {
      content.indicator = content.indicator.advanced(to: progress)
    }

    mutating func apply(_ change: Change) {
      switch change {
      case .content(let content):
        self.content = content
        late = nil
      case .status(let text): content.status = text
      case .detail(let text): content.detail = text
      case .progress(let progress): step(to: progress)
      case .terms(let terms): self.terms = terms
      }
    }

    var isEmpty: Bool {
      content.indicator == .none && content.status == nil && content.detail == nil
        && content.action == nil
    }

    /// I6.
    func merges(with other: Wanted) -> Bool {
      [self, other].allSatisfy { $0.kind == .toast && $0.id == nil && $0.content.action == nil }
        && content == other.content
    }
  }

  enum Change {
    case content(HUD.Content)
    case status(String?)
    case detail(String?)
    case progress(Double)
    case terms(Terms)
  }

  /// The values that the properties of a handle return.
  struct Said: Equatable {
    var status: String?
    var detail: String?
    var progress: Double?
    /// Whether releasing the handle ends its request (E7).
    var isActivity: Bool

    init(_ content: HUD.Content, isActivity: Bool) {
      self.isActivity = isActivity
      status = content.status
      detail = content.detail
      progress = content.indicator.progress
    }

    mutating func apply(_ change: Change) {
      var content = HUD.Content(HUD.Indicator.none, status: status, detail: detail)
      switch change {
      case .content(let new): self = Said(new, isActivity: isActivity)
      case .status(let text):
        content.status = text
        status = content.status
      case .detail(let text):
        content.detail = text
        detail = content.detail
      case .progress(let value):
        // P3
        progress = value >= 0 ? min(value, 1) : nil
      case .terms: break
      }
    }
  }

  struct Toast {
    var wanted: Wanted
    /// The time of the call from which N2 counts its ten seconds.
    let called: Duration
    /// The time at which the toast ends; nil while its clock is stopped.
    var end: Duration?
    /// The time that is left while the clock is stopped.
    var left: Duration = .zero
  }

  /// The end of one request or of all requests that a call has scheduled.
  struct Scheduled {
    let due: Duration
    let isAnimated: Bool
  }
}

extension Specification {
  /// The settings of one call, as far as they decide when something happens.
  struct Terms {
    let options: HUD.Options
    let behavior: HUD.Behavior
    /// Whether the call had options of its own.
    let isOwn: Bool
    /// Without the duration of the call, for the toast that shows how the work ended (E5).
    var ignoresDuration = false
    /// What the call gave and the defaults at that time, only to compare two calls.
    let said: (mask: HUD.Mask, options: HUD.Options?, defaults: ResolvedOptions)

    init(_ options: HUD.Options?, mask: HUD.Mask, duration: Duration?, defaults: Defaults) {
      var given = options ?? HUD.Options()
      if mask != .inherited { given.mask = mask }
      if let duration { given.duration = duration }
      isOwn = options != nil || mask != .inherited || duration != nil
      self.options = given
      behavior = given.behavior ?? defaults.behavior
      let resolved = ResolvedOptions(
        style: defaults.style, behavior: defaults.behavior, options: HUD.Options())
      said = (mask, options, resolved)
    }

    var graceTime: Duration { max(options.graceTime ?? behavior.graceTime, .zero) }
    var minimumTime: Duration { max(options.minimumTime ?? behavior.minimumTime, .zero) }
    var cancelDelay: Duration { max(options.cancelDelay ?? behavior.cancelDelay, .zero) }
    var dismissal: HUD.DismissalGestures { options.dismissal ?? behavior.dismissal }
    var enqueues: Bool { behavior.toastPolicy == .enqueue }
    var queueLimit: Int { max(behavior.toastQueueLimit, 0) }
    var duration: Duration? { ignoresDuration ? nil : options.duration.map { max($0, .zero) } }

    var mask: HUD.Mask {
      if options.mask != .inherited { return options.mask }
      return behavior.mask == .inherited ? .none : behavior.mask
    }

    var blocksInput: Bool { mask != .none }

    /// T6.
    func appearing(reducedMotion: Bool) -> Duration {
      time(behavior.fadeInTime, standard: reducedMotion ? 200 : 350)
    }

    func disappearing(reducedMotion: Bool) -> Duration {
      time(behavior.fadeOutTime, standard: 200)
    }

    private func time(_ wanted: Duration?, standard: Int) -> Duration {
      var animation = options.animation
      if animation == .inherited { animation = behavior.animation }
      if animation == .none { return .zero }
      if let wanted { return max(wanted, .zero) }
      switch animation {
      case .flat: return .milliseconds(150)
      case .fade, .zoom, .zoomIn, .zoomOut: return .milliseconds(300)
      default: return .milliseconds(standard)
      }
    }

    /// T7.
    func toastTime(for content: HUD.Content, underScreenReader: Bool) -> Duration {
      if let duration { return duration }
      let letters = (content.status?.count ?? 0) + (content.detail?.count ?? 0)
      var time = max(.milliseconds(60 * letters + 500), max(behavior.minimumToastTime, .zero))
      if [.warning, .error].contains(content.indicator.kind) {
        time = max(time, behavior.minimumErrorTime)
      }
      if let maximum = behavior.maximumToastTime { time = min(time, max(maximum, .zero)) }
      if content.action != nil { time = max(time, .seconds(4)) }
      return underScreenReader ? max(time * 2, .seconds(5)) : time
    }
  }
}
