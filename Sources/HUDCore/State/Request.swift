import HUDLayers

/// The content that one call has asked to show, with the options of the call.
package struct Request: Sendable, Equatable {
  /// A number that is unique among all requests. A later call has a greater ID.
  package typealias ID = UInt64

  /// The kind of call that made the request, which decides how the request ends.
  package enum Kind: Sendable {
    /// The request of `show` and `showProgress` without an identifier, which ends when
    /// `popActivity()` has counted its activities down to zero.
    case anonymous
    /// A request of `show` or `showProgress` with an identifier, which lives until it is ended by
    /// its identifier or its handle.
    case named
    /// An activity of `begin`, `run` or `track`, which ends when its owner ends it.
    case owned
    /// A toast, which ends by itself after its time.
    case toast
  }

  package let id: ID
  package let kind: Kind
  /// The identifier that the app gave in the call.
  package let name: String?
  /// Whether the content follows a `Progress`, which has to be read repeatedly.
  package let isTracked: Bool
  /// Whether the status is the description of the tracked `Progress`, which may change with each
  /// step, and not a text that the app gave.
  private(set) var statusIsDescription = false
  package private(set) var content: HUD.Content
  package private(set) var resolvedOptions: ResolvedOptions

  package init(
    id: ID, kind: Kind, name: String? = nil, isTracked: Bool = false, content: HUD.Content,
    resolvedOptions: ResolvedOptions
  ) {
    self.id = id
    self.kind = kind
    self.name = name
    self.isTracked = isTracked
    self.content = content.resolved(inToast: kind == .toast)
    self.resolvedOptions = resolvedOptions
  }

  package var isEmptyToast: Bool { kind == .toast && content.isEmpty }

  /// Whether a panel on the screen can show the request without a window of the app: it ends by
  /// itself, or the user can end it.
  var needsNoWindow: Bool { kind == .toast || content.action?.role == .cancel }

  /// Returns whether anything besides the progress changes when the panel switches from `other` to
  /// this request.
  func isExchange(of other: Request) -> Bool {
    let indicator = content.indicator.drawn(in: resolvedOptions.style)
    let otherIndicator = other.content.indicator.drawn(in: other.resolvedOptions.style)
    return !indicator.isSameKind(as: otherIndicator) || !content.hasTexts(of: other.content)
      || content.action != other.content.action || resolvedOptions != other.resolvedOptions
  }

  /// Shows the progress of `step`, and its status and options if it has any.
  mutating func take(_ step: ProgressCall) {
    content.indicator = (step.indicator.isNamed ? step.indicator : content.indicator)
      .stepped(to: step.progress)
    if let status = step.status { content.status = status }
    if step.haveOptions { resolvedOptions = step.resolvedOptions }
  }

  package mutating func apply(_ change: Change) {
    switch change {
    case .content(let content):
      self.content = content.resolved(inToast: kind == .toast)
    case .description(let description):
      content.status = description
      statusIsDescription = true
    case .values(let values):
      if let status = values.status {
        content.status = status
        statusIsDescription = false
      }
      if let detail = values.detail { content.detail = detail }
      if let progress = values.progress {
        content.indicator = content.indicator.advanced(to: progress)
      }
    case .options(let resolvedOptions): self.resolvedOptions = resolvedOptions
    }
  }
}
