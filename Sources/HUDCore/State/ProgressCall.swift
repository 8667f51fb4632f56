/// A call of `showProgress`, which either continues a request or starts a new one.
package struct ProgressCall: Sendable {
  /// The ID of the request that the call may start, which is known only when the call is enqueued.
  package var id: Request.ID = 0
  package let name: String?
  package private(set) var progress: Double
  /// The new status; nil keeps the status of the request.
  package private(set) var status: String?
  /// The indicator of the call. `.spinner`, the default, names no indicator: a request that exists
  /// keeps its indicator, and a new request gets a ring.
  package let indicator: HUD.Indicator
  /// The defaults at the time of the call.
  private let defaults: ResolvedOptions
  // The call's own options are resolved only when the step is processed, because most steps are
  // folded into others before that. They are in a box, because copying them otherwise takes a third
  // of the time of a call, even if the call gave no options.
  private let mask: HUD.Mask
  private let options: Box<HUD.Options>?

  package init(
    name: String? = nil, progress: Double, status: String?, indicator: HUD.Indicator = .spinner,
    mask: HUD.Mask = .inherited, options: HUD.Options? = nil, defaults: ResolvedOptions
  ) {
    self.name = name
    self.progress = progress
    self.status = status?.cut
    self.indicator = indicator
    self.mask = mask
    self.options = options.map { Box($0) }
    self.defaults = defaults
  }

  var resolvedOptions: ResolvedOptions { defaults.overridden(by: options?.value, mask: mask) }

  /// Returns whether this step continues `request`. A step of 0 starts another activity if the
  /// progress of the anonymous request is above 0.
  func continues(_ request: Request) -> Bool {
    if let name { return request.kind == .named && request.name == name }
    guard request.kind == .anonymous else { return false }
    return progress != 0 || (request.content.indicator.progress ?? 0) == 0
  }

  /// Shows the progress of this step in `request`, and its status and options if it has any.
  func apply(to request: inout Request) {
    request.content.indicator = (indicator.isNamed ? indicator : request.content.indicator)
      .stepped(to: progress)
    if let status { request.content.status = status }
    if options != nil || !mask.isInherited { request.resolvedOptions = resolvedOptions }
  }

  /// The request that this step starts.
  var asRequest: Request {
    Request(
      id: id, kind: name == nil ? .anonymous : .named, name: name,
      content: HUD.Content(indicator.stepped(to: progress), status: status),
      resolvedOptions: resolvedOptions)
  }

  /// Folds `next` into this step. Returns false, and changes nothing, if both steps have to be
  /// processed.
  ///
  /// A step of 0 is not folded, because it may start a new request. An indeterminate step is not
  /// folded, because it changes the indicator. The result has the ID of the first step. If the
  /// result starts a request, this ID tells when the request began.
  mutating func fold(_ next: ProgressCall) -> Bool {
    guard progress > 0, next.progress > 0, name == next.name, indicator == next.indicator,
      indicator.isNamed == next.indicator.isNamed, mask == next.mask, options == next.options,
      defaults == next.defaults
    else { return false }
    progress = next.progress
    status = next.status ?? status
    return true
  }
}
