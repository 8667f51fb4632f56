extension HUDController {
  /// Shows the HUD while `work` runs, and returns its result, as
  /// ``HUD/run(_:as:cancellable:success:failure:mask:id:options:_:)``.
  public nonisolated(nonsending) func run<Value, Failure: Error>(
    _ status: String? = nil, as indicator: HUD.Indicator = .spinner, cancellable: Bool = false,
    success: String? = nil, failure: String? = nil, mask: HUD.Mask = .inherited,
    id: String? = nil, options: HUD.Options? = nil,
    _ work: nonisolated(nonsending) (HUD.Activity) async throws(Failure) -> Value
  ) async throws(Failure) -> Value {
    try await show(
      HUD.Content(indicator, status: status), cancellable: cancellable, success: success,
      failure: { _ in failure }, name: id,
      defaults.resolvedOptions(for: options, mask: mask), while: work)
  }

  /// Shows the HUD while work runs that needs no activity.
  public nonisolated(nonsending) func run<Value, Failure: Error>(
    _ status: String? = nil, as indicator: HUD.Indicator = .spinner, cancellable: Bool = false,
    success: String? = nil, failure: String? = nil, mask: HUD.Mask = .inherited,
    id: String? = nil, options: HUD.Options? = nil,
    _ work: nonisolated(nonsending) () async throws(Failure) -> Value
  ) async throws(Failure) -> Value {
    try await show(
      HUD.Content(indicator, status: status), cancellable: cancellable, success: success,
      failure: { _ in failure }, name: id,
      defaults.resolvedOptions(for: options, mask: mask),
      while: { (_) async throws(Failure) in try await work() })
  }

  /// Shows the HUD while `work` runs; `failure` returns the text for its error, or nil for no toast.
  public nonisolated(nonsending) func run<Value, Failure: Error>(
    _ status: String? = nil, as indicator: HUD.Indicator = .spinner, cancellable: Bool = false,
    success: String? = nil, failure: (Failure) -> String?, mask: HUD.Mask = .inherited,
    id: String? = nil, options: HUD.Options? = nil,
    _ work: nonisolated(nonsending) (HUD.Activity) async throws(Failure) -> Value
  ) async throws(Failure) -> Value {
    try await show(
      HUD.Content(indicator, status: status), cancellable: cancellable, success: success,
      failure: failure, name: id,
      defaults.resolvedOptions(for: options, mask: mask), while: work)
  }

  /// Shows the HUD while work without an activity runs; `failure` returns the text for its error.
  public nonisolated(nonsending) func run<Value, Failure: Error>(
    _ status: String? = nil, as indicator: HUD.Indicator = .spinner, cancellable: Bool = false,
    success: String? = nil, failure: (Failure) -> String?, mask: HUD.Mask = .inherited,
    id: String? = nil, options: HUD.Options? = nil,
    _ work: nonisolated(nonsending) () async throws(Failure) -> Value
  ) async throws(Failure) -> Value {
    try await show(
      HUD.Content(indicator, status: status), cancellable: cancellable, success: success,
      failure: failure, name: id,
      defaults.resolvedOptions(for: options, mask: mask),
      while: { (_) async throws(Failure) in try await work() })
  }

  /// Begins an activity, does the work, and ends the activity as the work ended.
  private func show<Value, Failure: Error>(
    _ content: HUD.Content, cancellable: Bool, success: String?, failure: (Failure) -> String?,
    name: String?, _ resolvedOptions: ResolvedOptions,
    isolation: isolated (any Actor)? = #isolation,
    while work: nonisolated(nonsending) (HUD.Activity) async throws(Failure) -> Value
  ) async throws(Failure) -> Value {
    let taskCanceller = cancellable ? TaskCanceller() : nil
    var content = content
    content.action = taskCanceller?.action
    let activity = begin(content, name: name, resolvedOptions)
    do throws(Failure) {
      let value: Value
      if let taskCanceller {
        value = try await withoutActuallyEscaping(work) { work in
          await taskCanceller.run(work, on: activity, isolation: isolation)
        }.get()
      } else {
        value = try await work(activity)
      }
      if let success { activity.succeed(success) } else { activity.end() }
      return value
    } catch {
      // Cancelled work may end with any error.
      if Task.isCancelled || error.isCancellation {
        activity.cancel()
      } else if let text = failure(error) {
        activity.fail(text)
      } else {
        activity.end()
      }
      throw error
    }
  }
}
