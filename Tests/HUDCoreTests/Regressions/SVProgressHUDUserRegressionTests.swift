import HUDCore
import Testing

@Suite("Defects that SVProgressHUD's users met", .timeLimit(.minutes(15)))
struct SVProgressHUDUserRegressionTests {
  @Test("[SI1] After show, show, popActivity in one turn the HUD stays")
  func showShowPop() {
    let driver = MachineDriver()
    driver.show()
    driver.show()
    driver.pop()
    #expect(driver.isVisible)
    driver.pop()
    #expect(!driver.isVisible)
  }

  @Test("[SI2] A popActivity without an activity does nothing, now or later")
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
    "[SI3] A show after a dismissal stays, however far the dismissal has run", arguments: 0...4)
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

  @Test("[SI4] A show cancels an earlier delayed dismissal")
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

  @Test("[SI5] A delayed dismissal leaves the HUD as it is until its time")
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

  @Test("[SI6] A dismissal right after the show is not lost", arguments: [0, 300])
  func dismissRightAfterShow(_ grace: Int) {
    let driver = MachineDriver(
      Policy(graceTime: .milliseconds(grace), fadeTime: .milliseconds(150)))
    driver.show()
    let completion = driver.dismiss()
    driver.pass(.seconds(60))
    #expect(driver.phase == .hidden)
    #expect(driver.results(of: completion).count == 1)
  }

  @Test("[SI7] Each request ends once, with its own reason")
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

  @Test("[SI7] Only a presentation that was interrupted is marked as interrupted")
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

  @Test("[SI8] A spinner stays for its minimum time, which does not apply to a toast")
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

  @Test("[SI9] A toast can be shorter, by its call or by a lower minimum")
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

  @Test("[SI10] Grace time, minimum time and a delayed dismissal work together")
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

  @Test("[SI23] The options of one call do not affect the next call")
  func optionsOfOneCall() {
    let behavior = HUD.Behavior()
    var options = HUD.Options(mask: .clear)
    options.minimumTime = .seconds(3)
    let own = ResolvedOptions(style: HUD.Style(), behavior: behavior, options: options)
    let next = ResolvedOptions(style: HUD.Style(), behavior: behavior)
    #expect(own.behavior.mask.blocksInput && own.behavior.minimumTime == .seconds(3))
    #expect(!next.behavior.mask.blocksInput && next.behavior.minimumTime == .zero)
  }

  @Test("[SI25] A screen reader hears a text once, then the progress at every quarter")
  func announcesRarely() {
    let driver = MachineDriver()
    for step in 0..<1000 { driver.progress(Double(step) / 1000, "Copying") }
    #expect(driver.announcements.count == 4)
  }

  @Test("[SI28] A text without an indicator is a toast like any other")
  func textOnly() {
    let driver = MachineDriver(Policy(toastTime: .seconds(2)))
    driver.put(up: HUD.Content(.none, status: "Copied"), as: .toast)
    #expect(driver.panel == HUD.Content(.none, status: "Copied"))
    #expect(driver.announcements.map { $0.spoken(in: []) } == ["Copied"])
    driver.pass(.seconds(2))
    #expect(driver.phase == .hidden)
  }

  @Test("[SI29] Of a flood of calls each changes the panel at most once, and equal ones do not")
  func flood() {
    let driver = MachineDriver()
    driver.progress(0, "Copying")
    let effects = driver.effects.count
    for step in 1...100 { for _ in 1...10 { driver.progress(Double(step) / 100, "Copying") } }
    let changes = driver.effects[effects...].filter { if case .change = $0 { true } else { false } }
    #expect(changes.count == 100)
  }
}
