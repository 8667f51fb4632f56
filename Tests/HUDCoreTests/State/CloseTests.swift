import HUDCore
import Testing

@Suite("The close button", .timeLimit(.minutes(15))) struct CloseTests {
  private let driver = MachineDriver()
  private let content = HUD.Content(.success, status: "Sent", action: .close)

  init() { driver.policy.duration = nil }

  @Test("[§T7] A toast with a close button stays until another waits and its own time is over")
  func stays() {
    driver.policy = Policy(enqueuesToasts: true)
    driver.policy.duration = nil
    let toast = driver.put(up: content, as: .toast)
    driver.pass(.seconds(100))
    #expect(driver.ends(of: toast) == [])
    let waiting = driver.put(up: HUD.Content(.info, status: "Next"), as: .toast)
    driver.pass(.zero)
    #expect(driver.ends(of: toast) == [.timedOut])
    driver.pass(.seconds(1))
    let third = driver.put(up: content, as: .toast)
    driver.put(up: HUD.Content(.info, status: "Last"), as: .toast)
    driver.pass(.seconds(4))
    #expect(driver.ends(of: waiting) == [.timedOut] && driver.panel == content)
    driver.pass(.milliseconds(4999))
    #expect(driver.ends(of: third) == [])
    driver.pass(.milliseconds(1))
    #expect(driver.ends(of: third) == [.timedOut])
  }

  @Test("[§T7] A toast with a close button and a duration ends after the duration")
  func duration() {
    driver.policy.duration = .seconds(3)
    let toast = driver.put(up: content, as: .toast)
    driver.pass(.seconds(3))
    #expect(driver.ends(of: toast) == [.timedOut])
  }

  @Test("[§F3] A toast with nothing else shows nothing")
  func nothingElse() {
    let toast = driver.put(up: HUD.Content(.none, action: .close), as: .toast)
    #expect(driver.ends(of: toast) == [.neverShown])
  }

  @Test("[§T7] A warning or an error stays at least four seconds")
  func trouble() {
    for indicator in [HUD.Indicator.warning, .error] {
      let content = HUD.Content(indicator, status: "Lost")
      #expect(Policy().toastTime(for: content, underScreenReader: false) == .seconds(4))
    }
    var behavior = HUD.Behavior()
    behavior.minimumToastTime = .seconds(6)
    let options = ResolvedOptions(style: HUD.Style(), behavior: behavior)
    #expect(
      options.toastTime(for: HUD.Content(.error), underScreenReader: false) == .seconds(6))
  }
}
