import HUDCore
import HUDHostContract
import HUDOffscreen
import HUDUIKitDouble
import Testing

@testable import HUDUIKitOnDouble

/// One contract for every host.
@MainActor @Suite struct HostContractTests {
  @Test("The host of UIKit's windows keeps every promise")
  func uiKit() {
    Device.reset()
    let host = UIKitHost()
    var scenes: [UIWindowScene] = []
    var windows: [UIWindow] = []
    func connect() {
      scenes.append(UIWindowScene("main"))
      windows.append(Phone.app(in: scenes[scenes.count - 1]))
    }
    connect()
    let broken = brokenPromises(
      of: HostUnderTest(
        host, advance: { Device.advance(by: $0) }, frames: { Device.frames },
        isEmpty: { !scenes.contains { $0.windows.contains { $0 is HUDWindow } } },
        setWindow: { if $0 { connect() } else { scenes.last?.disconnect() } },
        announcements: { UIAccessibility.announcements }))
    #expect(broken == [])
  }

  @Test("The host without a screen keeps every promise")
  func offscreen() {
    let host = OffscreenHost()
    // Where nothing is due on the way, there is one at the beginning and one at the end.
    var frames = 0
    func advance(_ time: Duration) {
      frames += 2
      host.advance(by: time)
    }
    let broken = brokenPromises(
      of: HostUnderTest(
        host, advance: advance, frames: { frames }, isEmpty: { host.isEmpty },
        setWindow: { host.hasWindow = $0 }, announcements: { host.announcements }))
    #expect(broken == [])
  }
}
