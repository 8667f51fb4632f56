import HUDCore
import Testing

@Suite("setStatus", .timeLimit(.minutes(5))) struct StatusTests {
  @Test(
    "changes the text that stands or will stand",
    arguments: [StartState.waiting, .appearing, .visible, .lingering, .toast])
  func changes(in start: StartState) {
    let (driver, first) = MachineDriver.at(start)
    let phase = driver.phase
    driver.send(.setStatus("New"))
    #expect(driver.phase == phase)
    #expect(driver.presentation?.displayed.content.status == "New")
    #expect(driver.ends(of: first).isEmpty)
    if start != .waiting { #expect(driver.panel?.status == "New") }
  }

  @Test("waits with the rest for a host")
  func waitsForHost() {
    let (driver, _) = MachineDriver.at(.waitingForHost)
    driver.send(.setStatus("New"))
    driver.pass(.seconds(1))
    driver.gainHost()
    #expect(driver.panel?.status == "New")
  }

  @Test("is ignored where nothing is on show", arguments: [StartState.hidden, .disappearing])
  func isIgnored(in start: StartState) {
    let (driver, _) = MachineDriver.at(start)
    let (effects, phase) = (driver.effects.count, driver.phase)
    driver.send(.setStatus("New"))
    #expect(driver.effects.count == effects)
    #expect(driver.phase == phase)
    driver.show()
    driver.pass(.seconds(1))
    #expect(driver.panel?.status == nil)
  }

  @Test("changes the activity's text where that is on show, and no other")
  func changesWhoseverItIs() {
    let driver = MachineDriver()
    driver.show("Loading")
    let activity = driver.begin("Syncing")
    driver.send(.setStatus("Nearly synced"))
    #expect(driver.panel?.status == "Nearly synced")
    driver.end(activity)
    #expect(driver.panel?.status == "Loading")
  }

  @Test("restarts no clock of a toast")
  func restartsNoClock() {
    let driver = MachineDriver(Policy(toastTime: .seconds(2)))
    driver.toast("Done")
    driver.pass(.seconds(1))
    driver.send(.setStatus("Really done"))
    driver.pass(.seconds(1))
    #expect(driver.phase == .hidden)
  }

  @Test("with nothing clears the text", arguments: [nil, ""])
  func clears(_ status: String?) {
    let driver = MachineDriver()
    driver.show("Loading")
    driver.send(.setStatus(status))
    #expect(driver.panel?.status == nil)
  }

  @Test("with what stands anyway changes nothing")
  func sameText() {
    let driver = MachineDriver()
    driver.show("Loading")
    let effects = driver.effects.count
    driver.send(.setStatus("Loading"))
    #expect(driver.effects.count == effects)
  }
}
