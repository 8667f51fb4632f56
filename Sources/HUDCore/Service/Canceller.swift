/// Lets a button cancel work, and nothing but that work.
final class Canceller: Sendable {
  private enum State: Sendable {
    case waiting
    case running(cancel: @Sendable () -> Void)
    case cancelled
  }

  private let state = Locked(State.waiting)

  var action: HUD.Action { .cancel { self.cancel() } }

  /// Does the work in a task of its own; the caller's, if that is cancelled, cancels it too.
  func run<Value, Failure: Error>(
    _ work: @escaping (HUD.Activity) async throws(Failure) -> Value, on activity: HUD.Activity,
    isolation: isolated (any Actor)?
  ) async -> Result<Value, Failure> {
    let lent = Lent(value: { () async -> Lent<Result<Value, Failure>> in
      do throws(Failure) {
        return Lent(value: .success(try await work(activity)))
      } catch {
        return Lent(value: .failure(error))
      }
    })
    let task = Task { await lent.value() }
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

/// What crosses to a task and back while the one that lent it waits.
///
/// Sendable by hand: the lender comes back to it only after the task is done, so no two ever hold it
/// at once, and a function goes to its own actor by itself.
private struct Lent<Value>: @unchecked Sendable {
  let value: Value
}
