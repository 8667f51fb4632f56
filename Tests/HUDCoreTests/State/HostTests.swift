import HUDCore
import Testing

@Suite("Without a host", .timeLimit(.minutes(15))) struct NoHostTests {
  private func driver(_ policy: Policy = .instant) -> MachineDriver {
    let driver = MachineDriver(policy)
    driver.hostIsReady = false
    return driver
  }

  @Test("[§N2] A spinner waits for a host as long as it takes, and posts nothing")
  func spinnerWaits() {
    let driver = driver(.unhurried)
    driver.show("Loading")
    driver.pass(.seconds(3600))
    #expect(driver.phase == .waitingForHost)
    #expect(!driver.isVisible)
    #expect(driver.wake == nil)
    #expect(driver.posts.isEmpty && driver.announcements.isEmpty && driver.panel == nil)
    driver.gainHost()
    #expect(driver.panel?.status == "Loading")
    #expect(driver.posts == [.willAppear])
  }

  @Test("[§N2] A host with a panel of its own shows a toast and a Cancel button without a window")
  func floats() {
    let driver = driver(.unhurried)
    driver.hostFloats = true
    driver.show("Loading")
    driver.pass(.seconds(60))
    #expect(driver.phase == .waitingForHost)
    driver.toast("Done")
    #expect(driver.panel?.status == "Done")
    driver.pass(.seconds(60))
    #expect(!driver.isVisible)
    driver.put(
      up: HUD.Content(status: "Loading", action: HUD.Action("Cancel", role: .cancel) {}), as: .owned
    )
    driver.pass(.seconds(60))
    #expect(driver.panel?.status == "Loading")
  }

  @Test(
    "[§N2] A wait that was explained is not explained again when the host is lost in grace time")
  func explainedOnce() {
    let driver = driver(Policy(graceTime: .seconds(60)))
    driver.show("Loading")
    driver.pass(.seconds(3))
    driver.gainHost()
    #expect(driver.phase == .waiting)
    driver.loseHost()
    #expect(driver.phase == .waitingForHost)
    driver.pass(.seconds(30))
    let told = driver.effects.count { if case .explainWaiting = $0 { true } else { false } }
    #expect(told == 1)
  }

  @Test("A toast whose ten seconds are over is not shown, even if the host arrives before the wake")
  func toastTooLate() {
    let driver = driver(Policy(toastTime: .seconds(2)))
    let toast = driver.toast()
    let activity = driver.begin("Syncing")
    driver.stop(for: .seconds(100))
    driver.gainHost()
    #expect(driver.ends(of: toast) == [.neverShown])
    #expect(driver.panel?.status == "Syncing")
    #expect(driver.ends(of: activity).isEmpty)
  }

  @Test(
    "A HUD whose delayed dismissal is due is not shown, even if the host arrives before the wake")
  func dismissalTooLate() {
    let driver = driver()
    driver.show()
    let completion = driver.dismiss(after: .seconds(1))
    driver.stop(for: .seconds(100))
    driver.gainHost()
    #expect(driver.posts.isEmpty)
    #expect(driver.results(of: completion) == [.neverShown])
  }

  @Test("A late report of a host that is gone again shows nothing")
  func readyNoMore() {
    let driver = driver()
    driver.show()
    driver.send(.wake(hostBecameReady: true))
    #expect(driver.phase == .waitingForHost)
    #expect(driver.posts.isEmpty)
  }

  @Test("A host that is reported twice changes nothing")
  func readyTwice() {
    let driver = MachineDriver()
    driver.show()
    let effects = driver.effects.count
    driver.gainHost()
    #expect(driver.effects.count == effects)
  }
}

@Suite("A host that is lost", .timeLimit(.minutes(15))) struct HostLostTests {
  @Test(
    "[§N3] Losing the host ends everything displayed as .hostGone",
    arguments: [StartState.appearing, .visible, .toast])
  func takesItAlong(in start: StartState) {
    let (driver, first) = MachineDriver.at(start)
    let completion = driver.dismiss(after: .seconds(5))
    let activity = driver.begin("Syncing")
    driver.loseHost()
    #expect(driver.phase == .hidden)
    #expect(driver.posts.suffix(2) == [.willDisappear, .didDisappear])
    #expect(driver.events.suffix(2).map(\.reason) == [.hostGone, .hostGone])
    #expect(driver.ends(of: first) == [.hostGone])
    #expect(driver.ends(of: activity) == [.hostGone])
    #expect(driver.results(of: completion) == [.superseded])
    #expect(driver.panel == nil)
    #expect(driver.wake == nil)
  }

  @Test(
    "[MI3] [§N3] Losing the host after the last end finishes the HUD, with that end's reason",
    arguments: [StartState.lingering, .disappearing])
  func afterLastEnd(in start: StartState) {
    let (driver, first) = MachineDriver.at(start)
    driver.loseHost()
    #expect(driver.phase == .hidden)
    #expect(driver.posts.last == .didDisappear)
    #expect(driver.ends(of: first) == [.dismissed])
  }

  @Test("A HUD whose grace time ends on an unreported loss of the host posts nothing and waits")
  func goneInSilence() {
    let (driver, _) = MachineDriver.at(.waiting)
    driver.hostIsReady = false
    driver.pass(.seconds(10))
    #expect(driver.phase == .waitingForHost)
    #expect(driver.posts.isEmpty)
    driver.gainHost()
    #expect(driver.phase == .appearing)
  }

  @Test("A toast that finds the host lost without a report waits")
  func goneBeforeToast() {
    let (driver, _) = MachineDriver.at(.waiting)
    driver.hostIsReady = false
    driver.toast("Saved")
    #expect(driver.phase == .waitingForHost)
    #expect(driver.posts.isEmpty)
    driver.gainHost()
    #expect(driver.panel?.status == "Saved")
  }

  @Test(
    "[§N4] A host that is gone for good ends everything, and later requests end at once",
    arguments: StartState.allCases)
  func forGood(in start: StartState) {
    let (driver, first) = MachineDriver.at(start)
    let wasSeen = driver.isVisible
    driver.loseHost(forGood: true)
    #expect(driver.phase == .hidden && driver.wake == nil)
    switch start {
    case .hidden: #expect(driver.effects.isEmpty)
    case .waitingForHost, .waiting: #expect(driver.ends(of: first) == [.neverShown])
    case .lingering, .disappearing: #expect(driver.ends(of: first) == [.dismissed])
    case .appearing, .visible, .toast: #expect(driver.ends(of: first) == [.hostGone])
    }
    #expect(driver.posts.isEmpty == !wasSeen || start == .disappearing)

    let posts = driver.posts.count
    for late in [driver.show(), driver.toast(), driver.begin(), driver.progress(0.4)] {
      #expect(driver.ends(of: late) == [.neverShown])
    }
    // Whatever the host still reports changes nothing.
    driver.loseHost()
    driver.gainHost()
    #expect(driver.ends(of: driver.show("Next")) == [.neverShown])
    #expect(driver.phase == .hidden && driver.posts.count == posts)
  }

  @Test(
    "Losing the host while nothing is shown changes nothing",
    arguments: [StartState.hidden, .waitingForHost])
  func nothingToLose(in start: StartState) {
    let (driver, _) = MachineDriver.at(start)
    let phase = driver.phase
    driver.loseHost()
    #expect(driver.phase == phase)
    #expect(driver.posts.isEmpty)
  }
}
