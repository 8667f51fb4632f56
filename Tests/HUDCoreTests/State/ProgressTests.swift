import HUDCore
import HUDLayers
import Testing

@Suite("showProgress", .timeLimit(.minutes(15))) struct ProgressTests {
  @Test(
    "[§P2] showProgress steps the request of show, whose spinner becomes determinate",
    arguments: [StartState.waitingForHost, .waiting, .appearing, .visible],
    [0, 0.5, 1, .nan, .infinity])
  func stepsShow(in start: StartState, with progress: Double) {
    let (driver, first) = MachineDriver.at(start)
    let phase = driver.phase
    driver.progress(progress)
    #expect(driver.phase == phase)
    #expect(driver.count == 1)
    #expect(driver.ends(of: first).isEmpty)
    let shown = driver.presentation?.displayed.content
    #expect(shown == HUD.Content(.ring(progress), status: "First"))
  }

  @Test("[§P2] A step of a covered request does not bring it forward")
  func stepsCovered() {
    let driver = MachineDriver()
    driver.show("Copying")
    let activity = driver.begin("Syncing")
    driver.progress(0.5)
    #expect(driver.panel?.status == "Syncing")
    driver.end(activity)
    #expect(driver.panel == HUD.Content(.ring(0.5), status: "Copying"))
  }

  @Test("[§T4] Steps in the grace time do not restart it")
  func stepsInGrace() {
    let driver = MachineDriver(Policy(graceTime: .milliseconds(300)))
    driver.progress(0.1)
    driver.pass(.milliseconds(200))
    driver.progress(0.2)
    #expect(driver.count == 1)
    driver.pass(.milliseconds(100))
    #expect(driver.panel?.indicator == .ring(0.2))
  }

  @Test(
    "[§P2] A zero starts a new activity, but not after a zero or an indeterminate step",
    arguments: [
      ([0], 1), ([0, 0], 1), ([0, 0.5, 0], 2), ([0.5, 0], 2), ([0.5, 0, 0], 2), ([0, -1], 1),
      ([0.5, -.infinity], 1), ([-1, 0, -0.0], 1), ([0.9, 0.1], 1), ([0.2, 1, 1], 1),
      ([0.5, .nan], 1), ([.nan, .nan], 1), ([.nan, 0.5], 1), ([0.5, .nan, 0.6], 1),
      ([.nan, 0], 1), ([-1, 0.5, 0], 2),
    ] as [([Double], Int)])
  func begins(_ calls: [Double], count: Int) {
    let driver = MachineDriver()
    for progress in calls { driver.progress(progress) }
    #expect(driver.count == count)
  }

  @Test(
    "[§P3] Progress is drawn within 0...1, and a negative one as indeterminate",
    arguments: [
      (-1, .spinner), (-.infinity, .spinner), (-0.0, .ring(0)), (0.3, .ring(0.3)),
      (1.5, .ring(1)), (.infinity, .ring(1)), (.nan, .spinner),
    ] as [(Double, HUD.Indicator)])
  func clamps(_ progress: Double, to indicator: HUD.Indicator) {
    let driver = MachineDriver()
    driver.progress(progress)
    #expect(driver.panel?.indicator == indicator)
    driver.progress(0.5)
    driver.progress(progress)
    #expect(driver.panel?.indicator == indicator)
  }

  @Test(
    "[§P1] A step without a text keeps the text, and a new activity without a text clears it")
  func keepsStatus() {
    let driver = MachineDriver()
    driver.progress(0, "Copying")
    driver.progress(0.1)
    #expect(driver.panel?.status == "Copying")
    driver.progress(0.2, "Still copying")
    #expect(driver.panel?.status == "Still copying")
    driver.progress(0)
    #expect(driver.panel?.status == nil)
  }

  @Test(
    "[§P2] A step that names an indicator changes it, and one that names none keeps it",
    arguments: [
      (.bar, .ring, .ring(0.4)), (.bar, .spinner, .bar(0.4)), (.spinner, .bar, .bar(0.4)),
      (.spinner, .spinner, .ring(0.4)), (.activity, .spinner, .ring(0.4)),
      (.pie, .annular(0.1), .annular(0.4)), (.success, .spinner, .success),
      (.ring, .success, .success), (.success, .ring, .ring(0.4)),
    ] as [(HUD.Indicator, HUD.Indicator, HUD.Indicator)])
  func named(_ first: HUD.Indicator, _ second: HUD.Indicator, then shown: HUD.Indicator) {
    let driver = MachineDriver()
    driver.progress(0.2, as: first)
    driver.progress(0.4, as: second)
    #expect(driver.panel?.indicator == shown)
    #expect(driver.count == 1)
  }

  @Test("[§P2] A custom indicator is told the progress of a step, or stays as it is")
  func custom() {
    let driver = MachineDriver()
    let gauge = HUD.Indicator.custom { (_: HUD.Indicator.LiveProgress) in CALayer() }
    driver.progress(0.2, as: gauge)
    driver.progress(0.4)
    #expect(driver.panel?.indicator.kind == .custom)
    #expect(driver.panel?.indicator.progress == 0.4)
    let picture = HUD.Indicator.custom { CALayer() }
    driver.progress(0.5, as: picture)
    driver.progress(0.6)
    #expect(driver.panel?.indicator == picture)
  }

  @Test("A step with a mask of its own changes the mask, and one without keeps it")
  func ownMask() {
    let driver = MachineDriver()
    var mask: HUD.Mask? { driver.presentation?.displayed.resolvedOptions.behavior.mask }
    driver.progress(0.2, mask: .black)
    driver.progress(0.4)
    #expect(mask == .black)
    driver.progress(0.5, mask: .clear)
    #expect(mask == .clear)
  }

  @Test("[§P3] An indeterminate step makes a ring of the wheel")
  func ringForWheel() {
    let driver = MachineDriver()
    driver.show(nil, .activity)
    driver.progress(-1)
    #expect(driver.panel?.indicator == .spinner)
  }

  @Test("[§P3] A progress of 1 does not end the HUD")
  func completeStays() {
    let driver = MachineDriver()
    driver.progress(1)
    driver.pass(.seconds(3600))
    #expect(driver.isVisible)
  }

  @Test("[§P2] showProgress does not change an owned activity's progress")
  func leavesActivitiesAlone() {
    let driver = MachineDriver()
    let activity = driver.begin("Syncing")
    driver.send(.change(activity, .progress(0.8)))
    driver.progress(0.1)
    #expect(driver.count == 1)
    driver.pop()
    #expect(driver.panel == HUD.Content(.ring(0.8), status: "Syncing"))
  }
}
