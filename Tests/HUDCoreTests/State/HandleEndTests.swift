import HUDCore
import Testing

@Suite("A handle", .timeLimit(.minutes(15))) struct HandleEndTests {
  @Test("[§E4] A handle ends its own request and leaves the others")
  func withdraws() {
    let driver = MachineDriver()
    let activity = driver.begin("Syncing")
    let shown = driver.show("Loading")
    driver.send(.withdraw(shown))
    #expect(driver.ends(of: shown) == [.dismissed])
    #expect(driver.panel?.status == "Syncing")
    #expect(driver.ends(of: activity).isEmpty)
  }

  @Test("A handle that ends the last request takes the HUD away", arguments: [false, true])
  func withdrawsLast(isToast: Bool) {
    let driver = MachineDriver()
    let shown = isToast ? driver.toast() : driver.show()
    driver.send(.withdraw(shown))
    #expect(driver.phase == .hidden)
    #expect(driver.events.last?.reason == .dismissed)
    #expect(driver.ends(of: shown) == [.dismissed])
  }

  @Test("[§E7] A handle whose request was replaced does nothing")
  func isInert() {
    let driver = MachineDriver()
    let first = driver.show("One")
    driver.show("Two")
    let effects = driver.effects.count
    driver.send(.withdraw(first))
    driver.send(.change(first, .status("Late")))
    #expect(driver.effects.count == effects)
    #expect(driver.count == 2)
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

  @Test("A handle of a replaced request changes nothing while the HUD lingers")
  func isInertWhileLingering() {
    let driver = MachineDriver(Policy(minimumTime: .seconds(1)))
    let first = driver.show("One")
    let second = driver.show("Two")
    driver.dismiss()
    #expect(driver.phase == .lingering)
    for id in [first, second] { driver.send(.change(id, .status("Late"))) }
    #expect(driver.panel?.status == "Two")
  }

  @Test("[SI26] A cancel button ends its request as cancelled, and its action runs once")
  func cancels() {
    let driver = MachineDriver()
    let action = HUD.Action("Cancel", role: .cancel) {}
    let shown = driver.put(up: HUD.Content(.spinner, action: action), as: .anonymous)
    driver.press()
    #expect(driver.phase == .hidden)
    #expect(driver.ends(of: shown) == [.cancelled])
    #expect(driver.events.last?.reason == .cancelled)
    driver.press()
    let performed = driver.effects.filter { if case .perform = $0 { true } else { false } }
    #expect(performed.count == 1)
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

  @Test("[§E6] A button that keeps the HUD leaves it up and works each time")
  func keptHUD() {
    let driver = MachineDriver()
    let action = HUD.Action("More", keepsHUD: true) {}
    driver.put(up: HUD.Content(.spinner, action: action), as: .anonymous)
    driver.press()
    driver.press()
    #expect(driver.isVisible)
    let performed = driver.effects.filter { if case .perform = $0 { true } else { false } }
    #expect(performed.count == 2)
  }

  @Test("A cancel button of one activity leaves the others")
  func cancelsOneActivity() {
    let driver = MachineDriver()
    let one = driver.begin("One")
    let action = HUD.Action("Cancel", role: .cancel) {}
    let two = driver.put(up: HUD.Content(.spinner, action: action), as: .owned)
    driver.press()
    #expect(driver.ends(of: two) == [.cancelled])
    #expect(driver.ends(of: one).isEmpty)
    #expect(driver.panel?.status == "One")
  }
}
