import HUDCore
import Testing

@Suite("Defects found in SVProgressHUD's source", .timeLimit(.minutes(15)))
struct SVProgressHUDRegressionTests {
  private let fading = Policy(fadeTime: .milliseconds(150), toastTime: .seconds(2))

  @Test("[S1] A show while a toast fades in is not dismissed at the toast's time")
  func showInFadeIn() {
    let driver = MachineDriver(fading)
    driver.toast()
    driver.pass(.milliseconds(100))
    driver.show("Loading")
    driver.pass(.seconds(60))
    #expect(driver.panel?.status == "Loading")
  }

  @Test("[S1] A second toast while the first fades in has its own full time")
  func toastInFadeIn() {
    let driver = MachineDriver(fading)
    driver.toast()
    driver.pass(.milliseconds(100))
    driver.policy.minimumToastTime = .seconds(4)
    driver.policy.maximumToastTime = nil
    driver.toast()
    driver.pass(.milliseconds(3999))
    #expect(driver.isVisible)
    driver.pass(.milliseconds(1))
    #expect(!driver.isVisible)
  }

  @Test("[S2] A delayed dismissal never takes down a later HUD", arguments: [false, true])
  func delayedDismissal(ofWhatIsGone isGone: Bool) {
    let driver = MachineDriver(fading)
    driver.show()
    driver.dismiss(after: .seconds(1))
    if isGone { driver.pop() }
    driver.show("Later")
    driver.pass(.seconds(60))
    #expect(driver.panel?.status == "Later")
  }

  @Test("[S3] A toast that is dismissed by hand leaves no timer, and posts nothing afterwards")
  func leavesNoTimer() {
    let driver = MachineDriver(fading)
    driver.toast()
    driver.pass(.seconds(1))
    driver.dismiss()
    driver.pass(.milliseconds(150))
    #expect(driver.wake == nil)
    let events = driver.events.count
    driver.pass(.seconds(60))
    #expect(driver.events.count == events)
  }

  @Test("[S4] A dismissal that a show interrupts completes once, and didDisappear is posted")
  func interruptedDismissal() {
    let driver = MachineDriver(fading)
    driver.show()
    driver.pass(.seconds(1))
    let completion = driver.dismiss()
    driver.pass(.milliseconds(100))
    driver.show()
    driver.pass(.seconds(1))
    #expect(driver.results(of: completion) == [.dismissed])
    let cycle: [HUD.Event.Kind] = [.willAppear, .didAppear]
    #expect(driver.posts == cycle + [.willDisappear, .didDisappear] + cycle)
  }

  @Test("[S5] A dismissal while hidden posts nothing, and completes at once")
  func dismissWhileHidden() {
    let driver = MachineDriver(fading)
    let completion = driver.dismiss()
    #expect(driver.results(of: completion) == [.notShowing])
    #expect(driver.posts.isEmpty)
    #expect(driver.wake == nil)
  }

  @Test("[S8] No touch is blocked during the grace time")
  func graceTakesNoTouch() {
    let driver = MachineDriver(Policy(graceTime: .milliseconds(300), blocksInput: true))
    driver.show()
    driver.send(.touch(inside: true))
    #expect(driver.posts.isEmpty && driver.panel == nil && !driver.isVisible)
  }

  @Test("[S9] An empty status counts as none")
  func emptyStatus() throws {
    let driver = MachineDriver()
    driver.show("")
    #expect(driver.panel == HUD.Content(.spinner))
    #expect(try #require(driver.events.first).status == nil)
  }

  @Test("[S10] A status set right after a show wins, and is announced")
  func statusRightAfterShow() {
    let driver = MachineDriver()
    driver.show("One")
    driver.send(.setStatus("Two"))
    #expect(driver.panel?.status == "Two")
    #expect(driver.announcements.map { $0.spoken(in: []) } == ["One", "Two"])
  }

  @Test(
    "[S18] Progress above 1 counts as 1; a negative one or NaN is indeterminate",
    arguments: [
      (-3, .spinner), (7, .ring(1)), (.infinity, .ring(1)), (-.infinity, .spinner),
      (.nan, .spinner),
    ] as [(Double, HUD.Indicator)])
  func progressOutside(_ progress: Double, isDrawnAs indicator: HUD.Indicator) {
    let driver = MachineDriver()
    driver.progress(progress)
    #expect(driver.panel?.indicator == indicator)
    #expect(driver.count == 1)
  }
}
