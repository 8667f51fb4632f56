import HUDCore
import HUDLayers
import HUDOffscreen
import Testing

/// The panel as the offscreen host draws it.
@MainActor @Suite(.timeLimit(.minutes(15))) struct OffscreenPanelTests {
  let screen = OffscreenHost()
  let hud: HUDController

  init() { hud = HUDController(host: screen) }

  @Test("Without a HUD there is no panel, and while it fades out there still is")
  func noPanel() {
    #expect(screen.panel == nil)
    hud.show(HUD.Content(status: "A"))
    hud.dismiss()
    #expect(screen.panel?.status == "A")
    screen.advance(by: .seconds(1))
    #expect(screen.panel == nil)
  }

  @Test("The panel reports the texts, the indicator and the button that are drawn")
  func everythingThatIsDrawn() throws {
    hud.show(
      HUD.Content(.bar(0.4), status: "Copying", detail: "3 of 7", action: .cancel {}))
    let panel = try #require(screen.panel)
    #expect(panel.status == "Copying")
    #expect(panel.detail == "3 of 7")
    #expect(panel.indicator == .bar)
    #expect(panel.progress == 0.4)
    #expect(panel.buttonTitle == "Cancel")
  }

  @Test("Elements that are not drawn are nil")
  func nothingMore() throws {
    hud.showText("Copied")
    let panel = try #require(screen.panel)
    #expect(panel.indicator == .none && panel.progress == nil && panel.indicatorFrame == nil)
    #expect(panel.detail == nil && panel.detailFrame == nil)
    #expect(panel.buttonTitle == nil && panel.buttonFrame == nil)
  }

  @Test("The frames are one below the other, inside the panel")
  func frames() throws {
    hud.show(HUD.Content(.ring(0.4), status: "Copying", detail: "3 of 7", action: .cancel {}))
    let panel = try #require(screen.panel)
    let rows = try [panel.indicatorFrame, panel.statusFrame, panel.detailFrame, panel.buttonFrame]
      .map { try #require($0) }
    for row in rows {
      #expect(panel.frame.contains(row))
      #expect(abs(row.midX - panel.frame.midX) <= 0.5)
    }
    for (upper, lower) in zip(rows, rows.dropFirst()) { #expect(upper.maxY < lower.minY) }
    #expect(screen.panelFrame == panel.frame)
  }

  @Test("Control characters of a text are not on the panel")
  func controlCharacters() {
    hud.show(HUD.Content(status: "Cop\u{7}ying"))
    #expect(screen.panel?.status == "Copying")
  }
}
