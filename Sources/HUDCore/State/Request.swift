import HUDLayers

/// The content that one call has asked to show, with the options of the call.
package struct Request: Sendable {
  /// A number that is unique among all requests. A later call has a greater ID.
  package typealias ID = UInt64

  /// The kind of call that made the request, which decides how the request ends.
  package enum Kind: Sendable {
    /// The anonymous request of `show`, which ends when `popActivity()` has counted its activities
    /// down to zero.
    case spinner
    /// The anonymous request of `showProgress`, which ends when `popActivity()` has counted its
    /// activities down to zero.
    case progress
    /// A toast, which ends by itself after its time.
    case toast
    /// An activity of `begin` or `run`, which ends when its `Activity` object is ended or released.
    case activity
    /// A request of `track`, which ends when the `Progress` is finished, cancelled or released.
    case tracked

    /// Returns whether a new request of the kind `other` takes the place of an old request of this
    /// kind with the same identifier. If false, the old request ends, and the new request is added
    /// as the newest request.
    func isAlike(_ other: Kind) -> Bool {
      switch (self, other) {
      case (.spinner, .spinner), (.spinner, .progress), (.progress, .spinner),
        (.progress, .progress), (.toast, .toast), (.activity, .activity), (.activity, .tracked),
        (.tracked, .activity), (.tracked, .tracked):
        true
      case (.spinner, _), (.progress, _), (.toast, _), (.activity, _), (.tracked, _):
        false
      }
    }
  }

  package let id: ID
  package let kind: Kind
  /// The number that decides which request is the newest. It is the request's own ID or, if the
  /// request has replaced another, the rank of the replaced request.
  private(set) var rank: ID
  /// The indicator and its progress. It is kept apart from the rest of the content, so that a
  /// progress step, which changes nothing else, does not copy the content.
  package private(set) var indicator: HUD.Indicator
  private var rest: CopyOnWrite<Rest>

  /// The fields that seldom change. They are in one box, so that a copy of a request copies one
  /// reference.
  private struct Rest: Sendable {
    let name: String?
    /// The content, whose own indicator is outdated.
    var content: HUD.Content
    var resolvedOptions: ResolvedOptions
  }

  package init(
    id: ID, kind: Kind, name: String? = nil, content: HUD.Content, resolvedOptions: ResolvedOptions
  ) {
    self.id = id
    self.kind = kind
    rank = id
    let content = content.resolved(inToast: kind == .toast)
    indicator = content.indicator
    rest = CopyOnWrite(Rest(name: name, content: content, resolvedOptions: resolvedOptions))
  }

  /// The identifier that the app gave in the call.
  package var name: String? { rest.value.name }

  package var resolvedOptions: ResolvedOptions { rest.value.resolvedOptions }

  package var content: HUD.Content {
    var content = rest.value.content
    content.indicator = indicator
    return content
  }

  // These properties read one field without copying the whole content.
  package var status: String? { rest.value.content.status }
  package var detail: String? { rest.value.content.detail }
  package var action: HUD.Action? { rest.value.content.action }
  private var attributedStatus: AttributedString? { rest.value.content.attributedStatus }

  var isEmptyToast: Bool { kind == .toast && content.isEmpty }

  /// Returns whether `other` is the same request as this, with equal content and options.
  func looks(like other: Request) -> Bool {
    id == other.id && indicator == other.indicator
      && (rest.isIdentical(to: other.rest)
        || content == other.content && resolvedOptions == other.resolvedOptions)
  }

  /// Returns whether this request and `other` have the same kind of indicator, whatever their
  /// progress.
  func hasIndicator(like other: Request) -> Bool {
    // Compare progress indicators on a fast path, because there may be thousands of progress steps.
    if case .progress(let dial, _) = indicator.shape,
      case .progress(let otherDial, _) = other.indicator.shape
    {
      return dial == otherDial
    }
    return indicator.drawn(in: resolvedOptions.style).isSameKind(
      as: other.indicator.drawn(in: other.resolvedOptions.style))
  }

  /// Returns whether anything besides the progress changes when the panel switches from `other` to
  /// this request.
  func isExchange(of other: Request) -> Bool {
    if !hasIndicator(like: other) { return true }
    if rest.isIdentical(to: other.rest) { return false }
    return !rest.value.content.hasTexts(of: other.rest.value.content) || action != other.action
      || resolvedOptions != other.resolvedOptions
  }

  /// Returns true if this request and `other` certainly differ in nothing that the panel shows but
  /// the progress. False does not mean that there is another difference.
  func isStep(from other: Request) -> Bool {
    rest.isIdentical(to: other.rest) && indicator.isSameKind(as: other.indicator)
  }

  /// Returns a copy of this request that takes the place of `other`, with the rank of `other`.
  func replacing(_ other: Request) -> Request {
    var request = self
    request.rank = other.rank
    return request
  }

  mutating func adopt(_ resolvedOptions: ResolvedOptions) {
    rest.change { $0.resolvedOptions = resolvedOptions }
  }

  mutating func setStatus(_ status: String) {
    // A step repeats its status again and again, so do not copy the content for it.
    if attributedStatus == nil, status.isIdentical(to: self.status ?? "") { return }
    rest.change { $0.content.status = status }
  }

  /// Shows `progress` in `dial` or, if that is nil, in the present indicator.
  mutating func step(to progress: Double, in dial: HUD.Indicator?) {
    indicator = (dial ?? indicator).stepped(to: progress)
  }

  package mutating func apply(_ change: Change) {
    switch change {
    case .content(let content):
      let content = content.resolved(inToast: kind == .toast)
      indicator = content.indicator
      rest.change { $0.content = content }
    case .values(let values):
      if let status = values.status { setStatus(status) }
      if let detail = values.detail { rest.change { $0.content.detail = detail } }
      if let progress = values.progress { indicator = indicator.advanced(to: progress) }
    case .options(let resolvedOptions): adopt(resolvedOptions)
    }
  }
}

/// A change that a handle makes to its own request.
package enum Change: Sendable {
  case content(HUD.Content)
  case values(Values)
  case options(ResolvedOptions)

  /// New values; one that is nil stays as it is.
  package struct Values: Sendable {
    /// The status; empty for none.
    package private(set) var status: String?
    /// The detail; empty for none.
    package private(set) var detail: String?
    /// The progress; NaN for indeterminate progress.
    package private(set) var progress: Double?

    fileprivate init(status: String? = nil, detail: String? = nil, progress: Double? = nil) {
      self.status = status?.cut
      self.detail = detail?.cut
      self.progress = progress
    }

    /// Whether nothing but the progress changes.
    var isStep: Bool { status == nil && detail == nil }

    func followed(by next: Values) -> Values {
      var values = next
      values.status = next.status ?? status
      values.detail = next.detail ?? detail
      values.progress = next.progress ?? progress
      return values
    }
  }

  package static func status(_ status: String?) -> Change { .values(Values(status: status ?? "")) }
  package static func detail(_ detail: String?) -> Change { .values(Values(detail: detail ?? "")) }
  package static func progress(_ progress: Double) -> Change {
    .values(Values(progress: progress))
  }
}
