import HUDCore
import Testing

@Suite("dismiss", .timeLimit(.minutes(5))) struct DismissTests {
  @Test(
    "[§E3] takes everything away and says why",
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
    #expect(driver.results(of: completion) == [reason])
    if start != .hidden { #expect(driver.ends(of: first) == [reason]) }
  }

  @Test(
    "before anything was seen posts nothing",
    arguments: [StartState.hidden, .waitingForHost, .waiting])
  func postsNothing(in start: StartState) {
    let (driver, _) = MachineDriver.at(start)
    driver.dismiss()
    driver.pass(.seconds(10))
    #expect(driver.posts.isEmpty)
    #expect(driver.wake == nil)
  }

  @Test("that goes on after another one completes with it, for its reason")
  func joinsDisappearance() {
    let driver = MachineDriver(Policy(fadeTime: .milliseconds(200)))
    driver.show()
    driver.pop()
    let completions = [driver.dismiss(), driver.dismiss(after: .seconds(5))]
    driver.pass(.milliseconds(200))
    for completion in completions { #expect(driver.results(of: completion) == [.ended]) }
    #expect(driver.posts == [.willAppear, .willDisappear, .didDisappear])
  }

  @Test("[§E3] that a later show overtakes while it lingers is told so at once")
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

  @Test("[§E3] that a show interrupts in its disappearance completes as what it was")
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

  @Test("[§E1] ends every request, seen or not, and each handle hears it once")
  func isAbsolute() {
    let driver = MachineDriver(Policy(toastTime: .seconds(2), enqueuesToasts: true))
    let requests = [
      driver.begin("One"), driver.begin("Two"), driver.toast("Three"), driver.toast("Four"),
    ]
    driver.dismiss()
    #expect(driver.phase == .hidden)
    for request in requests { #expect(driver.ends(of: request) == [.dismissed]) }
  }

  @Test("[§E1] cancels a dismissal that was to come")
  func cancelsDelayed() {
    let driver = MachineDriver(Policy(minimumTime: .seconds(1)))
    driver.show()
    driver.dismiss(after: .seconds(3))
    driver.dismiss()
    driver.pass(.seconds(1))
    #expect(driver.phase == .hidden)
    driver.show()
    driver.pass(.seconds(10))
    #expect(driver.isVisible)
  }
}

@Suite("dismiss(after:)", .timeLimit(.minutes(5))) struct DelayedDismissalTests {
  @Test(
    "[§T2] goes at the deadline, and runs from the call",
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

  @Test(
    "is a dismissal at once where there is nothing to wait for",
    arguments: [StartState.hidden, .disappearing])
  func isPlainDismissal(in start: StartState) {
    let (driver, _) = MachineDriver.at(start)
    let completion = driver.dismiss(after: .seconds(5))
    driver.pass(.milliseconds(200))
    #expect(driver.results(of: completion) == [start == .hidden ? .notShowing : .dismissed])
    driver.show()
    driver.pass(.seconds(60))
    #expect(driver.isVisible)
  }

  @Test("within the grace time hides what nobody saw")
  func withinGrace() {
    let (driver, first) = MachineDriver.at(.waiting)
    let completion = driver.dismiss(after: .milliseconds(200))
    driver.pass(.seconds(1))
    #expect(driver.phase == .hidden)
    #expect(driver.posts.isEmpty)
    #expect(driver.results(of: completion) == [.neverShown])
    #expect(driver.ends(of: first) == [.neverShown])
  }

  @Test("[§T5] waits for the minimum time after its deadline")
  func minimumTime() {
    let driver = MachineDriver(Policy(minimumTime: .seconds(1)))
    driver.show()
    driver.dismiss(after: .milliseconds(400))
    driver.pass(.milliseconds(999))
    #expect(driver.phase == .lingering)
    driver.pass(.milliseconds(1))
    #expect(driver.phase == .hidden)
  }

  enum Call: CaseIterable { case show, toast, begin, newProgress, endWithToast }

  @Test("[§E2] is cancelled by whatever shows something new", arguments: Call.allCases)
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

  @Test("[§E2] is cancelled by a toast that waits its turn")
  func isSupersededByQueuedToast() {
    let driver = MachineDriver(Policy(toastTime: .seconds(5), enqueuesToasts: true))
    driver.toast()
    let completion = driver.dismiss(after: .seconds(1))
    driver.toast("Next")
    #expect(driver.results(of: completion) == [.superseded])
    driver.pass(.seconds(5))
    #expect(driver.panel?.status == "Next")
  }

  @Test("[§E2] is not touched by a step, a text, the end of another or a pop that leaves one")
  func isNotTouched() {
    let driver = MachineDriver()
    let activity = driver.begin("Syncing")
    driver.show()
    driver.progress(0.1)
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

  @Test("[§E3] is replaced by a later one; both complete with the one end", arguments: [1, 8])
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

  @Test("[§E2] is forestalled by the last pop")
  func popGoesAtOnce() {
    let driver = MachineDriver()
    driver.show()
    let completion = driver.dismiss(after: .seconds(1))
    driver.pop()
    #expect(driver.phase == .hidden)
    #expect(driver.results(of: completion) == [.ended])
  }

  @Test("of no time, or less, is a dismissal", arguments: [Duration.zero, .seconds(-1)])
  func noTime(_ delay: Duration) {
    let driver = MachineDriver()
    driver.show()
    driver.dismiss(after: delay)
    #expect(driver.phase == .hidden)
  }

  @Test("outlives a toast, and takes what is left at its deadline")
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

  @Test("[§E1] later and without motion leaves a running disappearance as it is")
  func laterWhileDisappearing() {
    let (driver, _) = MachineDriver.at(.disappearing)
    driver.send(.dismiss(after: .seconds(2), isAnimated: false, completion: nil))
    #expect(driver.phase == .disappearing)
    driver.send(.dismiss(after: .zero, isAnimated: false, completion: nil))
    #expect(driver.phase == .hidden)
  }
}
