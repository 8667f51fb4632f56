import HUDCore
import Testing

@Suite("An owned activity", .timeLimit(.minutes(5))) struct ActivityTests {
  @Test(
    "comes or joins, and leaves the count alone",
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

  @Test("[§E10] is shown before older ones, which are shown again when it ends")
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

  @Test("that ends behind another one is gone without a change")
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

  @Test("waits behind a toast")
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

  @Test("[§S3] is never popped, and keeps the HUD when the last anonymous one is")
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

  @Test("has a text and a progress of its own, wherever it waits")
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

  @Test("[§E7] ends once: again, after a dismissal or unknown is harmless and silent")
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

  @Test("[§E5] says with a toast how it went, and the HUD goes with it")
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

  @Test("that ends with a toast in its grace time shows the toast at once")
  func endsWithToastInGrace() {
    let driver = MachineDriver(Policy(graceTime: .milliseconds(300)))
    let activity = driver.begin("Syncing")
    driver.end(activity, with: "Synced")
    #expect(driver.panel?.status == "Synced")
  }

  @Test("that ends alone in its grace time was never shown, and nothing is posted")
  func endsInGrace() {
    let driver = MachineDriver(Policy(graceTime: .milliseconds(300)))
    let activity = driver.begin("Syncing")
    driver.end(activity)
    #expect(driver.phase == .hidden)
    #expect(driver.posts.isEmpty)
    #expect(driver.ends(of: activity) == [.neverShown])
  }

  @Test("ends with every other by a dismissal")
  func dismissEndsAll() {
    let driver = MachineDriver()
    let activities = [driver.begin("One"), driver.begin("Two")]
    driver.toast("Done")
    driver.dismiss()
    #expect(driver.phase == .hidden)
    for activity in activities { #expect(driver.ends(of: activity) == [.dismissed]) }
  }
}
