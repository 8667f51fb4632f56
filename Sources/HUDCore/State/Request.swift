/// One piece of content on a presentation: what one call put there.
package struct Request: Sendable {
  /// Drawn from one counter as calls come in, so the greater of two is the later.
  package typealias ID = UInt64

  /// What kind of call it came from, which decides how it ends.
  package enum Kind: Sendable {
    /// Counts as an activity until it is popped.
    case spinner
    /// The same, put up by a progress call.
    case progress
    /// Ends by itself.
    case toast
    /// Ends with its owner.
    case activity
    /// Ends with the work that it follows, which does not know of it.
    case tracked
  }

  package let id: ID
  package let kind: Kind
  package private(set) var resolvedOptions: ResolvedOptions
  private var kept: CopyOnWrite<HUD.Content>

  package init(id: ID, kind: Kind, content: HUD.Content, resolvedOptions: ResolvedOptions) {
    self.id = id
    self.kind = kind
    self.resolvedOptions = resolvedOptions
    kept = CopyOnWrite(content)
  }

  package var content: HUD.Content { kept.value }

  // Read alone, without a copy of the rest.
  var title: String? { kept.value.title }
  var indicator: HUD.Indicator { kept.value.indicator }

  /// Whether both show the same, for the same call.
  func looks(like other: Request) -> Bool {
    id == other.id && (kept.isIdentical(to: other.kept) || content == other.content)
      && resolvedOptions == other.resolvedOptions
  }

  /// Whether both are seen with the same indicator, but for its progress.
  func hasIndicator(like other: Request) -> Bool {
    // Most are steps on one dial, of which there may be thousands.
    if case .progress(let dial, _) = kept.value.indicator.kind,
      case .progress(let otherDial, _) = other.kept.value.indicator.kind
    {
      return dial == otherDial
    }
    return indicator.drawn(in: resolvedOptions.style).isSameKind(
      as: other.indicator.drawn(in: other.resolvedOptions.style))
  }

  mutating func adopt(_ resolvedOptions: ResolvedOptions) { self.resolvedOptions = resolvedOptions }

  package mutating func apply(_ change: Change) { kept.change { $0.apply(change) } }
}

/// What an owner may change about what it shows.
package enum Change: Sendable {
  case content(HUD.Content)
  case status(String?)
  case detail(String?)
  case progress(Double)
}

extension HUD.Content {
  mutating func apply(_ change: Change) {
    switch change {
    case .content(let content): self = content
    case .status(let status): title = status
    case .detail(let detail): self.detail = detail
    case .progress(let progress): indicator = indicator.advanced(to: progress)
    }
  }
}

/// A progress call: the next step of the activity that stands, or the start of one.
package struct Step: Sendable {
  package let id: Request.ID
  package let progress: Double
  /// Nil keeps the text that stands.
  package let status: String?
  package let resolvedOptions: ResolvedOptions

  package init(id: Request.ID, progress: Double, status: String?, resolvedOptions: ResolvedOptions)
  {
    self.id = id
    self.progress = progress
    self.status = status
    self.resolvedOptions = resolvedOptions
  }

  /// Zero begins something, unless what stands is at zero itself; all else, also what is not a
  /// number, goes on with what shows progress or did.
  func continues(_ request: Request) -> Bool {
    let stands = request.indicator.progress
    if progress <= 0 { return stands == 0 }
    return stands != nil || request.kind == .progress
  }

  func applied(to request: Request) -> Request {
    var request = request
    request.apply(.progress(progress))
    if let status { request.apply(.status(status)) }
    // Without options of its own a step goes by what its activity began with.
    if resolvedOptions.haveOptions { request.adopt(resolvedOptions) }
    return request
  }

  var asRequest: Request {
    Request(
      id: id, kind: .progress, content: HUD.Content(.ring(progress), title: status),
      resolvedOptions: resolvedOptions)
  }
}
