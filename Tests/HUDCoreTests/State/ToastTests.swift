import HUDCore
import Testing

@Suite("A toast", .timeLimit(.minutes(15))) struct ToastTests {
  @Test(
    "[§T2] A toast has its full time, whatever the state at its call",
    arguments: StartState.allCases)
  func fullTime(in start: StartState) {
    let (driver, _) = MachineDriver.at(start)
    let toast = driver.toast("Done")
    if start == .waitingForHost { driver.gainHost() }
    driver.pass(.milliseconds(1999))
    #expect(driver.ends(of: toast).isEmpty)
    #expect(driver.isVisible)
    driver.pass(.milliseconds(1))
    #expect(!driver.isVisible)
    driver.pass(.milliseconds(200))
    #expect(driver.phase == .hidden)
    #expect(driver.ends(of: toast) == [.timedOut])
  }

  @Test("A toast with a duration of zero appears and disappears")
  func zeroTime() {
    let driver = MachineDriver(Policy(toastTime: .zero))
    let toast = driver.toast()
    driver.pass(.zero)
    #expect(driver.posts == [.willAppear, .didAppear, .willDisappear, .didDisappear])
    #expect(driver.ends(of: toast) == [.timedOut])
  }
}
