import HUDCore
import Testing

@Suite("show", .timeLimit(.minutes(15))) struct ShowTests {
  @Test(
    "[S4] [§O2] A show during a disappearance ends the old presentation and continues from its panel"
  )
  func interrupts() throws {
    let (driver, _) = MachineDriver.at(.disappearing)
    let before = driver.effects.count
    driver.show("Second")
    guard
      case .appear(let request, continuing: true) = driver.effects[before...].first(where: {
        if case .appear = $0 { true } else { false }
      })
    else {
      Issue.record("The new presentation must continue from the panel.")
      return
    }
    #expect(request.content.status == "Second")
    #expect(driver.posts.suffix(3) == [.willDisappear, .didDisappear, .willAppear])
    let disappeared = try #require(driver.events.last { $0.kind == .didDisappear })
    #expect(disappeared.isInterrupted)
    #expect(driver.events.last?.presentation != disappeared.presentation)
  }

  @Test(
    "[S9] [§P1] A show with a nil or an empty status clears the text",
    arguments: [nil, ""])
  func clearsStatus(_ status: String?) {
    let driver = MachineDriver()
    driver.show("Saving")
    driver.show(status)
    #expect(driver.panel == HUD.Content(.spinner))
  }

  @Test("[SI3] [SI6] [MT13] [§C4] Of show and dismiss in one turn, the last call wins")
  func lastCallWins() {
    let driver = MachineDriver(Policy(fadeTime: .milliseconds(150)))
    driver.show()
    driver.dismiss()
    #expect(!driver.isVisible)
    driver.show("Again")
    #expect(driver.isVisible)
    driver.dismiss()
    driver.show("At last")
    driver.pass(.seconds(60))
    #expect(driver.panel?.status == "At last")
  }
}
