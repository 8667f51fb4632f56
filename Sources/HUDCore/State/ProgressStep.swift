/// A call of `showProgress`, which either continues the anonymous request or starts a new request.
package struct ProgressStep: Sendable {
  package let id: Request.ID
  package let name: String?
  package private(set) var progress: Double
  /// The new status; nil keeps the status of the request.
  package private(set) var status: String?
  /// The indicator that the call named; `.spinner`, the default, names none. Then a step keeps the
  /// indicator of its request, and a new request gets a ring.
  package let indicator: HUD.Indicator
  /// Whether a step above 0 also continues the request of `show`, and does not start an activity of
  /// its own. SVProgressHUD counts so.
  let continuesSpinner: Bool
  /// The defaults at the time of the call.
  private let defaults: ResolvedOptions
  /// The options of the call; nil if it gave none. They are resolved only when the step is
  /// processed, because most steps are folded before.
  private let own: CopyOnWrite<OwnOptions>?

  private struct OwnOptions: Sendable {
    let mask: HUD.Mask
    let options: HUD.Options?
  }

  package init(
    id: Request.ID, name: String? = nil, progress: Double, status: String?,
    indicator: HUD.Indicator = .spinner, continuesSpinner: Bool = false,
    mask: HUD.Mask = .inherited, options: HUD.Options? = nil, defaults: ResolvedOptions
  ) {
    self.id = id
    self.name = name
    self.progress = progress
    self.status = status?.cut
    self.indicator = indicator
    self.continuesSpinner = continuesSpinner
    self.defaults = defaults
    own =
      options == nil && mask.isInherited
      ? nil : CopyOnWrite(OwnOptions(mask: mask, options: options))
  }

  private var resolvedOptions: ResolvedOptions {
    guard let own = own?.value else { return defaults }
    return defaults.overridden(by: own.options, mask: own.mask)
  }

  /// Returns whether this step continues `request`. If false, the step starts a new request. For
  /// example, a step of 0 starts a new request if the progress of `request` is above 0.
  func continues(_ request: Request) -> Bool {
    if let name, name != request.name { return false }
    let shown = request.indicator.progress
    let isStepOfSpinner = continuesSpinner && progress > 0
    guard request.kind == .progress || shown != nil || isStepOfSpinner else { return false }
    return progress != 0 || (shown ?? 0) == 0
  }

  func applied(to request: Request) -> Request {
    var request = request
    request.step(to: progress, in: indicator.isNamed ? indicator : nil)
    if let status { request.setStatus(status) }
    // If the step has no options of its own, keep the options of `request`.
    let resolvedOptions = resolvedOptions
    if resolvedOptions.haveOptions, resolvedOptions != request.resolvedOptions {
      request.adopt(resolvedOptions)
    }
    return request
  }

  var asRequest: Request {
    Request(
      id: id, kind: .progress, name: name,
      content: HUD.Content(indicator.stepped(to: progress), status: status),
      resolvedOptions: resolvedOptions)
  }

  /// Makes this step replace itself and the next step, which has the given fields. Returns false,
  /// and changes nothing, if both have to be processed.
  ///
  /// A step of 0 is not folded, because it may start a new request. An indeterminate step is not
  /// folded, because it changes the indicator. The result has the ID of the first step. If the
  /// result starts a request, this ID tells when the request began.
  @inline(__always)
  mutating func fold(
    progress: Double, status: String?, name: String?, indicator: HUD.Indicator,
    continuesSpinner: Bool, mask: HUD.Mask, options: HUD.Options?, defaults: ResolvedOptions
  ) -> Bool {
    guard self.progress > 0, progress > 0, self.name == name, self.indicator == indicator,
      self.indicator.isNamed == indicator.isNamed, self.continuesSpinner == continuesSpinner,
      self.defaults == defaults, hasOwn(mask, options)
    else { return false }
    self.progress = progress
    if let status { self.status = status.cut }
    return true
  }

  /// Returns whether the call gave these options.
  private func hasOwn(_ mask: HUD.Mask, _ options: HUD.Options?) -> Bool {
    guard let own = own?.value else {
      if case .none = options { return mask.isInherited }
      return false
    }
    return own.mask == mask && own.options == options
  }
}
