import HUDCore
import Testing

@Suite("Dismissal by hand", .timeLimit(.minutes(15))) struct DismissByHandTests {
  @Test(
    "[§E9] An allowed gesture ends only the displayed request",
    arguments: [HUD.DismissalGestures.tap, .swipe])
  func displayedAlone(_ gesture: HUD.DismissalGestures) {
    let driver = MachineDriver()
    let activity = driver.begin("Syncing")
    driver.dismissal = gesture
    let shown = driver.show("Loading")
    driver.dismissByHand(gesture)
    #expect(driver.ends(of: shown) == [.dismissedByUser])
    #expect(driver.ends(of: activity).isEmpty)
    #expect(driver.panel?.status == "Syncing")
    #expect(driver.count == 0)
  }

  @Test(
    "[§E9] A gesture that is not allowed does nothing",
    arguments: [HUD.DismissalGestures(), .swipe])
  func notAllowed(_ dismissal: HUD.DismissalGestures) {
    let driver = MachineDriver()
    driver.dismissal = dismissal
    driver.show("Loading")
    let effects = driver.effects.count
    driver.dismissByHand(.tap)
    #expect(driver.effects.count == effects)
  }

  @Test(
    "[§E9] [§E11] An allowed gesture on the last request dismisses the HUD, once",
    arguments: [StartState.appearing, .visible, .toast])
  func lastRequest(in start: StartState) {
    let (driver, first) = MachineDriver.at(start)
    driver.send(.change(first, .options(Policy.unhurried.resolved(dismissal: .tap))))
    driver.dismissByHand(.tap)
    driver.dismissByHand(.tap)
    driver.pass(.seconds(2))
    #expect(driver.phase == .hidden)
    #expect(driver.ends(of: first) == [.dismissedByUser])
    #expect(driver.events.last?.reason == .dismissedByUser)
  }

  @Test("[§E9] A gesture does nothing while nothing is seen")
  func unseen() {
    let (driver, first) = MachineDriver.at(.waiting)
    driver.send(.change(first, .options(Policy.unhurried.resolved(dismissal: .tap))))
    driver.dismissByHand(.tap)
    #expect(driver.ends(of: first).isEmpty)
  }
}
