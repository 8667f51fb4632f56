import HUDCore
import Testing

@Suite("popActivity", .timeLimit(.minutes(15))) struct PopTests {
  @Test(
    "One popActivity after two shows keeps the HUD",
    arguments: [StartState.waitingForHost, .waiting, .appearing, .visible])
  func popOne(in start: StartState) {
    let (driver, _) = MachineDriver.at(start)
    driver.show("Second")
    let phase = driver.phase
    driver.pop()
    #expect(driver.phase == phase)
    #expect(driver.count == 1)
  }

  @Test(
    "popActivity before anything was seen posts nothing",
    arguments: [StartState.waitingForHost, .waiting])
  func postsNothing(in start: StartState) {
    let (driver, first) = MachineDriver.at(start)
    driver.pop()
    driver.pass(.seconds(10))
    #expect(driver.posts.isEmpty)
    #expect(driver.ends(of: first) == [.neverShown])
    #expect(driver.wake == nil)
  }

  @Test(
    "popActivity without an activity does nothing",
    arguments: [StartState.hidden, .lingering, .disappearing])
  func doesNothing(in start: StartState) {
    let (driver, _) = MachineDriver.at(start)
    let effects = driver.effects.count
    driver.pop()
    #expect(driver.effects.count == effects)
  }

  @Test("[§E8] popActivity under a toast does nothing, and the toast stays for its full time")
  func popUnderToast() {
    let driver = MachineDriver(Policy(toastTime: .seconds(2)))
    driver.show()
    driver.show()
    let toast = driver.toast()
    #expect(driver.count == 0)
    driver.pop()
    driver.pop()
    #expect(driver.count == 0)
    driver.pass(.milliseconds(1999))
    #expect(driver.isVisible)
    driver.pass(.milliseconds(1))
    #expect(driver.ends(of: toast) == [.timedOut])
  }

  @Test("A pop ends a request whose predecessor ended alone")
  func popAfterWithdrawal() {
    let driver = MachineDriver()
    driver.begin("Syncing")
    driver.send(.withdraw(driver.show("One")))
    driver.show("Two")
    #expect(driver.count == 1)
    driver.pop()
    #expect(driver.panel?.status == "Syncing")
  }

  @Test("A request ended by popActivity has the reason .ended")
  func reason() {
    let driver = MachineDriver()
    let shown = driver.show()
    driver.pop()
    #expect(driver.ends(of: shown) == [.ended])
    #expect(driver.events.last?.reason == .ended)
  }
}
