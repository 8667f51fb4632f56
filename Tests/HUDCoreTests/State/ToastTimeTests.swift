import HUDCore
import Testing

@Suite("The time of a toast", .timeLimit(.minutes(5))) struct ToastTimeTests {
  private static func text(_ length: Int) -> String { String(repeating: "x", count: length) }

  private static let limited = {
    var policy = Policy()
    policy.minimumDismissTime = .seconds(1)
    policy.maximumDismissTime = .seconds(3)
    return policy
  }()

  @Test(
    "is 60 ms a character and half a second, at least 5 s",
    arguments: [
      (nil, .seconds(5)), ("Saved", .seconds(5)), (text(75), .seconds(5)),
      (text(76), .milliseconds(5060)), (text(1000), .milliseconds(60_500)),
      // No more than is drawn.
      (text(1 << 20), .milliseconds(120_500)),
    ] as [(String?, Duration)])
  func byDefault(of text: String?, is time: Duration) {
    #expect(Policy().toastTime(for: text, underScreenReader: false) == time)
  }

  @Test(
    "keeps to its limits",
    arguments: [
      (nil, .seconds(1)), (text(8), .seconds(1)), (text(20), .milliseconds(1700)),
      (text(100), .seconds(3)),
    ] as [(String?, Duration)])
  func limits(of text: String?, is time: Duration) {
    #expect(Self.limited.toastTime(for: text, underScreenReader: false) == time)
  }

  @Test("is at most the maximum where both limits cross")
  func crossedLimits() {
    var policy = Policy()
    policy.maximumDismissTime = .seconds(2)
    #expect(policy.toastTime(for: "Saved", underScreenReader: false) == .seconds(2))
  }

  @Test(
    "is what the call says, however short",
    arguments: [Duration.zero, .milliseconds(10), .seconds(90)])
  func given(_ duration: Duration) {
    var policy = Self.limited
    policy.duration = duration
    #expect(policy.toastTime(for: Self.text(50), underScreenReader: false) == duration)
  }

  @Test(
    "is doubled under a screen reader, and at least 5 s",
    arguments: [(nil, .seconds(5)), (text(100), .seconds(6))] as [(String?, Duration)])
  func underScreenReader(of text: String?, is time: Duration) {
    #expect(Self.limited.toastTime(for: text, underScreenReader: true) == time)
  }

  @Test("knows of the screen reader at the moment it starts")
  func machineAsksForScreenReader() {
    let play = Play(Self.limited)
    play.screenReaderIsRunning = true
    play.toast()
    play.pass(.milliseconds(4999))
    #expect(play.isVisible)
    play.pass(.milliseconds(1))
    #expect(!play.isVisible)
  }

  @Test("bounds what makes no sense: less than nothing is none, and for ever is a hundred years")
  func bounds() {
    var options = HUD.Options(duration: .seconds(-1))
    options.graceTime = .seconds(-1)
    options.minimumTime = .seconds(Int64.max)
    let policy = Terms(style: HUD.Style(), behavior: HUD.Behavior(), options: options).policy
    #expect(policy.duration == .zero)
    #expect(policy.graceTime == .zero)
    #expect(policy.minimumTime == .longest)
  }
}

@Suite("Somebody's attention", .timeLimit(.minutes(5))) struct AttentionTests {
  @Test("stops the clock of a toast, and it goes on where it stopped")
  func holds() {
    let play = Play(Policy(toastTime: .seconds(2)))
    play.toast()
    play.pass(.milliseconds(1500))
    play.send(.attention(true))
    play.pass(.seconds(100))
    #expect(play.isVisible)
    play.send(.attention(false))
    play.pass(.milliseconds(499))
    #expect(play.isVisible)
    play.pass(.milliseconds(1))
    #expect(!play.isVisible)
  }

  @Test("told twice is attention once")
  func repeated() {
    let play = Play(Policy(toastTime: .seconds(2)))
    play.toast()
    play.send(.attention(true))
    play.pass(.seconds(1))
    play.send(.attention(true))
    play.send(.attention(false))
    play.send(.attention(false))
    play.pass(.seconds(2))
    #expect(!play.isVisible)
  }

  @Test("holds the next toast on the same panel too")
  func holdsTheNext() {
    let play = Play(Policy(toastTime: .seconds(2)))
    play.show()
    play.send(.attention(true))
    play.toast()
    play.pass(.seconds(100))
    #expect(play.isVisible)
  }

  @Test("stays with the panel that a new presentation takes over")
  func outlivesAnInterruption() {
    let play = Play(Policy(fadeTime: .milliseconds(200), toastTime: .seconds(2)))
    play.toast()
    play.send(.attention(true))
    play.dismiss()
    play.toast()
    play.pass(.seconds(100))
    #expect(play.isVisible)
  }

  @Test("that ended while the panel was leaving does not hold the next toast")
  func endsDuringDisappearance() {
    let play = Play(Policy(fadeTime: .milliseconds(200), toastTime: .seconds(2)))
    play.toast()
    play.send(.attention(true))
    play.dismiss()
    play.send(.attention(false))
    play.toast()
    play.pass(.seconds(2))
    #expect(!play.isVisible)
  }

  @Test("stops no dismissal")
  func stopsNoDismissal() {
    let play = Play()
    play.toast()
    play.send(.attention(true))
    play.dismiss(after: .seconds(1))
    play.pass(.seconds(1))
    #expect(play.phase == .hidden)
  }
}
