/// The content that one call has asked to show, with the options of the call.
package struct Request: Sendable {
  /// A number that is unique among all requests. A later call has a greater ID.
  package typealias ID = UInt64

  /// The kind of call that made the request, which decides what ends the request.
  package enum Kind: Sendable {
    /// The request of `show` and `showProgress` without an identifier, which ends when
    /// `popActivity()` has counted its activities down to zero.
    case anonymous
    /// A request of `show` or `showProgress` with an identifier, which lives until it is ended by
    /// its identifier or its handle.
    case named
    /// An activity of `begin`, `run` or `track`, which its handle, its work or its `Progress` ends.
    case owned
    /// A toast, which ends by itself after its time.
    case toast
  }

  /// The promise that is finished when the request ends.
  package let endPromise: EndPromise
  package let kind: Kind
  /// The identifier that the app gave in the call; nil if it gave none.
  package let name: String?
  /// The `Progress` that the content follows, to be read repeatedly; nil if there is none.
  let track: TrackedProgress?
  /// Whether the status is the description of the tracked `Progress`, which may change with each
  /// step, and not a text that the app gave.
  private(set) var statusIsDescription = false
  package internal(set) var content: HUD.Content
  package internal(set) var resolvedOptions: ResolvedOptions

  /// The time at which a toast ends. It is nil before the panel shows the toast, and if the toast
  /// stays until the user closes it. Only a toast has this time.
  package var ends: Duration?
  /// The time at which a toast first appeared on the panel, from which its duration counts; nil
  /// before that. Only a toast has this time.
  var shownSince: Duration?
  /// The time of the call that made the request.
  var calledAt = Duration.zero
  /// The Cancel button that is added to the content later; nil if there is none. The value is boxed,
  /// because few requests have one.
  private(set) var lateAction: Box<HUD.Action>?
  /// The end that a handle has scheduled for its request; nil if none is scheduled.
  package var withdrawal: DelayedDismissal?

  package init(
    id: ID, kind: Kind, name: String? = nil, track: TrackedProgress? = nil, content: HUD.Content,
    resolvedOptions: ResolvedOptions
  ) {
    endPromise = EndPromise(of: id)
    self.kind = kind
    self.name = name
    self.track = track
    self.content = content.resolved(inToast: kind == .toast)
    self.resolvedOptions = resolvedOptions
    if let button = content.action, button.comesLate,
      resolvedOptions.behavior.cancelDelay > .zero
    {
      lateAction = Box(button)
      self.content.action = nil
    }
  }

  package var id: ID { endPromise.id }

  package var isToast: Bool { kind == .toast }

  /// The press of the button; nil if the content has no button.
  package var press: Press? { content.action.map { Press(request: id, action: $0) } }

  /// Whether the request tells how something ended: a toast, or a HUD that shows an outcome.
  package var isResult: Bool { isToast || content.indicator.isGlyph }

  /// Whether the request, if it is a toast, stays until the user closes it or another toast waits.
  var staysUntilClosed: Bool { content.action?.role == .close && resolvedOptions.duration == nil }

  package var isEmptyToast: Bool { isToast && content.isEmpty }

  /// Returns the words in the user's language, with which a screen reader reads the content.
  package func words(in languages: [String]) -> HUD.Words {
    resolvedOptions.behavior.words.resolved(for: languages)
  }

  /// Whether the request can be shown in a floating panel while the app has no window: it is a
  /// toast, or its button is one that Escape presses, so the user can end it.
  var needsNoWindow: Bool {
    isToast || (content.action ?? lateAction?.value)?.role.isPressedByEscape == true
  }

  mutating func showLateAction() {
    content.action = lateAction?.value
    lateAction = nil
  }

  /// Returns whether the panel shows `other` just like this request.
  func isShown(like other: Request) -> Bool {
    id == other.id && content == other.content && resolvedOptions == other.resolvedOptions
  }

  /// Returns whether this toast is equal to `other` and takes its place, instead of waiting for its
  /// end. Toasts with an identifier or with handlers of the app never merge.
  func merges(with other: Request) -> Bool {
    isAnonymousToast && other.isAnonymousToast && content.indicator == other.content.indicator
      && content.hasTexts(of: other.content)
  }

  private var isAnonymousToast: Bool {
    isToast && name == nil && content.tap == nil
      && (content.action == nil || content.action == .close)
  }

  /// Returns whether anything besides the progress changes when the panel switches from `other` to
  /// this request.
  func isExchange(of other: Request) -> Bool {
    let indicator = content.indicator.drawn(in: resolvedOptions.style)
    let otherIndicator = other.content.indicator.drawn(in: other.resolvedOptions.style)
    return !indicator.isSameKind(as: otherIndicator) || !content.hasTexts(of: other.content)
      || !content.hasButton(of: other.content) || resolvedOptions != other.resolvedOptions
  }

  /// Returns whether a press that begins while `other` is drawn is valid for this request too.
  func hasActions(of other: Request) -> Bool {
    id == other.id && content.hasActions(of: other.content)
  }

  package mutating func apply(_ change: RequestChange) {
    if let content = change.content?.value {
      self.content = content.resolved(inToast: isToast)
      lateAction = nil
    }
    if let status = change.status {
      content.status = status
      statusIsDescription = change.isDescribed
    }
    if let detail = change.detail { content.detail = detail }
    if let progress = change.progress {
      content.indicator = content.indicator.advanced(to: progress)
    }
    resolvedOptions = change.options ?? resolvedOptions
  }
}
