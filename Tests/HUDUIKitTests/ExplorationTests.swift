import HUDCore
import HUDUIKitDouble
import Testing

@testable import HUDUIKitOnDouble

/// VoiceOver, when a finger moves over the screen. It finds elements through `hitTest`.
@MainActor @Suite(.onDouble) struct ExplorationTests {
  private var voiceOver: VoiceOver { .shared }

  @Test(
    "A finger on the panel finds its text, and the app's elements beside it",
    arguments: [false, true])
  func panel(isMasked: Bool) throws {
    let phone = Phone()
    let save = phone.startVoiceOver()
    phone.show(mask: isMasked ? .black : HUD.Mask.none)
    let corner = CGPoint(x: 20, y: 120)
    #expect(voiceOver.element(at: corner, in: phone.scene) === (isMasked ? nil : save))
    let speech = try #require(phone.stage?.speech)
    #expect(voiceOver.element(at: phone.panel.middle, in: phone.scene) === speech)
  }

  @Test("A finger on the panel's button finds the button")
  func button() throws {
    let phone = Phone()
    phone.startVoiceOver()
    phone.show(HUD.Content(.spinner, action: HUD.Action("Cancel", role: .cancel) {}), mask: .black)
    let button = try #require(phone.stage?.button)
    let middle = button.convert(button.bounds.middle, to: nil)
    #expect(voiceOver.element(at: middle, in: phone.scene) === button)
  }
}
