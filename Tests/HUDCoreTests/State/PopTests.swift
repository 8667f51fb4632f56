import HUDCore
import Testing

@Suite("popActivity", .timeLimit(.minutes(15))) struct PopTests {
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
}
