/// Lets a button cancel work, and nothing but that work.
final class TaskCanceller: Sendable {
  private enum State: Sendable {
    case waiting
    case running(cancel: @Sendable () -> Void)
    case cancelled
  }

  private let state = Locked(State.waiting)

  var action: HUD.Action { .cancel { self.cancel() } }

  /// Does the work in a task of its own; the caller's, if that is cancelled, cancels it too.
  func run<Value, Failure: Error>(
    _ work: nonisolated(nonsending) @escaping (HUD.Activity) async throws(Failure) -> Value,
    on activity: HUD.Activity, isolation: isolated (any Actor)?
  ) async -> Result<Value, Failure> {
    // Crosses unchecked, as the result does, but not in a box: before iOS 18 no generic type can be made
    // of a function that says which errors it throws.
    nonisolated(unsafe) let work = work
    let task = Task {
      // Captured, so that the work is done on its caller's actor.
      _ = isolation
      do throws(Failure) {
        return UncheckedSendable<Result<Value, Failure>>(value: .success(try await work(activity)))
      } catch {
        return UncheckedSendable(value: .failure(error))
      }
    }
    begin { task.cancel() }
    return await withTaskCancellationHandler {
      await task.value.value
    } onCancel: {
      task.cancel()
    }
  }

  private func begin(_ cancel: @escaping @Sendable () -> Void) {
    let isCancelled = state.withLock { state in
      if case .cancelled = state { return true }
      state = .running(cancel: cancel)
      return false
    }
    if isCancelled { cancel() }
  }

  private func cancel() {
    let last = state.withLock { state in
      defer { state = .cancelled }
      return state
    }
    if case .running(let cancel) = last { cancel() }
  }
}

/// A value that crosses from a task to the caller that waits for it.
///
/// Safe, because the task runs on the caller's actor. A caller without an actor reads the value only
/// after the task is done.
private struct UncheckedSendable<Value>: @unchecked Sendable {
  let value: Value
}
