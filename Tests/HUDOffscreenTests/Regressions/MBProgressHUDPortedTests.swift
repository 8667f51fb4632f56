import HUDCore
import HUDLayers
import HUDOffscreen
import Testing

/// MBProgressHUD's own test suite, translated to virtual time. Its tests of looks are among the
/// pictures, and those of times alone among the drawings of time in HUDCoreTests.
@MainActor @Suite(.timeLimit(.minutes(15))) struct MBProgressHUDPortedTests {
  @Test(
    "[MT1] A HUD works on a screen of any size, and needs no view",
    arguments: [CGSize(width: 390, height: 844), CGSize(width: 1, height: 1), .zero])
  func initializers(size: CGSize) throws {
    let host = OffscreenHost(size: size)
    let hud = HUDController(defaults: Defaults(style: .compact)) { host }
    hud.show(HUD.Content(status: "Loading…"))
    host.advance(by: .seconds(1))
    #expect(hud.isVisible)
    let panel = try #require(host.panelFrame)
    #expect(!panel.isEmpty || size.width <= 1)
    #expect(panel.width <= size.width && panel.height <= size.height)
  }

  @Test(
    "[MT2] Without animation the HUD is shown and removed by the call itself",
    arguments: [HUD.Animation.inherited, .none])
  func notAnimated(_ animation: HUD.Animation) {
    // Animation is turned off either by the defaults or by the call.
    let screen = OffscreenHUD(isAnimated: animation == .none)
    screen.hud.show(HUD.Content(), options: HUD.Options(animation: animation))
    #expect(screen.isShown)
    #expect(screen.panel?.animation(forKey: "opacity") == nil)
    let reasons = screen.dismiss()
    #expect(screen.isGone)
    #expect(reasons.all == [.dismissed])
    #expect(screen.dismiss().all == [.notShowing])
  }

  @Test("[MT3] With animation the HUD counts as shown at once, and is gone after its fade")
  func animated() {
    let screen = OffscreenHUD()
    screen.hud.show(HUD.Content())
    #expect(screen.isShown)
    #expect(screen.panel?.animation(forKey: "opacity") != nil)
    screen.advance(by: .seconds(1))
    let reasons = screen.dismiss()
    #expect(!screen.host.isEmpty)
    #expect(screen.panel?.opacity == 0)
    #expect(screen.panel?.animation(forKey: "opacity") != nil)
    #expect(reasons.all.isEmpty)
    screen.advance(by: .seconds(5))
    #expect(screen.isGone)
    #expect(reasons.all == [.dismissed])
    #expect(screen.dismiss().all == [.notShowing])
  }

  @Test("[MT4] Both the completion and the event stream report the end")
  func completion() async {
    var screen: OffscreenHUD? = OffscreenHUD()
    var events = screen?.hud.events.makeAsyncIterator()
    screen?.hud.show(HUD.Content())
    let reasons = screen?.dismiss()
    screen?.advance(by: .seconds(5))
    #expect(reasons?.all == [.dismissed])
    // Releasing the HUD ends its events, so a missing event cannot block the loop.
    screen = nil
    var kinds: [HUD.Event.Kind] = []
    while let event = await events?.next() { kinds.append(event.kind) }
    #expect(kinds == [.willAppear, .willDisappear, .didDisappear])
  }

  @Test(
    "[MT5] [MT6] [MT7] Pie, annulus and bar are shown and dismissed",
    arguments: [
      // The size of each indicator, and the width of its growing line.
      (HUD.Indicator.pie(0), CGSize(width: 37, height: 37), 14.5),
      (.annular(0), CGSize(width: 37, height: 37), 2), (.bar(0), CGSize(width: 120, height: 10), 4),
    ] as [(HUD.Indicator, CGSize, CGFloat)])
  func determinate(_ indicator: HUD.Indicator, _ size: CGSize, _ line: CGFloat) {
    let screen = OffscreenHUD(isAnimated: false)
    screen.hud.show(HUD.Content(indicator))
    #expect(screen.isShown)
    #expect(screen.host.content?.indicator == indicator)
    let layers = screen.hud.indicatorLayer?.sublayers ?? []
    #expect(layers.count == 2)
    #expect(layers.allSatisfy { $0.bounds.size == size })
    #expect((layers.last as? CAShapeLayer)?.lineWidth == line)
    #expect(screen.dismiss().all == [.dismissed])
    #expect(screen.isGone)
  }

  @Test("[MT12] A HUD whose fade was removed still disappears")
  func unfinishedAnimation() {
    let screen = OffscreenHUD()
    screen.hud.show(HUD.Content())
    screen.advance(by: .seconds(1))
    screen.hud.dismiss()
    withoutImplicitAnimation { screen.panel?.removeAllAnimations() }
    screen.advance(by: .seconds(3))
    #expect(screen.isGone)
  }

  @Test("[MT17] A square panel is as wide as high, also with an offset")
  func shape() throws {
    let screen = OffscreenHUD()
    var style = HUD.Style.roomy
    style.isSquare = true
    screen.hud.show(
      HUD.Content(status: "Some long text that takes room"),
      options: HUD.Options(position: .offset(x: 20, y: 50), style: style))
    let frame = try #require(screen.host.panelFrame)
    #expect(frame.width > 100)
    #expect(frame.width == frame.height)
    screen.hud.dismiss()
    screen.advance(by: .seconds(1))
    #expect(screen.isGone)
  }
}
