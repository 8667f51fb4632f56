import HUDCore
import Testing

@Suite("A handle", .timeLimit(.minutes(5))) struct HandleEndTests {
  @Test("[§E4] takes back its own request, and leaves what others show")
  func withdraws() {
    let driver = MachineDriver()
    let activity = driver.begin("Syncing")
    let shown = driver.show("Loading")
    driver.send(.withdraw(shown))
    #expect(driver.ends(of: shown) == [.dismissed])
    #expect(driver.panel?.status == "Syncing")
    #expect(driver.ends(of: activity).isEmpty)
  }

  @Test("that stands for all there is takes the HUD with it", arguments: [false, true])
  func withdrawsLast(isToast: Bool) {
    let driver = MachineDriver()
    let shown = isToast ? driver.toast() : driver.show()
    driver.send(.withdraw(shown))
    #expect(driver.phase == .hidden)
    #expect(driver.events.last?.reason == .dismissed)
    #expect(driver.ends(of: shown) == [.dismissed])
  }

  @Test("[§E7] that was replaced does nothing any more")
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

  @Test("changes what it stands for, and counts nothing")
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

  @Test("[SI26] whose button cancels ends as cancelled, and the action runs once")
  func cancels() {
    let driver = MachineDriver()
    let action = HUD.Action("Cancel", role: .cancel) {}
    let shown = driver.put(up: HUD.Content(.spinner, action: action), as: .spinner)
    driver.send(.press)
    #expect(driver.phase == .hidden)
    #expect(driver.ends(of: shown) == [.cancelled])
    #expect(driver.events.last?.reason == .cancelled)
    driver.send(.press)
    let performed = driver.effects.filter { if case .perform = $0 { true } else { false } }
    #expect(performed.count == 1)
  }

  @Test("[§E6] whose button is pressed ends, and the action runs once", arguments: [false, true])
  func plainAction(hasMinimumTime: Bool) {
    let driver = MachineDriver(Policy(minimumTime: hasMinimumTime ? .seconds(1) : .zero))
    let action = HUD.Action("Undo") {}
    let shown = driver.put(up: HUD.Content(.spinner, action: action), as: .spinner)
    driver.send(.press)
    driver.send(.press)
    driver.pass(.seconds(1))
    #expect(driver.phase == .hidden)
    #expect(driver.ends(of: shown) == [.ended])
    let performed = driver.effects.filter { if case .perform = $0 { true } else { false } }
    #expect(performed.count == 1)
  }

  @Test("[§E6] whose button keeps the HUD stays, and the button works each time")
  func keptHUD() {
    let driver = MachineDriver()
    let action = HUD.Action("More", keepsHUD: true) {}
    driver.put(up: HUD.Content(.spinner, action: action), as: .spinner)
    driver.send(.press)
    driver.send(.press)
    #expect(driver.isVisible)
    let performed = driver.effects.filter { if case .perform = $0 { true } else { false } }
    #expect(performed.count == 2)
  }

  @Test("under a button that cancels an activity leaves the others")
  func cancelsOneActivity() {
    let driver = MachineDriver()
    let one = driver.begin("One")
    let action = HUD.Action("Cancel", role: .cancel) {}
    let two = driver.put(up: HUD.Content(.spinner, action: action), as: .activity)
    driver.send(.press)
    #expect(driver.ends(of: two) == [.cancelled])
    #expect(driver.ends(of: one).isEmpty)
    #expect(driver.panel?.status == "One")
  }
}
