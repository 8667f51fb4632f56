import HUDCore
import HUDLayers
import HUDOffscreen
import Testing

/// The rest of MBProgressHUD's suite: what has to do with times and with shape. What has to do with
/// looks stands among the pictures.
@MainActor @Suite(.timeLimit(.minutes(5))) struct MTTimeTests {
  private let screen = Screen()

  @Test("[MT14] the minimum time is kept, and told when it is over")
  func minimumTime() {
    screen.hud.show(HUD.Content(), options: HUD.Options(minimumTime: .seconds(2)))
    let reasons = screen.dismiss()
    screen.advance(by: .seconds(1))
    #expect(screen.isShown)
    #expect(reasons.all.isEmpty)
    screen.advance(by: .seconds(4))
    #expect(reasons.all == [.dismissed])
    #expect(screen.isGone)
  }

  @Test("[MT15] nothing is seen before the grace time is over")
  func graceTime() {
    screen.hud.show(HUD.Content(), options: HUD.Options(graceTime: .seconds(2)))
    #expect(screen.isGone)
    screen.advance(by: .seconds(1))
    #expect(screen.isGone)
    screen.advance(by: .seconds(2))
    #expect(screen.isShown)
    let reasons = screen.dismiss()
    screen.advance(by: .seconds(2))
    #expect(reasons.all == [.dismissed])
    #expect(screen.isGone)
  }

  @Test("[MT16] dismissed within the grace time it is never seen, and who waits is told")
  func dismissedWithinGraceTime() {
    screen.hud.show(HUD.Content(), options: HUD.Options(graceTime: .seconds(2)))
    screen.advance(by: .seconds(1))
    let reasons = screen.dismiss()
    #expect(reasons.all == [.neverShown])
    screen.advance(by: .seconds(2))
    #expect(screen.isGone)
    screen.advance(by: .seconds(2))
    #expect(screen.isGone)
  }

  @Test("[MT17] a square panel is as wide as high, also away from the middle")
  func shape() throws {
    var style = HUD.Style.roomy
    style.isSquare = true
    screen.hud.show(
      HUD.Content(title: "Some long text that takes room"),
      options: HUD.Options(position: .offset(x: 20, y: 50), style: style))
    let frame = try #require(screen.host.panelFrame)
    #expect(frame.width > 100)
    #expect(frame.width == frame.height)
    screen.hud.dismiss()
    screen.advance(by: .seconds(1))
    #expect(screen.isGone)
  }
}
