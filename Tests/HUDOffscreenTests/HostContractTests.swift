#if os(Linux)
import HUDCore
import HUDHostContract
import HUDOffscreen
import Testing

/// Runs the contract that every host must keep on the offscreen host.
@MainActor @Suite(.timeLimit(.minutes(15))) struct HostContractTests {
  @Test("[§E9] [§E12] [§E13] The offscreen host keeps the contract")
  func contract() {
    let host = OffscreenHost()
    // As nothing is due in between, each advance has one frame at its start and one at its end.
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
          touch: { host.touch(at: $0) },
          hold: { point, body in
            _ = host.touchDown(at: point)
            body()
            host.lift()
          },
          pressButton: { host.pressButton() }, swipePanel: { host.swipePanel() },
          announcements: { host.announcements })))
    #expect(broken == [])
  }
}
#endif
