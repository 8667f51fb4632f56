extension HUD {
  /// A piece of work that keeps the HUD visible until the work is ended or this object is released.
  ///
  /// ```swift
  /// let activity = HUD.begin("Syncing")
  /// activity.progress = 0.4
  /// activity.succeed("Synced")
  /// ```
  ///
  /// The HUD stays as long as any activity runs. It displays the newest activity, unless a toast is
  /// on show. `popActivity()` does not end an `Activity`. Ending an activity that has already
  /// ended, for example by a dismissal, does nothing.
  public final class Activity: Handle, @unchecked Sendable {
    deinit { end() }

    /// Ends the work with the reason `.ended` and without a toast.
    public func end() { endRequest(.ended) }

    /// Runs `work` and ends this activity, with or without a toast, depending on the result.
    ///
    /// - Parameters:
    ///   - press: The promise that a press of the Cancel button finishes, perhaps before the work
    ///     starts; nil if the HUD has no such button. With the button, the work runs in a task of its
    ///     own, which the button cancels. If the caller's task is cancelled, that task is too.
    ///   - success: The toast to show if the work succeeds and is not cancelled; nil shows none.
    func run<Value, Failure: Error>(
      cancelledBy press: EndPromise?, success: Content?, failure: (any Error) -> String?,
      isolation: isolated (any Actor)? = #isolation,
      _ work: nonisolated(nonsending) (Activity) async throws(Failure) -> Value
    ) async throws(Failure) -> Value {
      // Pass a closure instead of `work` itself: Swift 6.2 crashes where a
      // `nonisolated(nonsending)` function is made escaping.
      let result = await withoutActuallyEscaping(
        { () async -> Result<Value, Failure> in
          // Capture the caller's actor, because a closure or task runs on the actor that it captures.
          _ = isolation
          do throws(Failure) {
            return .success(try await work(self))
          } catch {
            return .failure(error)
          }
        },
        do: { work in
          guard let press else { return await work() }
          // It is safe to send `work` to the task and its result back, because the task runs on the
          // caller's actor. A caller without an actor does nothing but wait until the task has ended.
          nonisolated(unsafe) let work = work
          let task = Task {
            _ = isolation
            return UncheckedSendable(value: await work())
          }
          press.observe { _ in task.cancel() }
          return await withTaskCancellationHandler {
            await task.value.value
          } onCancel: {
            task.cancel()
          }
        })
      let wasCancelled = Task.isCancelled || press?.answer != nil
      switch result {
      case .success where !wasCancelled:
        if let success { endRequest(showing: success) } else { end() }
      case .failure(let error) where !wasCancelled && !error.isCancellation:
        if let text = failure(error) { fail(text) } else { end() }
      case .success, .failure: endRequest(.cancelled)
      }
      return try result.get()
    }
  }
}
