import HUDCore
import Testing

@Suite("setStatus", .timeLimit(.minutes(15))) struct StatusTests {
  @Test(
    "setStatus changes the displayed text, or the text that will be displayed",
    arguments: [StartState.waitingForHost, .waiting, .appearing, .visible, .lingering, .toast])
  func changes(in start: StartState) {
    let (driver, first) = MachineDriver.at(start)
    let phase = driver.phase
    driver.send(.setStatus("New"))
    #expect(driver.phase == phase)
    #expect(driver.presentation?.displayed.content.status == "New")
    #expect(driver.ends(of: first).isEmpty)
    driver.gainHost()
    driver.pass(.milliseconds(300))
    #expect(driver.panel?.status == "New")
  }

  @Test(
    "setStatus is ignored if nothing is displayed", arguments: [StartState.hidden, .disappearing])
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

  @Test("setStatus changes only the displayed request, also if that is an activity")
  func changesWhoseverItIs() {
    let driver = MachineDriver()
    driver.show("Loading")
    let activity = driver.begin("Syncing")
    driver.send(.setStatus("Nearly synced"))
    #expect(driver.panel?.status == "Nearly synced")
    driver.end(activity)
    #expect(driver.panel?.status == "Loading")
  }

  @Test("setStatus does not restart a toast's time")
  func restartsNoClock() {
    let driver = MachineDriver(Policy(toastTime: .seconds(2)))
    driver.toast("Done")
    driver.pass(.seconds(1))
    driver.send(.setStatus("Really done"))
    driver.pass(.seconds(1))
    #expect(driver.phase == .hidden)
  }
}
