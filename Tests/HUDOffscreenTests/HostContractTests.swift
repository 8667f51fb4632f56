#if os(Linux)
import HUDCore
import HUDHostContract
import HUDOffscreen
import Testing

/// One contract for every host.
@MainActor @Suite(.timeLimit(.minutes(5))) struct HostContractTests {
  @Test("The host without a screen keeps every promise")
  func contract() {
    let host = OffscreenHost()
    // Where nothing is due on the way, there is one at the beginning and one at the end.
    var frames = 0
    func advance(_ time: Duration) {
      frames += 2
      host.advance(by: time)
    }
    let broken = brokenPromises(
      of: HostUnderTest(
        host,
        time: HostUnderTest.Time(advance: advance, frames: { frames }),
        isEmpty: { host.isEmpty },
        window: HostUnderTest.Window(
          setPresent: { host.hasWindow = $0 }, replace: nil,
          resize: { host.size = $0 }, setDark: { host.isDark = $0 }),
        user: HostUnderTest.User(
          touch: { host.touch(at: $0) }, pressButton: { host.pressButton() },
          swipePanel: { host.swipePanel() },
          announcements: { host.announcements })))
    #expect(broken == [])
  }
}
#endif
