import HUDCore
import Testing

@Suite("Announcements", .timeLimit(.minutes(15))) struct AnnouncementTests {
  private func spoken(_ driver: MachineDriver) -> [String] {
    driver.announcements.map { $0.spoken(in: ["en"]) }
  }

  @Test("A HUD is announced when it appears, not in its grace time")
  func atAppearance() {
    let driver = MachineDriver(Policy(graceTime: .milliseconds(300)))
    driver.show("Loading")
    #expect(spoken(driver).isEmpty)
    driver.pass(.milliseconds(300))
    #expect(spoken(driver) == ["Loading"])
  }

  @Test("A new text and a new kind are announced, once each")
  func onChange() {
    let driver = MachineDriver()
    driver.show("One")
    driver.show("One")
    driver.send(.setStatus("Two"))
    driver.send(.setStatus("Two"))
    driver.toast("Two")
    #expect(spoken(driver) == ["One", "Two", "Two"])
  }

  @Test("A fall of the progress is not announced")
  func fall() {
    let driver = MachineDriver()
    driver.progress(0.9)
    driver.progress(0.1)
    driver.progress(0.2)
    #expect(spoken(driver) == ["Loading"])
    driver.progress(0.3)
    #expect(spoken(driver) == ["Loading", "30%"])
  }

  @Test("A HUD that blocks is read by its focus as it appears, and only its changes are announced")
  func changeUnderMask() {
    let driver = MachineDriver(Policy(blocksInput: true))
    driver.progress(0, "Uploading")
    for step in 1...100 { driver.progress(Double(step) / 100) }
    driver.send(.setStatus("Nearly there"))
    driver.toast("Saved")
    #expect(spoken(driver) == ["25%", "50%", "75%", "100%", "Nearly there", "Saved"])
  }

  @Test("A change that brings a mask is not announced, and the changes after it are")
  func maskComesLater() {
    let driver = MachineDriver()
    driver.show("One")
    driver.policy.blocksInput = true
    driver.show("Two")
    driver.send(.setStatus("Three"))
    #expect(spoken(driver) == ["One", "Three"])
  }

  @Test("A change that removes the mask is announced, and one that brings it back is not")
  func maskGoes() {
    let driver = MachineDriver(Policy(blocksInput: true))
    driver.show("One")
    driver.policy.blocksInput = false
    driver.show("Two")
    driver.policy.blocksInput = true
    driver.show("Three")
    #expect(spoken(driver) == ["Two"])
  }

  @Test("A HUD that takes over a disappearing panel and its focus is announced")
  func takenOver() {
    let driver = MachineDriver(Policy(fadeTime: .milliseconds(200), blocksInput: true))
    driver.show("One")
    driver.dismiss()
    driver.show("Two")
    #expect(spoken(driver) == ["Two"])
  }

  @Test("An indicator without a text is announced by its word, and an empty HUD not at all")
  func words() {
    let driver = MachineDriver()
    driver.show()
    driver.toast()
    driver.put(up: HUD.Content(.none), as: .anonymous)
    #expect(spoken(driver) == ["Loading", "Success"])
  }

  @Test("A request that is displayed again is announced again")
  func shownAgain() {
    let driver = MachineDriver()
    driver.show("Loading")
    let activity = driver.begin("Syncing")
    driver.end(activity)
    #expect(spoken(driver) == ["Loading", "Syncing", "Loading"])
  }
}
