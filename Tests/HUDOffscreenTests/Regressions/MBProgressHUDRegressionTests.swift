import HUDCore
import HUDLayers
import HUDOffscreen
import Testing

/// What reading MBProgressHUD's source found; what there is on its `Progress` and its timers stands
/// in HUDCoreTests, which see the timer.
@MainActor @Suite(.timeLimit(.minutes(5))) struct MBProgressHUDRegressionTests {
  private let screen = OffscreenHUD()

  @Test("[M1] each dismissal calls back once, with its own reason, and each handle ends once")
  func completions() async {
    let (grace, minimum) = (
      HUD.Options(graceTime: .seconds(1)), HUD.Options(minimumTime: .seconds(2))
    )
    let twice = screen.hud.show(HUD.Content())
    let (first, second) = (screen.dismiss(), screen.dismiss())
    screen.advance(by: .seconds(1))

    let kept = screen.hud.show(HUD.Content(), options: minimum)
    let (one, other) = (screen.dismiss(), screen.dismiss())
    screen.advance(by: .seconds(5))

    let dismissed = screen.hud.show(HUD.Content(), options: minimum)
    let overtaken = screen.dismiss()
    let next = screen.hud.show(HUD.Content())
    screen.advance(by: .seconds(5))

    let faded = screen.dismiss()
    let shownAgain = screen.hud.show(HUD.Content(), options: grace)
    screen.advance(by: .seconds(5))
    #expect(screen.isShown)
    #expect(await shownAgain.end == nil)
    screen.hud.dismiss()
    screen.advance(by: .seconds(1))

    let neverSeen = screen.hud.show(HUD.Content(), options: grace)
    let unseen = screen.dismiss()
    screen.advance(by: .seconds(5))

    // Nothing that came later called one of them again.
    for reasons in [first, second, one, other, faded] { #expect(reasons.all == [.dismissed]) }
    #expect(overtaken.all == [.superseded])
    #expect(unseen.all == [.neverShown])
    for handle in [twice, kept, dismissed, next, shownAgain] {
      #expect(await handle.end == .dismissed)
    }
    #expect(await neverSeen.end == .neverShown)
  }

  @Test("[M3] a delayed dismissal that is later than the grace time still comes")
  func graceAndDelay() {
    screen.hud.show(HUD.Content(), options: HUD.Options(graceTime: .seconds(1)))
    let reasons = screen.dismiss(after: .seconds(2))
    screen.advance(by: .milliseconds(1500))
    #expect(screen.isShown)
    screen.advance(by: .seconds(1))
    #expect(screen.isGone)
    #expect(reasons.all == [.dismissed])
  }

  @Test("[M5] a delayed dismissal of another thread comes too")
  func delayFromAThread() async {
    screen.hud.show(HUD.Content())
    await Task.detached { [hud = screen.hud] in _ = hud.dismiss(after: .seconds(1)) }.value
    screen.advance(by: .milliseconds(900))
    #expect(screen.isShown)
    screen.advance(by: .seconds(1))
    #expect(screen.isGone)
  }

  @Test("[M12] a HUD that is shown again has nothing of the last one")
  func nothingLeftOver() throws {
    screen.hud.show(
      HUD.Content(.bar(0.9), status: "Old", detail: "Old", action: HUD.Action("Old") {}),
      options: HUD.Options(mask: .black, animation: .zoomOut, position: .top, style: .roomy))
    screen.advance(by: .seconds(1))
    screen.hud.dismiss()
    screen.advance(by: .seconds(1))
    screen.hud.show(HUD.Content(status: "New"))
    screen.advance(by: .seconds(1))

    let fresh = OffscreenHUD()
    fresh.hud.show(HUD.Content(status: "New"))
    fresh.advance(by: .seconds(1))
    #expect(screen.host.panelFrame == fresh.host.panelFrame)
    #expect(screen.host.content == fresh.host.content)
    #expect(!screen.host.blocksInput)
  }

  @Test("[M10] a text that is not there takes no room")
  func absentText() throws {
    func height(_ title: String?, _ detail: String?) throws -> CGFloat {
      let content = HUD.Content(.bar(0), status: title, detail: detail)
      screen.hud.show(content, options: HUD.Options(style: .roomy))
      return try #require(screen.host.panelFrame).height
    }
    // The bar's own ten points, and twenty above it and below.
    #expect(try height(nil, nil) == 50)
    #expect(try height("", nil) == 50)
    #expect(try height(" ", "\n") == 50)
    let style = HUD.Style.roomy
    let line = screen.host.measure(
      Text(string: "A", font: style.detailFont), in: CGSize(width: 100, height: 100))
    #expect(try height(nil, "A") == 50 + style.spacing + line.height)
    #expect(try height(" ", "A") == 50 + style.spacing + line.height)
  }

  @Test("[M13] what is not on show is not dismissed, and says so")
  func dismissedWhileHidden() {
    #expect(!screen.hud.dismiss())
    screen.hud.show(HUD.Content())
    #expect(screen.hud.dismiss())
    #expect(!screen.hud.dismiss())
    screen.advance(by: .seconds(1))
    #expect(screen.dismiss().all == [.notShowing])
    #expect(screen.dismiss(after: .seconds(1)).all == [.notShowing])
    screen.advance(by: .seconds(2))
    #expect(screen.isGone)
  }
}
