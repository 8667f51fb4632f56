import HUDCore

// The calls of `run`, which last until the story ends their work.
extension Step {
  static func run(
    _ handle: Int, _ status: Sample<String>, isCancellable: Bool, success: Sample<String>?,
    failure: Sample<String>?
  ) -> Step {
    Step(
      "await story.run(\(handle), \(status.source), cancellable: \(isCancellable), "
        + "success: \(success?.source ?? "nil"), failure: \(failure?.source ?? "nil"))"
    ) { trial in
      await trial.story.run(
        handle, status.value, cancellable: isCancellable, success: success?.value,
        failure: failure?.value)
      // The calls of other threads have woken the main actor before the work began.
      trial.specification.turn()
      let content = HUD.Content(
        .spinner, status: status.value, action: isCancellable ? .cancel {} : nil)
      let terms = Specification.Terms(
        nil, mask: .inherited, duration: nil, defaults: trial.story.defaults)
      var wanted = trial.specification.wanted(handle, .activity, nil, content, terms)
      wanted.delayCancel()
      // `run` itself holds the activity until the work is over.
      trial.specification.handles[handle]?.isActivity = false
      trial.runs[handle] = Outcomes(success: success?.value, failure: failure?.value)
      trial.specification.call(.show(wanted))
    }
  }

  static func finishRun(_ handle: Int, _ outcome: Run.Outcome) -> Step {
    Step("await story.finishRun(\(handle), .\(outcome))") { trial in
      await trial.finishRun(handle, outcome) { await $0.finishRun(handle, outcome) }
    }
  }

  static func cancelRun(_ handle: Int) -> Step {
    Step("await story.cancelRun(\(handle))") { trial in
      await trial.finishRun(handle, .isCancelled) { await $0.cancelRun(handle) }
    }
  }
}

/// The texts of the toasts with which a call of `run` ends.
struct Outcomes {
  let success: String?
  let failure: String?
}

extension Trial {
  fileprivate func finishRun(
    _ handle: Int, _ outcome: Run.Outcome, _ finish: (Story) async -> Void
  ) async {
    guard let texts = runs.removeValue(forKey: handle) else { return }
    await finish(story)
    specification.turn()
    specification.handles[handle]?.isActivity = true
    guard specification.ends[handle] == nil else { return }
    switch (outcome, outcome == .succeeds ? texts.success : texts.failure) {
    case (.isCancelled, _):
      specification.call(.withdraw(handle, .cancelled))
    case (.succeeds, let text?):
      specification.call(.end(handle, toast: specification.closingToast(.success, text)))
    case (.fails, let text?):
      specification.call(.end(handle, toast: specification.closingToast(.error, text)))
    case (_, nil):
      specification.call(.end(handle, toast: nil))
    }
  }

  func finishRuns() async {
    for handle in runs.keys.sorted() {
      await finishRun(handle, .succeeds) { await $0.finishRun(handle, .succeeds) }
    }
  }
}
