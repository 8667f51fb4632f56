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

  @Test("A finger on the panel of a view's HUD finds its text")
  func viewHUD() throws {
    let phone = Phone()
    phone.startVoiceOver()
    let view = UIView(frame: CGRect(x: 0, y: 200, width: 390, height: 400))
    phone.window.addSubview(view)
    let hud = HUD.in(view)
    hud.show(HUD.Content(status: "Loading…"))
    Device.advance(by: .seconds(1))
    let stage = try #require(view.subviews.first as? StageView)
    let middle = stage.convert(try #require(hud.panel?.frame).middle, to: nil)
    #expect(voiceOver.element(at: middle, in: phone.scene) === stage.speech)
  }
}
