/// One piece of content on a presentation: what one call asked to show.
package struct Request: Sendable {
  /// Drawn from one counter as calls come in, so the greater of two is the later.
  package typealias ID = UInt64

  /// The kind of call that made it, which decides how it ends.
  package enum Kind: Sendable {
    /// Counts as an activity until it is popped.
    case spinner
    /// The same, made by a progress call.
    case progress
    /// Ends by itself.
    case toast
    /// Ends with its owner.
    case activity
    /// Ends with the `Progress` that it follows.
    case tracked

    /// Whether a request of this kind takes the place of one of that kind with the same identifier.
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
  /// The identifier that the app gave in the call.
  package let name: String?
  package private(set) var resolvedOptions: ResolvedOptions
  /// The newest request is displayed; one that took another's place has that one's rank.
  private(set) var rank: ID
  private var kept: CopyOnWrite<HUD.Content>

  package init(
    id: ID, kind: Kind, name: String? = nil, content: HUD.Content, resolvedOptions: ResolvedOptions
  ) {
    self.id = id
    self.kind = kind
    self.name = name
    self.resolvedOptions = resolvedOptions
    rank = id
    kept = CopyOnWrite(content.resolved(inToast: kind == .toast))
  }

  package var content: HUD.Content { kept.value }

  // Read alone, without a copy of the rest.
  var status: String? { kept.value.status }
  var indicator: HUD.Indicator { kept.value.indicator }

  /// Whether both show the same, for the same call.
  func looks(like other: Request) -> Bool {
    id == other.id && (kept.isIdentical(to: other.kept) || content == other.content)
      && resolvedOptions == other.resolvedOptions
  }

  /// Whether both are seen with the same indicator, but for its progress.
  func hasIndicator(like other: Request) -> Bool {
    // Most are steps on one dial, of which there may be thousands.
    if case .progress(let dial, _) = kept.value.indicator.shape,
      case .progress(let otherDial, _) = other.kept.value.indicator.shape
    {
      return dial == otherDial
    }
    return indicator.drawn(in: resolvedOptions.style).isSameKind(
      as: other.indicator.drawn(in: other.resolvedOptions.style))
  }

  /// The same request in the place of `other`.
  func replacing(_ other: Request) -> Request {
    var request = self
    request.rank = other.rank
    return request
  }

  mutating func adopt(_ resolvedOptions: ResolvedOptions) { self.resolvedOptions = resolvedOptions }

  package mutating func apply(_ change: Change) {
    switch change {
    case .content(let content):
      kept.change { [kind] in $0 = content.resolved(inToast: kind == .toast) }
    case .status(let status): kept.change { $0.status = status }
    case .detail(let detail): kept.change { $0.detail = detail }
    case .progress(let progress): kept.change { $0.indicator = $0.indicator.advanced(to: progress) }
    case .options(let resolvedOptions): adopt(resolvedOptions)
    }
  }
}

/// A change that a handle makes to its own request.
package enum Change: Sendable {
  case content(HUD.Content)
  case status(String?)
  case detail(String?)
  case progress(Double)
  case options(ResolvedOptions)
}
