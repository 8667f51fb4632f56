import HUDCore
import Testing

@Suite("Toasts in a queue", .timeLimit(.minutes(15))) struct QueueTests {
  private let driver = MachineDriver(Policy(toastTime: .seconds(2), enqueuesToasts: true))

  @Test("[§I5] Queued toasts are shown one after the other, each for its full time")
  func inTurn() {
    let toasts = [driver.toast("One"), driver.toast("Two"), driver.toast("Three")]
    #expect(driver.panel?.status == "One")
    driver.pass(.milliseconds(1999))
    #expect(driver.panel?.status == "One")
    driver.pass(.milliseconds(1))
    #expect(driver.panel?.status == "Two")
    driver.pass(.seconds(2))
    #expect(driver.panel?.status == "Three")
    driver.pass(.seconds(2))
    #expect(driver.phase == .hidden)
    for toast in toasts { #expect(driver.ends(of: toast) == [.timedOut]) }
    #expect(driver.posts == [.willAppear, .didAppear, .willDisappear, .didDisappear])
  }

  @Test("[§E8] A show does not wait for queued toasts, and replaces them all")
  func showDoesNotWait() {
    let toasts = [driver.toast("One"), driver.toast("Two")]
    driver.show("Loading")
    #expect(driver.panel?.status == "Loading")
    for toast in toasts { #expect(driver.ends(of: toast) == [.replaced]) }
    driver.pass(.seconds(100))
    #expect(driver.isVisible)
  }

  @Test("The next queued toast also stays while the user's attention is on the panel")
  func attention() {
    let first = driver.toast("One")
    driver.toast("Two")
    driver.send(.attention(true))
    driver.send(.withdraw(first))
    driver.pass(.seconds(100))
    #expect(driver.panel?.status == "Two")
    driver.send(.attention(false))
    driver.pass(.seconds(2))
    #expect(driver.phase == .hidden)
  }

  @Test("[§N2] Each toast that waits without a window is given up ten seconds after its own call")
  func eachWaitsFromItsCall() {
    driver.hostIsReady = false
    let first = driver.toast("One", named: "one")
    driver.pass(.seconds(3))
    let second = driver.toast("Two")
    driver.pass(.seconds(2))
    let renewed = driver.toast("One again", named: "one")
    driver.pass(.milliseconds(7999))
    #expect(driver.ends(of: first) == [.neverShown])
    #expect(driver.ends(of: second).isEmpty)
    driver.pass(.milliseconds(1))
    #expect(driver.ends(of: second) == [.neverShown])
    driver.pass(.milliseconds(1999))
    #expect(driver.ends(of: renewed).isEmpty)
    driver.pass(.milliseconds(1))
    #expect(driver.ends(of: renewed) == [.neverShown])
    #expect(driver.phase == .hidden)
  }

  @Test("[§E8] A toast that does not queue replaces only the displayed one")
  func oneThatDoesNotQueue() {
    let toasts = [driver.toast("One"), driver.toast("Two")]
    driver.policy.enqueuesToasts = false
    driver.toast("Now")
    #expect(driver.panel?.status == "Now")
    #expect(driver.ends(of: toasts[0]) == [.replaced])
    driver.pass(.seconds(2))
    #expect(driver.panel?.status == "Two")
  }
}
