import HUDCore
import Testing

@Suite("An owned activity", .timeLimit(.minutes(15))) struct ActivityTests {
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

  @Test("An activity that ends with a toast in its grace time shows the toast at once")
  func endsWithToastInGrace() {
    let driver = MachineDriver(Policy(graceTime: .milliseconds(300)))
    let activity = driver.begin("Syncing")
    driver.end(activity, with: "Synced")
    #expect(driver.panel?.status == "Synced")
  }
}
