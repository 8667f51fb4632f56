import HUDLayers

extension Error {
  /// Whether the error means that the work was cancelled.
  package var isCancellation: Bool {
    if self is CancellationError { return true }
    let error = self as NSError
    // Compare the codes of `CocoaError.userCancelled` and `URLError.cancelled` as numbers. On Linux
    // `URLError` is in a separate module, which would link a whole HTTP library.
    return error.domain == "NSCocoaErrorDomain" && error.code == 3072
      || error.domain == "NSURLErrorDomain" && error.code == -999
  }
}

/// Connects a Cancel button to the task that the button cancels.
final class TaskCanceller: Sendable {
  /// The promise that a press of the button finishes, perhaps before there is a task.
  private let press = EndPromise(of: 0)

  var action: HUD.Action { .cancelWork { self.press.finish(.cancelled) } }

  var isPressed: Bool { press.answer != nil }

  /// Runs `work` in a task of its own, and waits for its result. If the caller's task is cancelled,
  /// the new task is cancelled too.
  func run<Output>(
    _ work: @escaping () async -> Output, isolation: isolated (any Actor)?
  ) async -> Output {
    // It is safe to send `work` to the task and its result back, because the task runs on the
    // caller's actor. A caller without an actor does nothing but wait until the task has ended.
    nonisolated(unsafe) let work = work
    let task = Task {
      // Capture the caller's actor, because a task runs on the actor that it captures.
      _ = isolation
      return UncheckedSendable(value: await work())
    }
    press.observe { _ in task.cancel() }
    return await withTaskCancellationHandler {
      await task.value.value
    } onCancel: {
      task.cancel()
    }
  }
}
