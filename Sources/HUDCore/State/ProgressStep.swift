/// A progress call: the next step of the anonymous request, or the start of one.
package struct ProgressStep: Sendable {
  package let id: Request.ID
  package let name: String?
  package let progress: Double
  /// Nil keeps the status of the request.
  package let status: String?
  /// The spinner keeps the indicator of the request, and starts a ring.
  package let indicator: HUD.Indicator
  package let resolvedOptions: ResolvedOptions

  package init(
    id: Request.ID, name: String? = nil, progress: Double, status: String?,
    indicator: HUD.Indicator = .spinner, resolvedOptions: ResolvedOptions
  ) {
    self.id = id
    self.name = name
    self.progress = progress
    self.status = status
    self.indicator = indicator
    self.resolvedOptions = resolvedOptions
  }

  /// Whether this is a step of `request`. Zero starts something new once there was progress.
  func continues(_ request: Request) -> Bool {
    if let name, name != request.name { return false }
    let shown = request.indicator.progress
    guard request.kind == .progress || shown != nil else { return false }
    return progress != 0 || (shown ?? 0) == 0
  }

  func applied(to request: Request) -> Request {
    var request = request
    if indicator != .spinner, indicator.shape != request.indicator.shape {
      var content = request.content
      content.indicator = indicator
      request.apply(.content(content))
    }
    request.apply(.progress(progress))
    if let status { request.apply(.status(status)) }
    // Without options of its own a step keeps those that its activity began with.
    if resolvedOptions.haveOptions { request.adopt(resolvedOptions) }
    return request
  }

  var asRequest: Request {
    Request(
      id: id, kind: .progress, name: name,
      content: HUD.Content(indicator.advanced(to: progress), status: status),
      resolvedOptions: resolvedOptions)
  }

  /// One step for two that follow each other; nil if each has to be seen.
  ///
  /// Zero starts something and indeterminate progress changes the look: they are never folded. The
  /// number of the first is kept, as it says when the activity began.
  func folded(with next: ProgressStep) -> ProgressStep? {
    guard progress > 0, next.progress > 0, name == next.name, indicator == next.indicator,
      resolvedOptions == next.resolvedOptions
    else { return nil }
    return ProgressStep(
      id: id, name: name, progress: next.progress, status: next.status ?? status,
      indicator: indicator, resolvedOptions: resolvedOptions)
  }
}
