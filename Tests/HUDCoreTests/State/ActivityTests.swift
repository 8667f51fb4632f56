import HUDCore
import Testing

@Suite("An owned activity", .timeLimit(.minutes(15))) struct ActivityTests {
  @Test(
    "An owned activity starts or joins a presentation, and does not change the count",
    arguments: [
      (.hidden, .waiting, 0), (.waitingForHost, .waitingForHost, 1), (.waiting, .waiting, 1),
      (.appearing, .appearing, 1), (.visible, .visible, 1), (.lingering, .visible, 0),
      (.toast, .visible, 0), (.disappearing, .appearing, 0),
    ] as [(StartState, MachineDriver.Phase, Int)])
  func begin(in start: StartState, leadsTo phase: MachineDriver.Phase, count: Int) {
    let (driver, first) = MachineDriver.at(start)
    let activity = driver.begin("Syncing")
    #expect(driver.phase == phase)
    #expect(driver.count == count)
    #expect(driver.ends(of: activity).isEmpty)
    let isJoined: [StartState] = [.hidden, .waitingForHost, .waiting, .appearing, .visible, .toast]
    if isJoined.contains(start) { #expect(driver.ends(of: first).isEmpty) }
  }

  @Test(
    "[§E10] The newest activity is displayed, and when it ends the one before it")
  func newestIsShown() {
    let driver = MachineDriver()
    driver.show("Loading")
    let one = driver.begin("One")
    let two = driver.begin("Two")
    #expect(driver.panel?.status == "Two")
    driver.end(two)
    #expect(driver.panel?.status == "One")
    driver.show("Loading more")
    #expect(driver.panel?.status == "Loading more")
    driver.pop()
    driver.pop()
    #expect(driver.panel?.status == "One")
    #expect(driver.isVisible)
    driver.end(one)
    #expect(driver.phase == .hidden)
  }

  @Test("An activity that ends while covered changes nothing on the panel")
  func endsBehind() {
    let driver = MachineDriver()
    let one = driver.begin("One")
    let two = driver.begin("Two")
    driver.end(one)
    #expect(driver.panel?.status == "Two")
    #expect(driver.ends(of: one) == [.ended])
    driver.end(two)
    #expect(driver.phase == .hidden)
  }

  @Test("An activity that begins under a toast is displayed after it")
  func waitsBehindToast() {
    let (driver, toast) = MachineDriver.at(.toast)
    driver.begin("Syncing")
    #expect(driver.panel?.status == "First")
    #expect(driver.ends(of: toast).isEmpty)
    driver.pass(.seconds(2))
    #expect(driver.panel?.status == "Syncing")
    #expect(driver.ends(of: toast) == [.timedOut])
    driver.pass(.seconds(100))
    #expect(driver.isVisible)
  }

  @Test("[§S3] popActivity never ends an owned activity, which keeps the HUD up")
  func isNeverPopped() {
    let driver = MachineDriver()
    let activity = driver.begin("Syncing")
    driver.pop()
    #expect(driver.isVisible)
    let shown = driver.show("Loading")
    driver.pop()
    driver.pop()
    #expect(driver.panel?.status == "Syncing")
    #expect(driver.ends(of: shown) == [.ended])
    #expect(driver.ends(of: activity).isEmpty)
  }

  @Test("A covered activity keeps its own text and progress")
  func ownContent() {
    let driver = MachineDriver()
    let one = driver.begin("One")
    let two = driver.begin("Two")
    driver.send(.change(one, .progress(0.5)))
    driver.send(.change(one, .status("One half")))
    #expect(driver.panel == HUD.Content(.spinner, status: "Two"))
    driver.end(two)
    #expect(driver.panel == HUD.Content(.ring(0.5), status: "One half"))
  }

  @Test("[§E7] An activity ends once, and a later or unknown end is ignored")
  func endsOnce() {
    let driver = MachineDriver(Policy(fadeTime: .milliseconds(200)))
    let one = driver.begin("One")
    driver.begin("Two")
    driver.end(one)
    driver.end(one, with: "Done")
    driver.end(999, with: "Done")
    #expect(driver.panel?.status == "Two")
    #expect(driver.ends(of: one) == [.ended])
    driver.dismiss()
    let effects = driver.effects.count
    driver.end(one)
    driver.end(one, with: "Done")
    driver.send(.change(one, .status("Late")))
    #expect(driver.effects.count == effects)
    driver.pass(.seconds(1))
    #expect(driver.phase == .hidden)
  }

  @Test("[§E5] An activity that ends with a toast shows it, and the HUD disappears after the toast")
  func endsWithToast() {
    let driver = MachineDriver(Policy(toastTime: .seconds(2)))
    let activity = driver.begin("Syncing")
    let toast = driver.end(activity, with: "Synced")
    #expect(driver.panel == HUD.Content(.success, status: "Synced"))
    #expect(driver.ends(of: activity) == [.ended])
    driver.pass(.seconds(2))
    #expect(driver.phase == .hidden)
    #expect(driver.ends(of: toast) == [.timedOut])
  }

  @Test("An activity that ends with a toast in its grace time shows the toast at once")
  func endsWithToastInGrace() {
    let driver = MachineDriver(Policy(graceTime: .milliseconds(300)))
    let activity = driver.begin("Syncing")
    driver.end(activity, with: "Synced")
    #expect(driver.panel?.status == "Synced")
  }

  @Test("An activity that ends in its grace time was never shown, and posts nothing")
  func endsInGrace() {
    let driver = MachineDriver(Policy(graceTime: .milliseconds(300)))
    let activity = driver.begin("Syncing")
    driver.end(activity)
    #expect(driver.phase == .hidden)
    #expect(driver.posts.isEmpty)
    #expect(driver.ends(of: activity) == [.neverShown])
  }

  @Test("A dismissal ends all owned activities")
  func dismissEndsAll() {
    let driver = MachineDriver()
    let activities = [driver.begin("One"), driver.begin("Two")]
    driver.toast("Done")
    driver.dismiss()
    #expect(driver.phase == .hidden)
    for activity in activities { #expect(driver.ends(of: activity) == [.dismissed]) }
  }
}
