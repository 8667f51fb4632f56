/// A change of one request, made by its handle, its tracked `Progress`, or `setStatus`.
package enum RequestChange: Sendable {
  /// A new description of the tracked `Progress`, shown as the status; nil for no status.
  case description(String?)
  // Indirect, so that a copy of a change copies at most a few references.
  indirect case content(HUD.Content)
  case values(Values)
  case options(ResolvedOptions)

  /// New values. If a value is nil, the request keeps the value that it has.
  package struct Values: Sendable {
    /// The status; empty for none.
    package private(set) var status: String?
    /// The detail; empty for none.
    package private(set) var detail: String?
    /// The progress; NaN for indeterminate progress.
    package private(set) var progress: Double?

    init(status: String? = nil, detail: String? = nil, progress: Double? = nil) {
      self.status = status?.cut
      self.detail = detail?.cut
      self.progress = progress
    }

    init(_ content: HUD.Content) {
      self.init(
        status: content.status, detail: content.detail, progress: content.indicator.progress)
    }

    /// Whether nothing but the progress changes.
    var isStep: Bool { status == nil && detail == nil }

    /// Returns one change with the effect of this change and then `next`; nil if no such change is
    /// certain. For example, progress turns a glyph into a ring, and indeterminate progress cannot
    /// turn it back. And a toast that this change leaves empty ends, whatever `next` changes.
    func followed(by next: Values) -> Values? {
      let isDeterminate = progress?.fraction != nil
      if isDeterminate, let step = next.progress, step.fraction == nil { return nil }
      let texts = [status, detail].compactMap(\.self)
      if !isDeterminate, !texts.isEmpty, !texts.contains(where: \.isSeen) { return nil }
      var values = self
      values.take(next)
      return values
    }

    mutating func take(_ next: Values) {
      status = next.status ?? status
      detail = next.detail ?? detail
      progress = next.progress ?? progress
    }

    mutating func take(_ change: RequestChange) {
      switch change {
      case .content(let content): self = Values(content)
      case .values(let next): take(next)
      case .description, .options: break
      }
    }
  }

  package static func status(_ status: String?) -> RequestChange {
    .values(Values(status: status ?? ""))
  }
  package static func detail(_ detail: String?) -> RequestChange {
    .values(Values(detail: detail ?? ""))
  }
  package static func progress(_ progress: Double) -> RequestChange {
    .values(Values(progress: progress))
  }
}
