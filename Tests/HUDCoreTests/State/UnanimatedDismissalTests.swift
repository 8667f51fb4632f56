import HUDCore
import Testing

@Suite("Dismissal without animation", .timeLimit(.minutes(15))) struct UnanimatedDismissalTests {
  @Test("[§T6] A dismissal without animation respects the minimum time")
  func minimumTime() {
    let driver = MachineDriver(.unhurried)
    driver.show()
    driver.pass(.milliseconds(600))
    driver.dismiss(isAnimated: false)
    #expect(driver.phase == .lingering)
    driver.pass(.milliseconds(699))
    #expect(driver.phase == .lingering)
    driver.pass(.milliseconds(1))
    #expect(driver.phase == .hidden)
  }

  @Test(
    "[§T6] A delayed dismissal without animation removes the panel at its time, and not before",
    arguments: [false, true])
  func delayed(isHandle: Bool) {
    let driver = MachineDriver(Policy(fadeTime: .milliseconds(200)))
    let shown = driver.show()
    if isHandle {
      driver.send(.withdraw(shown, after: .seconds(1), isAnimated: false))
    } else {
      driver.dismiss(after: .seconds(1), isAnimated: false)
    }
    driver.pass(.milliseconds(999))
    #expect(driver.phase == .visible)
    driver.pass(.milliseconds(1))
    #expect(driver.phase == .hidden)
  }

  @Test("[§T6] A dismissal without animation that is not due yet takes no motion away")
  func notDue() {
    let (driver, _) = MachineDriver.at(.lingering)
    driver.dismiss(after: .seconds(60), isAnimated: false)
    driver.pass(.seconds(1))
    #expect(driver.effects.contains { if case .disappear = $0 { true } else { false } })
  }

  @Test("[§T6] A dismissal without animation ends a running disappearance, and both complete")
  func running() {
    let (driver, first) = MachineDriver.at(.disappearing)
    let completion = driver.dismiss(isAnimated: false)
    #expect(driver.phase == .hidden)
    #expect(driver.results(of: completion) == [.dismissed])
    #expect(driver.ends(of: first) == [.dismissed])
    #expect(driver.posts.suffix(2) == [.willDisappear, .didDisappear])
  }

  @Test("[§T6] A request that ends without animation before others does not decide how they leave")
  func oneOfTwo() {
    let driver = MachineDriver(Policy(fadeTime: .milliseconds(200)))
    driver.show()
    driver.send(.withdraw(driver.begin(), isAnimated: false))
    driver.pop()
    #expect(driver.phase == .disappearing)
  }

  @Test(
    "[§T6] After a dismissal without animation, a show that keeps the panel still fades out later")
  func keptByShow() {
    let driver = MachineDriver(.unhurried)
    driver.show()
    driver.pass(.milliseconds(600))
    driver.dismiss(isAnimated: false)
    driver.show()
    driver.pass(.seconds(1))
    driver.dismiss()
    #expect(driver.phase == .disappearing)
  }
}
