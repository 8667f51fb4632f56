import HUDCore
import Testing

@Suite("show", .timeLimit(.minutes(15))) struct ShowTests {
  @Test(
    "[SI3] show starts or joins a presentation or replaces a request, and counts",
    arguments: [
      (.hidden, .waiting, 1), (.waitingForHost, .waitingForHost, 2), (.waiting, .waiting, 2),
      (.appearing, .appearing, 2), (.visible, .visible, 2), (.lingering, .visible, 1),
      (.toast, .visible, 1), (.disappearing, .appearing, 1),
    ] as [(StartState, MachineDriver.Phase, Int)])
  func show(in start: StartState, leadsTo phase: MachineDriver.Phase, count: Int) {
    let (driver, first) = MachineDriver.at(start)
    let second = driver.show("Second")
    #expect(driver.phase == phase)
    #expect(driver.count == count)
    #expect(driver.ends(of: second).isEmpty)
    driver.pass(.seconds(10))
    if start != .waitingForHost { #expect(driver.panel?.status == "Second") }
    #expect(driver.ends(of: first).count == (start == .hidden ? 0 : 1))
  }

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

  @Test("A show over a toast counts from one again")
  func countsAgain() {
    let driver = MachineDriver()
    driver.show()
    driver.show()
    driver.toast()
    driver.show()
    #expect(driver.count == 1)
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

  @Test("[SI6] [MT13] [§C4] Of show and dismiss in one turn, the last call wins")
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
