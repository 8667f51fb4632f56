import HUDCore
import Testing

@Suite("A toast", .timeLimit(.minutes(15))) struct ToastTests {
  @Test(
    "A toast appears without grace time, and replaces the displayed request",
    arguments: [
      (.hidden, .appearing), (.waitingForHost, .waitingForHost), (.waiting, .appearing),
      (.appearing, .appearing), (.visible, .visible), (.lingering, .visible),
      (.toast, .visible), (.disappearing, .appearing),
    ] as [(StartState, MachineDriver.Phase)])
  func toast(in start: StartState, leadsTo phase: MachineDriver.Phase) {
    let (driver, first) = MachineDriver.at(start)
    let toast = driver.toast("Done")
    #expect(driver.phase == phase)
    if start != .waitingForHost { #expect(driver.panel?.status == "Done") }
    if start != .hidden {
      #expect(driver.ends(of: first) == [start.reasonOfReplaced])
    }
    #expect(driver.ends(of: toast).isEmpty)
  }

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

  @Test(
    "A toast does not count as an activity", arguments: [StartState.hidden, .toast, .disappearing])
  func countsNothing(in start: StartState) {
    let (driver, _) = MachineDriver.at(start)
    driver.toast()
    #expect(driver.count == 0)
  }

  @Test("A toast ends the anonymous request with its whole count")
  func takesAnonymousAlong() {
    let driver = MachineDriver()
    driver.show()
    driver.show()
    driver.toast("Done")
    driver.begin("Syncing")
    driver.pass(.seconds(5))
    #expect(driver.panel?.status == "Syncing")
    #expect(driver.count == 0)
    driver.show()
    driver.pop()
    #expect(driver.panel?.status == "Syncing")
  }

  @Test("[§T2] A toast that joins a HUD during its fade-in has its full time from its call")
  func countsFromItsCall() {
    let driver = MachineDriver(Policy(fadeTime: .milliseconds(150), toastTime: .seconds(2)))
    driver.show()
    driver.pass(.milliseconds(100))
    driver.toast()
    driver.pass(.milliseconds(1999))
    #expect(driver.isVisible)
    driver.pass(.milliseconds(1))
    #expect(!driver.isVisible)
  }

  @Test("[§T5] A toast has no minimum time: a dismissal ends it at once")
  func hasNoMinimumTime() {
    let driver = MachineDriver(Policy(minimumTime: .seconds(1)))
    driver.toast()
    driver.dismiss()
    #expect(driver.phase == .hidden)
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
