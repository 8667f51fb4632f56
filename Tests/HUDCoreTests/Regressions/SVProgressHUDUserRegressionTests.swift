import HUDCore
import Testing

@Suite("Defects that SVProgressHUD's users met", .timeLimit(.minutes(5)))
struct SVProgressHUDUserRegressionTests {
  @Test("[SI1] show, show, pop in one turn: the HUD stays")
  func showShowPop() {
    let driver = MachineDriver()
    driver.show()
    driver.show()
    driver.pop()
    #expect(driver.isVisible)
    driver.pop()
    #expect(!driver.isVisible)
  }

  @Test("[SI2] a pop without an activity does nothing, now or later")
  func popWithoutActivity() {
    let driver = MachineDriver()
    driver.pop()
    driver.pop()
    driver.show()
    #expect(driver.isVisible)
    #expect(driver.count == 1)
    driver.pop()
    #expect(!driver.isVisible)
  }

  @Test(
    "[SI3] a show after a dismissal stays, however far the dismissal had come", arguments: 0...4)
  func showAfterDismiss(_ tenths: Int) {
    let driver = MachineDriver(
      Policy(minimumTime: .milliseconds(100), fadeTime: .milliseconds(200)))
    driver.show("One")
    driver.dismiss()
    driver.pass(.milliseconds(100 * tenths))
    driver.show("Two")
    driver.pass(.seconds(60))
    #expect(driver.isVisible)
    #expect(driver.panel?.status == "Two")
  }

  @Test("[SI4] a delayed dismissal ends with what it was meant for")
  func delayIsBoundToItsPresentation() {
    let driver = MachineDriver()
    driver.show()
    let completion = driver.dismiss(after: .seconds(2))
    driver.pass(.seconds(1))
    driver.show("Later")
    #expect(driver.results(of: completion) == [.superseded])
    driver.pass(.seconds(60))
    #expect(driver.panel?.status == "Later")
  }

  @Test("[SI5] until its time a delayed dismissal leaves the HUD as it is")
  func delayHidesNothing() {
    let driver = MachineDriver(Policy(blocksInput: true))
    driver.show("One")
    driver.dismiss(after: .seconds(2))
    driver.pass(.milliseconds(1999))
    #expect(driver.isVisible)
    #expect(driver.posts == [.willAppear, .didAppear])
    driver.pass(.milliseconds(1))
    #expect(driver.posts.last == .didDisappear)
  }

  @Test("[SI6] a dismissal right after the show is not lost", arguments: [0, 300])
  func dismissRightAfterShow(_ grace: Int) {
    let driver = MachineDriver(
      Policy(graceTime: .milliseconds(grace), fadeTime: .milliseconds(150)))
    driver.show()
    let completion = driver.dismiss()
    driver.pass(.seconds(60))
    #expect(driver.phase == .hidden)
    #expect(driver.results(of: completion).count == 1)
  }

  @Test("[SI7] each request hears of its own end, and why")
  func reasons() {
    let driver = MachineDriver(Policy(toastTime: .seconds(2)))
    let replaced = driver.show()
    let timedOut = driver.toast()
    driver.pass(.seconds(2))
    let ended = driver.show()
    driver.pop()
    let dismissed = driver.show()
    driver.dismiss()
    let gone = driver.show()
    driver.loseHost()
    let neverShown = driver.show()
    driver.dismiss()
    let ends = [replaced, timedOut, ended, dismissed, gone, neverShown].map(driver.ends)
    #expect(
      ends == [[.replaced], [.timedOut], [.ended], [.dismissed], [.hostGone], [.neverShown]])
  }

  @Test("[SI7] an interrupted presentation says so, and one that was not does not")
  func interruption() {
    let driver = MachineDriver(Policy(fadeTime: .milliseconds(150)))
    driver.show()
    driver.dismiss()
    driver.show()
    driver.dismiss()
    driver.pass(.seconds(1))
    let ends = driver.events.filter { $0.kind == .didDisappear }
    #expect(ends.map(\.isInterrupted) == [true, false])
  }

  @Test("[SI8] a spinner stays for its minimum time, which is none of a toast's")
  func minimumTime() {
    let driver = MachineDriver(Policy(minimumTime: .seconds(1), toastTime: .milliseconds(200)))
    driver.show()
    driver.pop()
    driver.pass(.milliseconds(999))
    #expect(driver.isVisible)
    driver.pass(.milliseconds(1))
    #expect(!driver.isVisible)
    driver.toast()
    driver.pass(.milliseconds(200))
    #expect(!driver.isVisible)
  }

  @Test("[SI9] a short message can be short: by its call, or by a lower limit")
  func shortMessages() {
    var policy = Policy()
    policy.minimumToastTime = .seconds(1)
    #expect(
      policy.toastTime(for: HUD.Content(.none, status: "Saved"), underScreenReader: false)
        == .seconds(1))
    policy.duration = .milliseconds(500)
    #expect(
      policy.toastTime(for: HUD.Content(.none, status: "Saved"), underScreenReader: false)
        == .milliseconds(500))
  }

  @Test("[SI10] grace time, minimum time and a delayed dismissal get along")
  func clocksTogether() {
    let driver = MachineDriver(Policy(graceTime: .milliseconds(500), minimumTime: .seconds(1)))
    driver.show()
    driver.dismiss(after: .milliseconds(800))
    driver.pass(.milliseconds(499))
    #expect(!driver.isVisible)
    driver.pass(.milliseconds(1000))
    #expect(driver.isVisible)
    driver.pass(.milliseconds(1))
    #expect(driver.phase == .hidden)
  }

  @Test("[SI23] what one call asks for is gone with it")
  func optionsOfOneCall() {
    let behavior = HUD.Behavior()
    var options = HUD.Options(mask: .clear)
    options.minimumTime = .seconds(3)
    let own = ResolvedOptions(style: HUD.Style(), behavior: behavior, options: options)
    let next = ResolvedOptions(style: HUD.Style(), behavior: behavior)
    #expect(own.policy.blocksInput && own.policy.minimumTime == .seconds(3))
    #expect(!next.policy.blocksInput && next.policy.minimumTime == .zero)
  }

  @Test("[SI25] a screen reader hears no step twice: the text once, then every quarter")
  func announcesRarely() {
    let driver = MachineDriver()
    for step in 0..<1000 { driver.progress(Double(step) / 1000, "Copying") }
    #expect(driver.announcements.count == 4)
  }

  @Test("[SI28] a text alone is a toast as good as any")
  func textOnly() {
    let driver = MachineDriver(Policy(toastTime: .seconds(2)))
    driver.put(up: HUD.Content(.none, status: "Copied"), as: .toast)
    #expect(driver.panel == HUD.Content(.none, status: "Copied"))
    #expect(driver.announcements.map { $0.spoken(in: []) } == ["Copied"])
    driver.pass(.seconds(2))
    #expect(driver.phase == .hidden)
  }

  @Test("[SI29] of a flood of calls each changes the panel at most once, and equal ones never")
  func flood() {
    let driver = MachineDriver()
    driver.progress(0, "Copying")
    let effects = driver.effects.count
    for step in 1...100 { for _ in 1...10 { driver.progress(Double(step) / 100, "Copying") } }
    let changes = driver.effects[effects...].filter { if case .change = $0 { true } else { false } }
    #expect(changes.count == 100)
  }
}
