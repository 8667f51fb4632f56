import HUDCore
import Testing

@Suite("Announcements", .timeLimit(.minutes(5))) struct AnnouncementTests {
  private func spoken(_ driver: MachineDriver) -> [String] {
    driver.announcements.map { $0.spoken(in: ["en"]) }
  }

  @Test("come when the HUD appears, and not in its grace time")
  func atAppearance() {
    let driver = MachineDriver(Policy(graceTime: .milliseconds(300)))
    driver.show("Loading")
    #expect(spoken(driver).isEmpty)
    driver.pass(.milliseconds(300))
    #expect(spoken(driver) == ["Loading"])
  }

  @Test("come with another text or another kind, once each")
  func onChange() {
    let driver = MachineDriver()
    driver.show("One")
    driver.show("One")
    driver.send(.setStatus("Two"))
    driver.send(.setStatus("Two"))
    driver.toast("Two")
    #expect(spoken(driver) == ["One", "Two", "Two"])
  }

  @Test("come with every quarter of a progress, and at its end")
  func quarters() {
    let driver = MachineDriver()
    for step in 0...100 { driver.progress(Double(step) / 100, "Copying") }
    #expect(spoken(driver) == ["Copying", "25%", "50%", "75%", "100%"])
  }

  @Test("do not come where a progress falls")
  func fall() {
    let driver = MachineDriver()
    driver.progress(0.9)
    driver.progress(0.1)
    driver.progress(0.2)
    #expect(spoken(driver) == ["Loading"])
    driver.progress(0.3)
    #expect(spoken(driver) == ["Loading", "30%"])
  }

  @Test("do not come with a HUD that blocks, as a screen reader reads what takes the focus")
  func underMask() {
    let driver = MachineDriver(Policy(blocksInput: true))
    driver.show("One")
    #expect(spoken(driver).isEmpty)
  }

  @Test("come with every later change under a mask, as the focus stays where it is")
  func changeUnderMask() {
    let driver = MachineDriver(Policy(blocksInput: true))
    driver.progress(0, "Uploading")
    for step in 1...100 { driver.progress(Double(step) / 100) }
    driver.send(.setStatus("Nearly there"))
    driver.toast("Saved")
    #expect(spoken(driver) == ["25%", "50%", "75%", "100%", "Nearly there", "Saved"])
  }

  @Test("do not come where a change brings the mask, and come again after it")
  func maskComesLater() {
    let driver = MachineDriver()
    driver.show("One")
    driver.policy.blocksInput = true
    driver.show("Two")
    driver.send(.setStatus("Three"))
    #expect(spoken(driver) == ["One", "Three"])
  }

  @Test("come where a mask goes with a change, and not with the next one that takes the focus")
  func maskGoes() {
    let driver = MachineDriver(Policy(blocksInput: true))
    driver.show("One")
    driver.policy.blocksInput = false
    driver.show("Two")
    driver.policy.blocksInput = true
    driver.show("Three")
    #expect(spoken(driver) == ["Two"])
  }

  @Test("come with a HUD that takes over a panel on its way out, and the focus with it")
  func takenOver() {
    let driver = MachineDriver(Policy(fadeTime: .milliseconds(200), blocksInput: true))
    driver.show("One")
    driver.dismiss()
    driver.show("Two")
    #expect(spoken(driver) == ["Two"])
  }

  @Test("have a word for an indicator without a text, and none for nothing to say")
  func words() {
    let driver = MachineDriver()
    driver.show()
    driver.toast()
    driver.put(up: HUD.Content(.none), as: .spinner)
    #expect(spoken(driver) == ["Loading", "Success"])
  }

  @Test("come again for what is shown again")
  func shownAgain() {
    let driver = MachineDriver()
    driver.show("Loading")
    let activity = driver.begin("Syncing")
    driver.end(activity)
    #expect(spoken(driver) == ["Loading", "Syncing", "Loading"])
  }
}
