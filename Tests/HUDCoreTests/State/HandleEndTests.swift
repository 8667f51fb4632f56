import HUDCore
import Testing

@Suite("A handle", .timeLimit(.minutes(15))) struct HandleEndTests {
  @Test("A handle that ends the last request takes the HUD away", arguments: [false, true])
  func withdrawsLast(isToast: Bool) {
    let driver = MachineDriver()
    let shown = isToast ? driver.toast() : driver.show()
    driver.send(.withdraw(shown))
    #expect(driver.phase == .hidden)
    #expect(driver.events.last?.reason == .dismissed)
    #expect(driver.ends(of: shown) == [.dismissed])
  }

  @Test("A handle changes its own request, and not the count")
  func changes() {
    let driver = MachineDriver()
    let shown = driver.show("One")
    driver.send(.change(shown, .status("Two")))
    driver.send(.change(shown, .progress(0.5)))
    #expect(driver.panel == HUD.Content(.ring(0.5), status: "Two"))
    driver.send(.change(shown, .content(HUD.Content(.spinner, status: "Three"))))
    #expect(driver.panel?.status == "Three")
    #expect(driver.count == 1)
  }

  @Test(
    "[§E6] A plain button ends its request, and its action runs once", arguments: [false, true])
  func plainAction(hasMinimumTime: Bool) {
    let driver = MachineDriver(Policy(minimumTime: hasMinimumTime ? .seconds(1) : .zero))
    let action = HUD.Action("Undo") {}
    let shown = driver.put(up: HUD.Content(.spinner, action: action), as: .anonymous)
    driver.press()
    driver.press()
    driver.pass(.seconds(1))
    #expect(driver.phase == .hidden)
    #expect(driver.ends(of: shown) == [.ended])
    let performed = driver.effects.filter { if case .perform = $0 { true } else { false } }
    #expect(performed.count == 1)
  }
}
