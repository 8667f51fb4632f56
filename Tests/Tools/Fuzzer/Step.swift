import HUDCore

/// One step of a random story: a call of the app, an act of the user, or an event of the host.
struct Step: Sendable {
  /// The step in Swift, for a test.
  let source: String
  /// Does the step to the HUD, and says to the specification what was done.
  let play: @MainActor @Sendable (Trial) async -> Void

  init(_ source: String, play: @escaping @MainActor @Sendable (Trial) async -> Void) {
    self.source = source
    self.play = play
  }
}

/// A call that any thread may make.
struct Call: Sendable {
  let source: String
  /// Returns the call as an input of the specification; nil if there is nothing to call, because
  /// the handle or the `Progress` does not exist.
  let expected: @Sendable (inout Specification) -> Specification.Input?
  let make: @Sendable (Story) -> Void

  init(
    _ source: String,
    expecting expected: @escaping @Sendable (inout Specification) -> Specification.Input?,
    make: @escaping @Sendable (Story) -> Void
  ) {
    self.source = source
    self.expected = expected
    self.make = make
  }

  /// The call where the main actor runs.
  var onMainActor: Step {
    Step(source) { trial in
      make(trial.story)
      if let input = expected(&trial.specification) { trial.specification.call(input) }
    }
  }

  /// The call on another thread. It waits until the HUD is served.
  var onAnotherThread: Step {
    Step("story.onAnotherThread { story in \(source) }") { trial in
      trial.story.onAnotherThread(make)
      if let input = expected(&trial.specification) { trial.specification.callFromThread(input) }
    }
  }

  /// The call from inside an observer, a completion or an action.
  func inside(_ trigger: Story.Trigger, _ name: String) -> Step {
    Step("story.onNext(\(name)) { story in \(source) }") { trial in
      trial.story.onNext(trigger, make)
      trial.specification.reaction = (trigger, expected)
    }
  }
}
