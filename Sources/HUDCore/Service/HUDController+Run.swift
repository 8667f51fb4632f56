extension HUDController {
  /// Shows the HUD while `work` runs, and gives what it gives; the HUD always ends with the work.
  ///
  /// ```swift
  /// let photos = try await HUD.in(view).run("Downloading", cancellable: true) { activity in
  ///   try await download { activity.progress = $0 }
  /// }
  /// ```
  ///
  /// A `success` or `failure` text makes a toast of the end. Cancelled work is no failure. Where it is
  /// `cancellable` the HUD has a button that cancels the task that does the work, which is another
  /// one than the caller's; the HUD does not wait for the work to heed it.
  public func run<Value, Failure: Error>(
    _ status: String? = nil, as indicator: HUD.Indicator = .spinner, cancellable: Bool = false,
    success: String? = nil, failure: String? = nil, options: HUD.Options? = nil,
    isolation: isolated (any Actor)? = #isolation,
    _ work: nonisolated(nonsending) (HUD.Activity) async throws(Failure) -> Value
  ) async throws(Failure) -> Value {
    let taskCanceller = cancellable ? TaskCanceller() : nil
    let activity = begin(status, as: indicator, action: taskCanceller?.action, options: options)
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
      if let failure, !Task.isCancelled, !(error is CancellationError) {
        activity.fail(failure)
      } else {
        activity.end()
      }
      throw error
    }
  }
}
