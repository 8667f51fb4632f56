import HUDCore
import Testing

@Suite("The mailbox", .timeLimit(.minutes(5))) struct MailboxTests {
  private let mailbox = Mailbox()
  private let terms = Terms(Policy())

  private func progress(_ progress: Double, _ status: String? = nil, terms: Terms? = nil) {
    _ = mailbox.post { id in
      let step = Step(id: id, progress: progress, status: status, terms: terms ?? self.terms)
      return (Mailbox.Letter(.progress(step)), ())
    }
  }

  private func post(_ event: Machine.Event) {
    _ = mailbox.post { _ in (Mailbox.Letter(event), ()) }
  }

  /// What waits; steps as their progress and status.
  private func contents() -> [String] {
    var letters: [Mailbox.Letter] = []
    mailbox.empty(into: &letters)
    return letters.map { letter in
      switch letter.event {
      case .progress(let step): "\(step.progress) \(step.status ?? "-")"
      case .change(let id, .progress(let progress)): "\(id): \(progress)"
      default: "other"
      }
    }
  }

  @Test("keeps of adjacent steps the last")
  func folds() {
    for step in 1...1000 { progress(Double(step) / 1000) }
    #expect(contents() == ["1.0 -"])
  }

  @Test("keeps an earlier text where a later step has none")
  func keepsStatus() {
    progress(0.1, "One")
    progress(0.2)
    progress(0.3, "Two")
    progress(0.4)
    #expect(contents() == ["0.4 Two"])
  }

  @Test("never folds what begins something or changes the look", arguments: [0, -0.0, -1, .nan])
  func neverFolds(_ special: Double) {
    progress(0.1)
    progress(special)
    progress(special)
    progress(0.2)
    #expect(contents().count == 4)
  }

  @Test("never folds across another call")
  func neverAcross() {
    progress(0.1)
    post(.setStatus("Text"))
    progress(0.2)
    post(.popActivity)
    progress(0.3)
    progress(0.4)
    #expect(contents() == ["0.1 -", "other", "0.2 -", "other", "0.4 -"])
  }

  @Test("never folds steps under other options")
  func otherTerms() {
    progress(0.1)
    var other = Policy()
    other.graceTime = .seconds(1)
    progress(0.2, terms: Terms(other))
    #expect(contents().count == 2)
  }

  @Test("folds steps under options that are given anew each time and say the same")
  func equalTerms() {
    progress(0.1, terms: Terms(Policy()))
    progress(0.2, terms: Terms(Policy()))
    #expect(contents() == ["0.2 -"])
  }

  @Test("folds the steps of one owner, and not of two")
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

  @Test("numbers letters as they come, and gives a folded step the number of the first")
  func numbers() {
    progress(0.1)
    progress(0.2)
    let (id, _) = mailbox.post { id in (Mailbox.Letter(.popActivity), id) }
    #expect(id == 3)
    var letters: [Mailbox.Letter] = []
    mailbox.empty(into: &letters)
    guard case .progress(let step)? = letters.first?.event else {
      Issue.record("the step must come first")
      return
    }
    #expect(step.id == 1)
  }

  @Test("wakes the main actor once until that wake has come, whoever empties it meanwhile")
  func wakesOnce() {
    func mustWake(servedAtOnce: Bool = false) -> Bool {
      mailbox.post(isServedAtOnce: servedAtOnce) { _ in (Mailbox.Letter(.popActivity), ()) }
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
