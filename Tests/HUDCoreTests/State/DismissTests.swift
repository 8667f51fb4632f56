import HUDCore
import Testing

@Suite("dismiss", .timeLimit(.minutes(15))) struct DismissTests {
  @Test(
    "[S3] [S5] [SI6] [§E3] A dismissal takes the HUD away in every state, and completes with the reason",
    arguments: [
      (.hidden, .hidden, .notShowing), (.waitingForHost, .hidden, .neverShown),
      (.waiting, .hidden, .neverShown), (.appearing, .lingering, .dismissed),
      (.visible, .lingering, .dismissed), (.lingering, .lingering, .dismissed),
      (.toast, .disappearing, .dismissed), (.disappearing, .disappearing, .dismissed),
    ] as [(StartState, MachineDriver.Phase, HUD.Reason)])
  func dismiss(in start: StartState, leadsTo phase: MachineDriver.Phase, reason: HUD.Reason) {
    let (driver, first) = MachineDriver.at(start)
    let completion = driver.dismiss()
    #expect(driver.phase == phase)
    #expect(driver.count == 0)
    #expect(driver.results(of: completion) == (phase == .hidden ? [reason] : []))
    driver.pass(.seconds(2))
    #expect(driver.phase == .hidden)
    #expect(driver.wake == nil)
    #expect(driver.results(of: completion) == [reason])
    if start != .hidden { #expect(driver.ends(of: first) == [reason]) }
    #expect(driver.posts.isEmpty == (phase == .hidden))
  }

  @Test(
    "[MI5] A dismissal during a disappearance completes with it, for the reason of the first, once each"
  )
  func joinsDisappearance() {
    let driver = MachineDriver(Policy(fadeTime: .milliseconds(200)))
    driver.show()
    driver.pop()
    let completions = [driver.dismiss(), driver.dismiss(after: .seconds(5))]
    driver.pass(.milliseconds(200))
    for completion in completions { #expect(driver.results(of: completion) == [.ended]) }
    #expect(driver.posts == [.willAppear, .willDisappear, .didDisappear])
  }

  @Test(
    "[M1] [§E3] A dismissal that a show cancels while it lingers completes at once as .superseded")
  func isSuperseded() {
    let driver = MachineDriver(Policy(minimumTime: .seconds(1)))
    driver.show()
    let completion = driver.dismiss()
    #expect(driver.results(of: completion).isEmpty)
    driver.show()
    #expect(driver.results(of: completion) == [.superseded])
    driver.pass(.seconds(10))
    #expect(driver.isVisible)
    #expect(driver.results(of: completion) == [.superseded])
  }

  @Test(
    "[S4] [§E3] A dismissal that a show interrupts in its disappearance completes with its own reason"
  )
  func isInterrupted() {
    let driver = MachineDriver(Policy(fadeTime: .milliseconds(200)))
    driver.show()
    let completion = driver.dismiss()
    driver.show()
    #expect(driver.results(of: completion) == [.dismissed])
    driver.dismiss()
    driver.pass(.seconds(1))
    #expect(driver.results(of: completion) == [.dismissed])
  }

  @Test("[§E1] A dismissal ends every request, displayed or not, once each")
  func isAbsolute() {
    let driver = MachineDriver(Policy(toastTime: .seconds(2), enqueuesToasts: true))
    let requests = [
      driver.begin("One"), driver.begin("Two"), driver.toast("Three"), driver.toast("Four"),
    ]
    driver.dismiss()
    #expect(driver.phase == .hidden)
    for request in requests { #expect(driver.ends(of: request) == [.dismissed]) }
  }
}

@Suite("dismiss(after:)", .timeLimit(.minutes(15))) struct DelayedDismissalTests {
  @Test(
    "[SI5] [§T2] A delayed dismissal takes effect at its deadline, counted from the call",
    arguments: [StartState.waiting, .appearing, .visible, .toast])
  func deadline(in start: StartState) {
    let (driver, _) = MachineDriver.at(start)
    let completion = driver.dismiss(after: .milliseconds(1350))
    let count = driver.count
    driver.pass(.milliseconds(1349))
    #expect(driver.isVisible)
    #expect(driver.count == count)
    driver.pass(.milliseconds(1))
    #expect(!driver.isVisible)
    #expect(driver.count == 0)
    #expect(driver.results(of: completion).isEmpty)
    driver.pass(.milliseconds(200))
    #expect(driver.results(of: completion) == [.dismissed])
  }

  enum Call: CaseIterable { case show, toast, begin, newProgress, endWithToast }

  @Test(
    "[SI4] [§E2] A call that shows something new cancels a delayed dismissal",
    arguments: Call.allCases)
  func isSuperseded(by call: Call) {
    let driver = MachineDriver(Policy(toastTime: .seconds(100)))
    let activity = driver.begin("Syncing")
    let completion = driver.dismiss(after: .seconds(1))
    switch call {
    case .show: driver.show()
    case .toast: driver.toast()
    case .begin: driver.begin()
    case .newProgress: driver.progress(0)
    case .endWithToast: driver.end(activity, with: "Synced")
    }
    #expect(driver.results(of: completion) == [.superseded])
    driver.pass(.seconds(10))
    #expect(driver.isVisible)
  }

  @Test("[§E2] A toast that joins the queue cancels a delayed dismissal")
  func isSupersededByQueuedToast() {
    let driver = MachineDriver(Policy(toastTime: .seconds(5), enqueuesToasts: true))
    driver.toast()
    let completion = driver.dismiss(after: .seconds(1))
    driver.toast("Next")
    #expect(driver.results(of: completion) == [.superseded])
    driver.pass(.seconds(5))
    #expect(driver.panel?.status == "Next")
  }

  @Test("[§E2] A step, a text, the end of an activity or a pop does not cancel a delayed dismissal")
  func isNotTouched() {
    let driver = MachineDriver()
    let activity = driver.begin("Syncing")
    driver.show()
    driver.show()
    let completion = driver.dismiss(after: .seconds(1))
    driver.progress(0.2)
    driver.progress(.nan)
    driver.send(.setStatus("Nearly"))
    driver.send(.change(activity, .progress(0.5)))
    driver.end(activity)
    driver.pop()
    driver.pass(.seconds(1))
    #expect(driver.phase == .hidden)
    #expect(driver.results(of: completion) == [.dismissed])
  }

  @Test(
    "[§E3] A later delayed dismissal replaces the first, and both complete at its end",
    arguments: [1, 8])
  func isReplaced(by seconds: Int) {
    let driver = MachineDriver()
    driver.show()
    let completions = [
      driver.dismiss(after: .seconds(4)), driver.dismiss(after: .seconds(seconds)),
    ]
    driver.pass(.seconds(seconds) - .milliseconds(1))
    #expect(driver.isVisible)
    driver.pass(.milliseconds(1))
    for completion in completions { #expect(driver.results(of: completion) == [.dismissed]) }
  }

  @Test("A delayed dismissal stays pending after a toast, and ends the remaining requests")
  func outlivesToast() {
    let driver = MachineDriver(Policy(toastTime: .seconds(1)))
    driver.begin("Syncing")
    driver.toast()
    driver.dismiss(after: .seconds(2))
    driver.pass(.seconds(1))
    #expect(driver.panel?.status == "Syncing")
    driver.pass(.seconds(1))
    #expect(driver.phase == .hidden)
  }

  @Test("[§E1] A delayed dismissal without animation does not shorten a running disappearance")
  func laterWhileDisappearing() {
    let (driver, _) = MachineDriver.at(.disappearing)
    driver.send(.dismiss(after: .seconds(2), isAnimated: false, completion: nil))
    #expect(driver.phase == .disappearing)
    driver.send(.dismiss(after: .zero, isAnimated: false, completion: nil))
    #expect(driver.phase == .hidden)
  }
}
