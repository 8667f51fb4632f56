#if os(Linux)
import Foundation
import HUDCore
import HUDOffscreen
import Testing

@MainActor @Suite("The close button on the screen", .timeLimit(.minutes(15)))
struct CloseButtonTests {
  @Test("[§E14] It is a round × at the end of a pill, and a button with its word elsewhere")
  func look() throws {
    let screen = OffscreenHost()
    let hud = HUDController(host: screen)
    hud.showSuccess("Sent", action: .close, options: HUD.Options(position: .top))
    let pill = try #require(screen.panel)
    let frame = try #require(pill.buttonFrame)
    #expect(pill.buttonTitle == "×" && frame.width == frame.height)
    #expect(try frame.midX > #require(pill.statusFrame).maxX)
    hud.dismiss(animated: false)
    hud.showSuccess("Sent", action: .close)
    #expect(screen.panel?.buttonTitle == "Close")
    let handle = hud.showInfo("Sent", action: .close)
    screen.pressButton()
    screen.advance(by: .seconds(1))
    #expect(handle.endPromise.answer == .dismissedByUser)
  }
}
#endif
