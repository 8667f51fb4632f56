/// One piece of content on a presentation: what one call put there.
package struct Showing: Sendable {
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
  package private(set) var terms: Terms
  private var kept: Kept<HUD.Content>

  package init(id: ID, kind: Kind, content: HUD.Content, terms: Terms) {
    self.id = id
    self.kind = kind
    self.terms = terms
    kept = Kept(content)
  }

  package var content: HUD.Content { kept.value }

  // Read alone, without a copy of the rest.
  var title: String? { kept.value.title }
  var indicator: HUD.Indicator { kept.value.indicator }

  /// Whether both show the same, for the same call.
  func looks(like other: Showing) -> Bool {
    id == other.id && (kept.isIdentical(to: other.kept) || content == other.content)
      && terms == other.terms
  }

  /// Whether both are seen with the same indicator, but for its progress.
  func hasIndicator(like other: Showing) -> Bool {
    // Most are steps on one dial, of which there may be thousands.
    if case .progress(let dial, _) = kept.value.indicator.kind,
      case .progress(let otherDial, _) = other.kept.value.indicator.kind
    {
      return dial == otherDial
    }
    return indicator.drawn(in: terms.style).isSameKind(
      as: other.indicator.drawn(in: other.terms.style))
  }

  mutating func goBy(_ terms: Terms) { self.terms = terms }

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
  package let id: Showing.ID
  package let progress: Double
  /// Nil keeps the text that stands.
  package let status: String?
  package let terms: Terms

  package init(id: Showing.ID, progress: Double, status: String?, terms: Terms) {
    self.id = id
    self.progress = progress
    self.status = status
    self.terms = terms
  }

  /// Zero begins something, unless what stands is at zero itself; all else, also what is not a
  /// number, goes on with what shows progress or did.
  func continues(_ showing: Showing) -> Bool {
    let stands = showing.indicator.progress
    if progress <= 0 { return stands == 0 }
    return stands != nil || showing.kind == .progress
  }

  func applied(to showing: Showing) -> Showing {
    var showing = showing
    showing.apply(.progress(progress))
    if let status { showing.apply(.status(status)) }
    // Without options of its own a step goes by what its activity began with.
    if terms.haveOptions { showing.goBy(terms) }
    return showing
  }

  var asShowing: Showing {
    Showing(
      id: id, kind: .progress, content: HUD.Content(.ring(progress), title: status), terms: terms)
  }
}
