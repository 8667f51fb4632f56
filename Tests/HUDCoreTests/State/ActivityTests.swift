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
}
