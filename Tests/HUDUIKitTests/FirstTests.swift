import HUDCore
import HUDUIKitDouble
import Testing

@MainActor @Suite(.onDouble) struct FirstTests {
  @Test("A tap on the panel ends a HUD that allows it")
  func tap() {
    let phone = Phone()
    phone.hud.show(status: "Loading…", options: HUD.Options(dismissal: .tap))
    Device.advance(by: .seconds(1))
    Device.tap(phone.panel.middle, in: phone.scene)
    #expect(!phone.hud.isVisible)
    Device.advance(by: .seconds(1))
    #expect(phone.stage == nil)
  }
}
