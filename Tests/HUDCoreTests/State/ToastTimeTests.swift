import HUDCore
import Testing

@Suite("The time of a toast", .timeLimit(.minutes(15))) struct ToastTimeTests {
  private static func text(_ length: Int) -> String { String(repeating: "x", count: length) }

  private static let limited = {
    var policy = Policy()
    policy.minimumToastTime = .seconds(1)
    policy.maximumToastTime = .seconds(3)
    return policy
  }()

  @Test(
    "[§T7] A toast stays 60 ms a character and half a second more, at least 2 s",
    arguments: [
      (nil, .seconds(2)), ("Saved", .seconds(2)), (text(25), .seconds(2)),
      (text(26), .milliseconds(2060)), (text(158), .milliseconds(9_980)),
      (text(159), .seconds(10)), (text(1 << 20), .seconds(10)),
    ] as [(String?, Duration)])
  func byDefault(of text: String?, is time: Duration) {
    #expect(
      Policy().toastTime(for: HUD.Content(.none, status: text), underScreenReader: false) == time)
  }

  @Test("[§P1] [§T7] Without a maximum only the characters count that are shown")
  func withoutMaximum() {
    var policy = Policy()
    policy.maximumToastTime = nil
    let content = HUD.Content(.none, status: Self.text(1 << 20))
    #expect(
      policy.toastTime(for: content, underScreenReader: false) == .milliseconds(500 * 60 + 500))
  }

  @Test(
    "A toast's time is between the minimum and the maximum",
    arguments: [
      (nil, .seconds(1)), (text(8), .seconds(1)), (text(20), .milliseconds(1700)),
      (text(100), .seconds(3)),
    ] as [(String?, Duration)])
  func limits(of text: String?, is time: Duration) {
    #expect(
      Self.limited.toastTime(for: HUD.Content(.none, status: text), underScreenReader: false)
        == time)
  }

  @Test("[§T7] Without a text and without a minimum a toast stays half a second")
  func withoutTextAndMinimum() {
    var policy = Policy()
    policy.minimumToastTime = .zero
    #expect(
      policy.toastTime(for: HUD.Content(.success), underScreenReader: false) == .milliseconds(500))
  }

  @Test("[§T7] A toast's time counts the detail, and a button makes it at least 4 s")
  func detailAndButton() {
    let long = HUD.Content(.none, status: Self.text(20), detail: Self.text(20))
    #expect(Self.limited.toastTime(for: long, underScreenReader: false) == .milliseconds(2900))
    let undo = HUD.Content(.none, status: "Deleted", action: HUD.Action("Undo") {})
    #expect(Self.limited.toastTime(for: undo, underScreenReader: false) == .seconds(4))
    #expect(Self.limited.toastTime(for: undo, underScreenReader: true) == .seconds(8))
  }

  @Test("[§T7] If the minimum is above the maximum, the maximum applies")
  func crossedLimits() {
    var policy = Policy()
    policy.maximumToastTime = .seconds(1)
    #expect(
      policy.toastTime(for: HUD.Content(.none, status: "Saved"), underScreenReader: false)
        == .seconds(1))
  }

  @Test(
    "[§T7] A duration given in the call is taken exactly",
    arguments: [Duration.zero, .milliseconds(10), .seconds(90)])
  func given(_ duration: Duration) {
    var policy = Self.limited
    policy.duration = duration
    #expect(
      policy.toastTime(for: HUD.Content(.none, status: Self.text(50)), underScreenReader: false)
        == duration)
  }

  @Test(
    "[§T7] Under a screen reader a toast's time is doubled, and at least 5 s",
    arguments: [(nil, .seconds(5)), (text(100), .seconds(6))] as [(String?, Duration)])
  func underScreenReader(of text: String?, is time: Duration) {
    #expect(
      Self.limited.toastTime(for: HUD.Content(.none, status: text), underScreenReader: true) == time
    )
  }

  @Test("A toast asks for the screen reader when it starts")
  func machineAsksForScreenReader() {
    let driver = MachineDriver(Self.limited)
    driver.screenReaderIsRunning = true
    driver.toast()
    driver.pass(.milliseconds(4999))
    #expect(driver.isVisible)
    driver.pass(.milliseconds(1))
    #expect(!driver.isVisible)
  }

  @Test("Negative durations count as zero, and endless ones as a hundred years")
  func bounds() {
    var options = HUD.Options(duration: .seconds(-1))
    options.graceTime = .seconds(-1)
    options.minimumTime = .seconds(Int64.max)
    let bounded = ResolvedOptions(style: HUD.Style(), behavior: HUD.Behavior(), options: options)
    #expect(bounded.duration == .zero)
    #expect(bounded.behavior.graceTime == .zero)
    #expect(bounded.behavior.minimumTime == .longest)
  }
}

@Suite("The user's attention", .timeLimit(.minutes(15))) struct AttentionTests {
  @Test("[§T8] Attention stops a toast's clock, which then runs on from there")
  func holds() {
    let driver = MachineDriver(Policy(toastTime: .seconds(2)))
    driver.toast()
    driver.pass(.milliseconds(1500))
    driver.send(.attention(true))
    driver.pass(.seconds(100))
    #expect(driver.isVisible)
    driver.send(.attention(false))
    driver.pass(.milliseconds(499))
    #expect(driver.isVisible)
    driver.pass(.milliseconds(1))
    #expect(!driver.isVisible)
  }

  @Test("Attention that is reported twice counts once")
  func repeated() {
    let driver = MachineDriver(Policy(toastTime: .seconds(2)))
    driver.toast()
    driver.send(.attention(true))
    driver.pass(.seconds(1))
    driver.send(.attention(true))
    driver.send(.attention(false))
    driver.send(.attention(false))
    driver.pass(.seconds(2))
    #expect(!driver.isVisible)
  }

  @Test("Attention stays with a panel that a new presentation takes over")
  func outlivesAnInterruption() {
    let driver = MachineDriver(Policy(fadeTime: .milliseconds(200), toastTime: .seconds(2)))
    driver.toast()
    driver.send(.attention(true))
    driver.dismiss()
    driver.toast()
    driver.pass(.seconds(100))
    #expect(driver.isVisible)
  }

  @Test("Attention that ended during the disappearance does not hold the next toast")
  func endsDuringDisappearance() {
    let driver = MachineDriver(Policy(fadeTime: .milliseconds(200), toastTime: .seconds(2)))
    driver.toast()
    driver.send(.attention(true))
    driver.dismiss()
    driver.send(.attention(false))
    driver.toast()
    driver.pass(.seconds(2))
    #expect(!driver.isVisible)
  }

  @Test("Attention does not stop a dismissal")
  func stopsNoDismissal() {
    let driver = MachineDriver()
    driver.toast()
    driver.send(.attention(true))
    driver.dismiss(after: .seconds(1))
    driver.pass(.seconds(1))
    #expect(driver.phase == .hidden)
  }
}
