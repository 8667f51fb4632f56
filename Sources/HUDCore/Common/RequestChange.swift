/// A change of one request, made by its handle, its tracked `Progress`, or `setStatus`. The request
/// keeps each part that is nil here.
package struct RequestChange: Sendable {
  // Boxed, so that a change of another part copies at most a few references.
  let content: Box<HUD.Content>?
  let options: ResolvedOptions?
  /// The status; empty for none.
  package private(set) var status: String?
  /// The detail; empty for none.
  package private(set) var detail: String?
  /// The progress; NaN for indeterminate progress.
  package private(set) var progress: Double?
  /// Whether `status` is the new description of the tracked `Progress`.
  let isDescribed: Bool

  package init(
    content: HUD.Content? = nil, options: ResolvedOptions? = nil, status: String? = nil,
    detail: String? = nil, progress: Double? = nil, isDescribed: Bool = false
  ) {
    self.content = content.map { Box($0) }
    self.options = options
    self.status = status?.cut
    self.detail = detail?.cut
    self.progress = progress
    self.isDescribed = isDescribed
  }

  /// The texts and the progress of `content`.
  init(partsOf content: HUD.Content) {
    self.init(
      status: content.status, detail: content.detail, progress: content.indicator.progress)
  }

  /// Whether the change has more than texts and a progress of the app.
  private var isWhole: Bool { content != nil || options != nil || isDescribed }

  /// Whether nothing but the progress changes.
  var isStep: Bool { !isWhole && status == nil && detail == nil }

  /// Returns one change with the effect of this change and then `next`; nil if no such change is
  /// certain. For example, progress turns a glyph into a ring, and indeterminate progress cannot
  /// turn it back. And a toast that this change leaves empty ends, whatever `next` changes.
  func followed(by next: RequestChange) -> RequestChange? {
    if isWhole || next.isWhole { return nil }
    let isDeterminate = progress?.fraction != nil
    if isDeterminate, let step = next.progress, step.fraction == nil { return nil }
    let texts = [status, detail].compactMap(\.self)
    if !isDeterminate, !texts.isEmpty, !texts.contains(where: \.isSeen) { return nil }
    var both = self
    both.take(next)
    return both
  }

  /// Takes over the texts and the progress that `next` changes, but neither its options nor the rest
  /// of its content.
  mutating func take(_ next: RequestChange) {
    if let content = next.content { self = RequestChange(partsOf: content.value) }
    status = next.status ?? status
    detail = next.detail ?? detail
    progress = next.progress ?? progress
  }
}
