import HUDCore
import HUDLayers
import HUDOffscreen
import Testing

/// Defects found by reading MBProgressHUD's source. Those of its `Progress` and its timers are
/// tested in HUDCoreTests, where the timer can be observed.
@MainActor @Suite(.timeLimit(.minutes(15))) struct MBProgressHUDRegressionTests {
  private let screen = OffscreenHUD()

  @Test("[M5] A delayed dismissal from another thread takes effect too")
  func delayFromAThread() async {
    screen.hud.show(HUD.Content())
    await Task.detached { [hud = screen.hud] in _ = hud.dismiss(after: .seconds(1)) }.value
    screen.advance(by: .milliseconds(900))
    #expect(screen.isShown)
    screen.advance(by: .seconds(1))
    #expect(screen.isGone)
  }

  @Test("[M10] A text that is absent or blank takes no room")
  func absentText() throws {
    func height(_ title: String?, _ detail: String?) throws -> CGFloat {
      let content = HUD.Content(.bar(0), status: title, detail: detail)
      screen.hud.show(content, options: HUD.Options(style: .roomy))
      return try #require(screen.host.panelFrame).height
    }
    // The bar's own ten points, with twenty above and below.
    #expect(try height(nil, nil) == 50)
    #expect(try height("", nil) == 50)
    #expect(try height(" ", "\n") == 50)
    let style = HUD.Style.roomy
    let line = screen.host.measure(
      Text(string: "A", font: style.detailFont), in: CGSize(width: 100, height: 100))
    #expect(try height(nil, "A") == 50 + style.spacing + line.height)
    #expect(try height(" ", "A") == 50 + style.spacing + line.height)
  }

  @Test("[M13] A dismissal returns whether anything was visible")
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
