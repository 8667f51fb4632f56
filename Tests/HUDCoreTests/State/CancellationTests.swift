import HUDCore
import Testing

/// A failure that is a cancellation ends a request without a toast, since the user knows of it.
@Suite("A cancellation", .timeLimit(.minutes(15))) struct CancellationTests {
  private let driver = MachineDriver(Policy(toastTime: .seconds(2), enqueuesToasts: true))

  private func cancel(_ name: String? = nil) { driver.send(.withdrawNamed(name, .cancelled)) }

  @Test(
    "[§F1] A cancellation ends the anonymous request, displayed or covered",
    arguments: [false, true])
  func anonymous(isCovered: Bool) {
    let activity = isCovered ? nil : driver.begin("Syncing")
    driver.show("One")
    let shown = driver.show("Two")
    let cover = isCovered ? driver.begin("Syncing") : nil
    cancel()
    #expect(driver.ends(of: shown) == [.cancelled])
    #expect(driver.count == 0)
    #expect(driver.panel?.status == "Syncing")
    for other in [activity, cover].compactMap(\.self) { #expect(driver.ends(of: other).isEmpty) }
  }

  @Test("[§F1] A cancellation ends no toast, displayed or waiting, and no owned activity")
  func toasts() {
    driver.begin("Syncing", named: "activity")
    driver.toast("One")
    driver.toast("Two")
    let effects = driver.effects.count
    cancel()
    cancel("unknown")
    #expect(driver.effects.count == effects)
  }

  @Test("[§F1] A cancellation does not cancel a delayed dismissal")
  func delayedDismissal() {
    driver.begin("Syncing")
    driver.show("Loading")
    let completion = driver.dismiss(after: .seconds(1))
    cancel()
    #expect(driver.results(of: completion).isEmpty)
    driver.pass(.seconds(1))
    #expect(driver.results(of: completion) == [.dismissed])
  }

  @Test(
    "[§F1] A cancellation with no request to end does nothing",
    arguments: [StartState.hidden, .lingering, .disappearing])
  func nothingToCancel(in start: StartState) {
    let (driver, _) = MachineDriver.at(start)
    let effects = driver.effects.count
    driver.send(.withdrawNamed(nil, .cancelled))
    #expect(driver.effects.count == effects)
  }

  @Test("[§F3] A toast with nothing to show changes nothing", arguments: StartState.allCases)
  func emptyToast(in start: StartState) {
    let (driver, first) = MachineDriver.at(start) { $0.show("First", named: "id") }
    let completion = driver.dismiss(after: .seconds(60))
    let (phase, count, effects) = (driver.phase, driver.count, driver.effects.count)
    let empty = driver.put(up: HUD.Content(.none), as: .toast, named: "id")
    #expect(driver.ends(of: empty) == [.neverShown])
    #expect(driver.phase == phase && driver.count == count)
    #expect(driver.effects.count == effects + 1)
    #expect(driver.ends(of: first).isEmpty)
    #expect(!driver.results(of: completion).contains(.superseded))
  }
}
