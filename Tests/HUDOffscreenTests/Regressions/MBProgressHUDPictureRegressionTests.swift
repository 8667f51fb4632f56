#if os(Linux)
import HUDCairo
import HUDCore
import HUDHostContract
import HUDLayers
import HUDOffscreen
import Testing

/// Defects of MBProgressHUD that can be tested only with pictures.
@MainActor @Suite(.timeLimit(.minutes(15))) struct MBProgressHUDPictureRegressionTests {
  // The tests of the hosts with a material check this for a panel of material.
  @Test("[MT8] After any change of appearance the text is above the fill")
  func textOnFill() throws {
    let screen = OffscreenHUD()
    var style = HUD.Style.compact
    style.bezel = .color(HUD.Color(light: .white, dark: .black))
    for appearance in [HUD.Style.Appearance.light, .dark, .automatic, .dark, .light] {
      style.appearance = appearance
      let fresh = OffscreenHUD()
      for hud in [screen.hud, fresh.hud] {
        hud.show(HUD.Content(.none, status: "Loading…"), options: HUD.Options(style: style))
      }
      for screen in [screen, fresh] { screen.advance(by: .seconds(1)) }
      let panel = try #require(screen.host.panelFrame)
      let picture = try screen.host.picture()
      let row = Int(panel.midY * 2)
      let line = (Int(panel.minX * 2)..<Int(panel.maxX * 2)).map { Int(picture[$0, row].red) }
      // The fill is at both ends, with letters in between.
      let (fill, text) = appearance == .dark ? (0, 255) : (255, 0)
      #expect(line.first == fill && line.last == fill)
      #expect(line.contains { abs($0 - text) < 32 })
      // Nothing is left of the earlier appearances.
      #expect(try screen.host.png() == fresh.host.png())
    }
  }

  @Test(
    "[M9] A panel without a colour is visible, with no material or with reduced transparency",
    arguments: [(false, 0.95), (true, 1)] as [(Bool, CGFloat)])
  func solid(reducesTransparency: Bool, alpha: CGFloat) throws {
    let screen = OffscreenHUD()
    screen.host.reducesTransparency = reducesTransparency
    screen.hud.show(HUD.Content())
    screen.advance(by: .seconds(1))
    #expect(screen.panel?.backgroundColor?.alpha == alpha)
  }

  @Test("[M11] The button's title and border follow the appearance while it is displayed")
  func buttonFollowsAppearance() throws {
    let (switched, fresh) = (OffscreenHUD(), OffscreenHUD())
    let content = HUD.Content(status: "A", action: HUD.Action("Cancel", role: .cancel) {})
    switched.hud.show(content)
    switched.advance(by: .seconds(1))
    let light = try switched.host.png()
    switched.host.isDark = true
    fresh.host.isDark = true
    fresh.hud.show(content)
    fresh.advance(by: .seconds(1))
    // The pictures can only be equal if both rings are at the same angle: both have run equally
    // long.
    #expect(try switched.host.png() == fresh.host.png())
    #expect(try switched.host.png() != light)
    for screen in [switched, fresh] {
      let parts = try #require(screen.panel?.sublayers).flatMap { $0.sublayers ?? [] }
      let edge = try #require(parts.first { $0.borderWidth > 0 })
      #expect(edge.borderWidth == 1)
      #expect(edge.cornerRadius == edge.bounds.height / 2)
      let title = try #require(parts.compactMap { $0 as? TextLayer }.last)
      #expect(edge.borderColor == HUD.Color.white.cgColor(isDark: true))
      #expect(title.color == edge.borderColor)
    }
  }

  @Test("[M12] A HUD after another one looks as if it were the first")
  func looksLikeTheFirst() throws {
    let (used, fresh) = (OffscreenHUD(), OffscreenHUD())
    used.hud.show(
      HUD.Content(.bar(0.9), status: "Old", detail: "Old", action: HUD.Action("Old") {}),
      options: HUD.Options(mask: .gradient, animation: .zoom, position: .top, style: .roomy))
    used.advance(by: .seconds(1))
    used.hud.dismiss()
    used.advance(by: .seconds(1))
    for screen in [used, fresh] { screen.hud.show(HUD.Content(.ring(0), status: "New")) }
    for time in [Duration.milliseconds(50), .seconds(1)] {
      for screen in [used, fresh] { screen.advance(by: time) }
      #expect(try used.host.png() == fresh.host.png())
    }
  }
}
#endif
