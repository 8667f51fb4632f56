extension HUDController {
  /// Shows a HUD while `work` runs, and returns the result of `work`.
  ///
  /// See `HUD.run` for the parameters.
  public nonisolated(nonsending) func run<Value, Failure: Error>(
    _ status: String? = nil, as indicator: HUD.Indicator = .spinner, cancellable: Bool = false,
    success: String? = nil, failure: (any Error) -> String? = { _ in nil },
    mask: HUD.Mask = .inherited, id: String? = nil, options: HUD.Options? = nil,
    _ work: nonisolated(nonsending) (HUD.Activity) async throws(Failure) -> Value
  ) async throws(Failure) -> Value {
    try await show(
      HUD.Content(indicator, status: status), cancellable: cancellable, success: success,
      failure: failure, name: id,
      defaults.resolvedOptions(for: options, mask: mask), while: work)
  }

  /// Shows a HUD while `work` runs, and returns the result of `work`.
  ///
  /// Use this overload if `work` reports no progress.
  ///
  /// See `HUD.run` for the parameters.
  public nonisolated(nonsending) func run<Value, Failure: Error>(
    _ status: String? = nil, as indicator: HUD.Indicator = .spinner, cancellable: Bool = false,
    success: String? = nil, failure: (any Error) -> String? = { _ in nil },
    mask: HUD.Mask = .inherited, id: String? = nil, options: HUD.Options? = nil,
    _ work: nonisolated(nonsending) () async throws(Failure) -> Value
  ) async throws(Failure) -> Value {
    try await show(
      HUD.Content(indicator, status: status), cancellable: cancellable, success: success,
      failure: failure, name: id,
      defaults.resolvedOptions(for: options, mask: mask),
      while: { (_) async throws(Failure) in try await work() })
  }

  /// Starts an activity, runs the work, and ends the activity with or without a toast, depending on
  /// the result.
  private func show<Value, Failure: Error>(
    _ content: HUD.Content, cancellable: Bool, success: String?, failure: (any Error) -> String?,
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
      // Cancelled work may throw any error, so also check whether the task is cancelled.
      if Task.isCancelled || error.isCancellation {
        activity.cancelRequest()
      } else if let text = failure(error) {
        activity.fail(text)
      } else {
        activity.end()
      }
      throw error
    }
  }
}
