import HUDCore
import Testing

@Suite("The mailbox", .timeLimit(.minutes(5))) struct MailboxTests {
  private let mailbox = Mailbox()
  private let resolvedOptions = ResolvedOptions(Policy())

  private func progress(
    _ progress: Double, _ status: String? = nil, resolvedOptions: ResolvedOptions? = nil
  ) {
    _ = mailbox.post { id in
      let step = ProgressStep(
        id: id, progress: progress, status: status,
        resolvedOptions: resolvedOptions ?? self.resolvedOptions)
      return (Mailbox.Message(.progress(step)), ())
    }
  }

  private func post(_ event: Machine.Input) {
    _ = mailbox.post { _ in (Mailbox.Message(event), ()) }
  }

  /// What waits; steps as their progress and status.
  private func contents() -> [String] {
    var messages: [Mailbox.Message] = []
    mailbox.empty(into: &messages)
    return messages.map { message in
      switch message.event {
      case .progress(let step): "\(step.progress) \(step.status ?? "-")"
      case .change(let id, .progress(let progress)): "\(id): \(progress)"
      default: "other"
      }
    }
  }

  @Test("[§C5] keeps of adjacent steps the last")
  func folds() {
    for step in 1...1000 { progress(Double(step) / 1000) }
    #expect(contents() == ["1.0 -"])
  }

  @Test("[§C5] keeps an earlier text where a later step has none")
  func keepsStatus() {
    progress(0.1, "One")
    progress(0.2)
    progress(0.3, "Two")
    progress(0.4)
    #expect(contents() == ["0.4 Two"])
  }

  @Test(
    "[§C5] never folds what begins something or changes the look", arguments: [0, -0.0, -1, .nan])
  func neverFolds(_ special: Double) {
    progress(0.1)
    progress(special)
    progress(special)
    progress(0.2)
    #expect(contents().count == 4)
  }

  @Test("[§C5] never folds across another call")
  func neverAcross() {
    progress(0.1)
    post(.setStatus("Text"))
    progress(0.2)
    post(.popActivity)
    progress(0.3)
    progress(0.4)
    #expect(contents() == ["0.1 -", "other", "0.2 -", "other", "0.4 -"])
  }

  @Test("[§C5] never folds steps under other options")
  func otherTerms() {
    progress(0.1)
    var other = Policy()
    other.graceTime = .seconds(1)
    progress(0.2, resolvedOptions: ResolvedOptions(other))
    #expect(contents().count == 2)
  }

  @Test("folds steps under options that are given anew each time and say the same")
  func equalTerms() {
    progress(0.1, resolvedOptions: ResolvedOptions(Policy()))
    progress(0.2, resolvedOptions: ResolvedOptions(Policy()))
    #expect(contents() == ["0.2 -"])
  }

  @Test("[§C5] folds the steps of one owner, and not of two")
  func owners() {
    post(.change(1, .progress(0.1)))
    post(.change(1, .progress(0.2)))
    post(.change(2, .progress(0.3)))
    post(.change(2, .progress(.nan)))
    post(.change(2, .progress(0)))
    post(.change(2, .progress(0.4)))
    progress(0.5)
    #expect(contents() == ["1: 0.2", "2: 0.3", "2: nan", "2: 0.0", "2: 0.4", "0.5 -"])
  }

  @Test("numbers messages as they come, and gives a folded step the number of the first")
  func numbers() {
    progress(0.1)
    progress(0.2)
    let (id, _) = mailbox.post { id in (Mailbox.Message(.popActivity), id) }
    #expect(id == 3)
    var messages: [Mailbox.Message] = []
    mailbox.empty(into: &messages)
    guard case .progress(let step)? = messages.first?.event else {
      Issue.record("the step must come first")
      return
    }
    #expect(step.id == 1)
  }

  @Test("[§C1] wakes the main actor once until that wake has come, whoever empties it meanwhile")
  func wakesOnce() {
    func mustWake(servedAtOnce: Bool = false) -> Bool {
      mailbox.post(isServedAtOnce: servedAtOnce) { _ in (Mailbox.Message(.popActivity), ()) }
        .mustWake
    }
    #expect(!mustWake(servedAtOnce: true))
    #expect(mustWake())
    #expect(!mustWake())
    #expect(contents().count == 3)
    #expect(!mustWake())
    mailbox.wakeCame()
    #expect(mustWake())
  }
}
