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
  /// The identifier that the app gave in the call.
  package let name: String?
  package private(set) var resolvedOptions: ResolvedOptions
  /// The number that decides which request is the newest. It is the request's own ID or, if the
  /// request has replaced another, the rank of the replaced request.
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

  // These properties read one field without copying the whole content.
  var status: String? { kept.value.status }
  var indicator: HUD.Indicator { kept.value.indicator }

  /// Returns whether `other` is the same request as this, with equal content and options.
  func looks(like other: Request) -> Bool {
    id == other.id && (kept.isIdentical(to: other.kept) || content == other.content)
      && resolvedOptions == other.resolvedOptions
  }

  /// Returns whether this request and `other` have the same kind of indicator, whatever their
  /// progress.
  func hasIndicator(like other: Request) -> Bool {
    // Compare progress indicators on a fast path, because there may be thousands of progress steps.
    if case .progress(let dial, _) = kept.value.indicator.shape,
      case .progress(let otherDial, _) = other.kept.value.indicator.shape
    {
      return dial == otherDial
    }
    return indicator.drawn(in: resolvedOptions.style).isSameKind(
      as: other.indicator.drawn(in: other.resolvedOptions.style))
  }

  /// Returns whether anything besides the progress changes when the panel switches from `other` to
  /// this request.
  func isExchange(of other: Request) -> Bool {
    !hasIndicator(like: other) || kept.value.status != other.kept.value.status
      || kept.value.attributedStatus != other.kept.value.attributedStatus
      || kept.value.detail != other.kept.value.detail
      || kept.value.action != other.kept.value.action
      || resolvedOptions != other.resolvedOptions
  }

  /// Returns a copy of this request that takes the place of `other`, with the rank of `other`.
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
