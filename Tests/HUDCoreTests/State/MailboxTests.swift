import Testing

@testable import HUDCore

@Suite("The mailbox", .timeLimit(.minutes(15))) struct MailboxTests {
  private let mailbox = Mailbox(stepInterval: .zero) { .zero }
  private let resolvedOptions = Policy().resolved()

  private func progress(
    _ progress: Double, _ status: String? = nil, resolvedOptions: ResolvedOptions? = nil
  ) {
    _ = post(progress, status, resolvedOptions, to: mailbox)
  }

  private func post(
    _ progress: Double, _ status: String?, _ defaults: ResolvedOptions? = nil,
    to mailbox: Mailbox, servedAtOnce: Bool = false
  ) -> Duration? {
    let step = ProgressCall(
      progress: progress, status: status, defaults: defaults ?? resolvedOptions)
    return mailbox.post(step, isServedAtOnce: servedAtOnce)
  }

  private func post(_ input: Machine.Input) {
    _ = mailbox.post { _ in (.input(input), ()) }
  }

  private func messages(in mailbox: Mailbox) -> [Mailbox.Message] {
    Array(sequence(state: mailbox) { $0.next()?.message })
  }

  /// Empties the mailbox and describes its messages; a step by its progress and status.
  private func contents() -> [String] {
    messages(in: mailbox).map { message in
      switch message {
      case .input(.progress(let step)): "\(step.progress) \(step.status ?? "-")"
      case .input(.change(let id, let change)) where change.content == nil:
        "\(id): \(change.progress ?? -1) \(change.status ?? "-") \(change.detail ?? "-")"
      default: "other"
      }
    }
  }

  @Test("[§C5] Of adjacent steps the mailbox keeps the last")
  func folds() {
    for step in 1...1000 { progress(Double(step) / 1000) }
    #expect(contents() == ["1.0 -"])
  }

  @Test("[§C5] A folded step without a text keeps an earlier step's text")
  func keepsStatus() {
    progress(0.1, "One")
    progress(0.2)
    progress(0.3, "Two")
    progress(0.4)
    #expect(contents() == ["0.4 Two"])
  }

  @Test(
    "[§C5] A step of zero, or to or from indeterminate, is never folded",
    arguments: [0, -0.0, -1, .nan])
  func neverFolds(_ special: Double) {
    progress(0.1)
    progress(special)
    progress(special)
    progress(0.2)
    #expect(contents().count == 4)
  }

  @Test("[§C5] Steps are never folded across another call")
  func neverAcross() {
    progress(0.1)
    post(.setStatus("Text"))
    progress(0.2)
    post(.popActivity)
    progress(0.3)
    progress(0.4)
    #expect(contents() == ["0.1 -", "other", "0.2 -", "other", "0.4 -"])
  }

  @Test("[§C5] Steps with different options are never folded")
  func otherTerms() {
    progress(0.1)
    var other = Policy()
    other.graceTime = .seconds(1)
    progress(0.2, resolvedOptions: other.resolved())
    #expect(contents().count == 2)
  }

  @Test("Steps with equal options are folded, even if each call made its own")
  func equalTerms() {
    progress(0.1, resolvedOptions: Policy().resolved())
    progress(0.2, resolvedOptions: Policy().resolved())
    #expect(contents() == ["0.2 -"])
  }

  @Test("[§C5] Adjacent changes of one handle become one change, and changes of two do not")
  func owners() {
    for step in 1...1_000 {
      post(.change(1, .status("Step \(step)")))
      post(.change(1, .progress(Double(step) / 1_000)))
      post(.change(1, .detail(nil)))
    }
    post(.change(2, .progress(0.3)))
    post(.change(2, .status("Two")))
    post(.change(3, .progress(.nan)))
    progress(0.5)
    #expect(contents() == ["1: 1.0 Step 1000 ", "2: 0.3 Two -", "3: nan - -", "0.5 -"])
  }

  @Test("[§C5] A handle's step to indeterminate is not folded with the progress before it")
  func handleLosesProgress() {
    post(.change(1, .progress(0.3)))
    post(.change(1, .progress(.nan)))
    post(.change(1, .progress(0.4)))
    #expect(contents() == ["1: 0.3 - -", "1: 0.4 - -"])
  }

  @Test("[§C5] [§F3] A change that leaves its request with nothing to show is not folded")
  func handleLosesTexts() {
    for text in ["One", " ", "Two"] { post(.change(1, .status(text))) }
    post(.change(2, .detail(nil)))
    post(.change(2, .progress(0.3)))
    post(.change(2, .status(nil)))
    #expect(contents() == ["1: -1.0   -", "1: -1.0 Two -", "2: -1.0 - ", "2: 0.3  -"])
  }

  @Test("[§C5] A change of content or options by a handle is not folded with its neighbours")
  func contentBetween() {
    post(.change(1, .status("One")))
    post(.change(1, .content(HUD.Content(status: "Two"))))
    post(.change(1, .status("Three")))
    #expect(contents() == ["1: -1.0 One -", "other", "1: -1.0 Three -"])
  }

  @Test("Messages are numbered in order, and a folded step keeps the number of the first")
  func numbers() {
    progress(0.1)
    progress(0.2)
    let (id, _) = mailbox.post { id in (.input(.popActivity), id) }
    #expect(id == 3)
    guard case (let first, .input(.progress(let step)))? = mailbox.next() else {
      Issue.record("The step must come first.")
      return
    }
    #expect(first == 1 && step.id == 1)
  }

  @Test(
    "[§C1] The main actor is woken once until that wake arrives, even if the mailbox is emptied")
  func wakesOnce() {
    func mustWake(servedAtOnce: Bool = false) -> Bool {
      mailbox.post(isServedAtOnce: servedAtOnce) { _ in (.input(.popActivity), ()) }.wake != nil
    }
    #expect(!mustWake(servedAtOnce: true))
    #expect(mustWake())
    #expect(!mustWake())
    #expect(contents().count == 3)
    #expect(!mustWake())
    mailbox.wakeCame()
    #expect(mustWake())
  }

  // MARK: Wakes for steps

  private let clock = Locked(Duration.zero)

  private func pacedMailbox() -> Mailbox {
    Mailbox(stepInterval: .milliseconds(16)) { [clock] in clock.withLock(\.self) }
  }

  private func advance(by duration: Duration) { clock.withLock { $0 += duration } }

  private func step(_ mailbox: Mailbox, servedAtOnce: Bool = false) -> Duration? {
    post(0.5, nil, to: mailbox, servedAtOnce: servedAtOnce)
  }

  private func pop(_ mailbox: Mailbox) -> Duration? {
    mailbox.post { _ in (.input(.popActivity), ()) }.wake
  }

  private func serve(_ mailbox: Mailbox, wasDelayed: Bool = false) -> Int {
    mailbox.wakeCame(wasDelayed: wasDelayed)
    return messages(in: mailbox).count
  }

  @Test("[§C6] A step is put off until a sixtieth of a second after the last displayed one")
  func putsOff() {
    let mailbox = pacedMailbox()
    #expect(step(mailbox) == .zero)
    #expect(serve(mailbox) == 1)
    advance(by: .milliseconds(6))
    #expect(step(mailbox) == .milliseconds(10))
    #expect(step(mailbox) == nil)
    advance(by: .milliseconds(10))
    #expect(serve(mailbox, wasDelayed: true) == 1)
    advance(by: .milliseconds(16))
    #expect(step(mailbox) == .zero)
  }

  @Test("[§C6] Any other call wakes at once, although a step was put off")
  func wakesForOthers() {
    let mailbox = pacedMailbox()
    _ = step(mailbox)
    _ = serve(mailbox)
    #expect(step(mailbox) == .milliseconds(16))
    #expect(pop(mailbox) == .zero)
    #expect(step(mailbox) == nil)
    #expect(serve(mailbox) == 3)
    // The first delayed wake is still on its way, and serves the step if it comes earlier.
    #expect(step(mailbox) == .milliseconds(16))
    #expect(serve(mailbox, wasDelayed: true) == 1)
  }

  @Test("[§C6] A step is put off no longer because of another call in between")
  func afterOthers() {
    let mailbox = pacedMailbox()
    _ = step(mailbox)
    _ = serve(mailbox)
    #expect(pop(mailbox) == .zero)
    #expect(serve(mailbox) == 1)
    advance(by: .milliseconds(4))
    #expect(step(mailbox) == .milliseconds(12))
  }

  @Test("[§C6] Steps of handles are put off too")
  func putsOffHandles() {
    let mailbox = pacedMailbox()
    func change() -> Duration? {
      mailbox.post { _ in (.input(.change(1, .progress(0.5))), ()) }.wake
    }
    #expect(change() == .zero)
    #expect(serve(mailbox) == 1)
    #expect(change() == .milliseconds(16))
  }

  @Test("[§C1] A step of the main thread asks for no wake")
  func stepOfMainThread() {
    let mailbox = pacedMailbox()
    #expect(step(mailbox, servedAtOnce: true) == nil)
    #expect(serve(mailbox) == 1)
  }
}
