import HUDCore

/// The work of one call of `run`, which lasts until the story ends it.
@MainActor final class Run {
  enum Outcome: String, Sendable {
    case succeeds
    case fails
    case isCancelled
  }

  fileprivate var task: Task<Void, Never>?
  fileprivate var isStarted = false
  fileprivate var isOver = false
  private var continuation: CheckedContinuation<Void, Never>?
  private var outcome = Outcome.succeeds

  fileprivate func work() async throws {
    isStarted = true
    await withCheckedContinuation { continuation = $0 }
    switch outcome {
    case .succeeds: break
    case .fails: throw Failure()
    case .isCancelled: throw CancellationError()
    }
  }

  fileprivate func finish(_ outcome: Outcome) {
    self.outcome = outcome
    continuation?.resume()
    continuation = nil
  }
}

/// The error of work that failed.
struct Failure: Error, CustomStringConvertible {
  let description = "It failed."
}

extension Story {
  /// Calls `run` in a task, and waits until its work has begun.
  func run(
    _ handle: Int, _ status: String, cancellable: Bool, success: String?, failure: String?
  ) async {
    let run = Run()
    runs[handle] = run
    run.task = Task {
      // swift-format-ignore: OnlyOneTrailingClosureArgument
      _ = try? await hud.run(
        status, cancellable: cancellable, success: success, failure: { _ in failure }
      ) { activity in
        self[handle] = activity
        try await run.work()
      }
      run.isOver = true
    }
    while !run.isStarted { await Task.yield() }
  }

  /// Lets the work of `run` end, and waits until `run` has returned.
  func finishRun(_ handle: Int, _ outcome: Run.Outcome) async {
    guard let run = runs.removeValue(forKey: handle) else { return }
    run.finish(outcome)
    while !run.isOver { await Task.yield() }
  }

  /// Cancels the task that called `run`.
  func cancelRun(_ handle: Int) async {
    runs[handle]?.task?.cancel()
    await finishRun(handle, .isCancelled)
  }
}
