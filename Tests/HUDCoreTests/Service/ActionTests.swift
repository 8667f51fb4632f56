import HUDCore
import HUDLayers
import Testing

@MainActor @Suite(.timeLimit(.minutes(15))) struct ActionTests {
  let host = TestHost()
  let hud: HUDController
  let pressed = Locked(0)

  init() { hud = .forTest(on: host) }

  @Test("[SI26] Cancel runs its handler once, and ends its HUD as cancelled")
  func cancel() async {
    let handle = hud.show(HUD.Content(status: "A", action: action("Cancel")))
    host.settle()
    #expect(host.filled.last?.button?.title.string == "Cancel")
    #expect(host.filled.last?.button?.padding == CGSize(width: 10, height: 6))
    hud.pressed()
    hud.pressed()
    host.advance(by: .seconds(1))
    #expect(pressed.value == 1)
    #expect(await handle.reason == .cancelled)
    #expect(host.canvas == nil)
  }

  @Test("A HUD that is leaving and stays only for its minimum time cannot be cancelled")
  func hudThatOnlyStaysForItsMinimum() {
    for end in [{ hud.pressed() }, { _ = hud.dismiss() }] {
      pressed.withLock { $0 = 0 }
      hud.show(
        HUD.Content(status: "A", action: action("Cancel")),
        options: HUD.Options(minimumTime: .seconds(2)))
      host.advance(by: .seconds(1))
      end()
      let count = pressed.value
      #expect(hud.isVisible)
      hud.pressed()
      #expect(pressed.value == count)
      host.advance(by: .seconds(3))
    }
  }

  @Test("A button that keeps the HUD works for as long as the HUD is visible")
  func buttonThatKeepsHUD() {
    hud.show(
      HUD.Content(status: "A", action: action("More", role: .plain, keepsHUD: true)),
      options: HUD.Options(minimumTime: .seconds(2)))
    hud.dismiss()
    hud.pressed()
    #expect(pressed.value == 1)
  }

  @Test("A cancel button without a title is titled Cancel", arguments: ["", "  "])
  func buttonWithoutTitle(_ title: String) {
    hud.show(HUD.Content(status: "A", action: action(title)))
    host.settle()
    #expect(host.filled.last?.button?.title.string == "Cancel")
  }

  @Test("[§F3] A plain action with a blank title counts as none: no button, and no longer toast")
  func buttonWithoutTitleIsNone() async {
    let blank = HUD.Action(" ") { [pressed] in pressed.withLock { $0 += 1 } }
    #expect(await hud.showText(String?.none, action: blank).reason == .neverShown)
    hud.showText("A", action: blank)
    hud.pressed()
    #expect(pressed.value == 0)
    host.advance(by: .seconds(2))
    #expect(!hud.isVisible)
  }

  private func action(
    _ title: String, role: HUD.Action.Role = .cancel, keepsHUD: Bool = false
  ) -> HUD.Action {
    HUD.Action(title, role: role, keepsHUD: keepsHUD) { [pressed] in pressed.withLock { $0 += 1 } }
  }
}
