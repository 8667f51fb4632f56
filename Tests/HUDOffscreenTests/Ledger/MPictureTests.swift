#if os(Linux)
import HUDCore
import HUDOffscreen
import LayerCairo
import LayerKit
import Testing

/// Rows of MBProgressHUD's that can only be seen.
@MainActor struct MPictureTests {
  @Test("[M6] an annulus that becomes a pie is a pie, and back again")
  func annularToPie() throws {
    let switched = Screen()
    let showing = switched.hud.show(HUD.Content(.annular(0.5)))
    switched.advance(by: .seconds(1))
    for indicator in [HUD.Indicator.pie(0.5), .annular(0.5), .bar(0.5), .pie(0.5)] {
      showing.update(HUD.Content(indicator))
      switched.advance(by: .seconds(1))
      let fresh = Screen()
      fresh.hud.show(HUD.Content(indicator))
      fresh.advance(by: .seconds(1))
      #expect(try switched.host.png() == fresh.host.png())
    }
  }

  @Test("[M9] a solid panel without a colour is seen all the same")
  func solid() throws {
    let screen = Screen()
    screen.host.reducesTransparency = true
    screen.hud.show(HUD.Content())
    screen.advance(by: .seconds(1))
    #expect(screen.hud.movingLayer?.superlayer?.backgroundColor?.alpha == 1)
  }

  @Test("[M11] the button's title and edge follow the appearance while it is on show")
  func buttonFollowsAppearance() throws {
    let (switched, fresh) = (Screen(), Screen())
    let content = HUD.Content(title: "A", action: HUD.Action("Cancel") {})
    switched.hud.show(content)
    switched.advance(by: .seconds(1))
    let light = try switched.host.png()
    switched.host.isDark = true
    fresh.host.isDark = true
    fresh.hud.show(content)
    fresh.advance(by: .seconds(1))
    // The rings may stand at other places of their turn: both have been on show equally long.
    #expect(try switched.host.png() == fresh.host.png())
    #expect(try switched.host.png() != light)
  }
}
#endif
