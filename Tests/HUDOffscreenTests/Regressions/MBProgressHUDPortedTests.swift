import HUDCore
import HUDLayers
import HUDOffscreen
import Testing

/// MBProgressHUD's own test suite, its given, when and then, on virtual time. Its tests of looks are
/// among the pictures.
@MainActor @Suite(.timeLimit(.minutes(5))) struct MBProgressHUDPortedTests {
  @Test("[MT1] a HUD is made with a screen of whatever size, and needs no view")
  func initializers() throws {
    for size in [CGSize(width: 390, height: 844), CGSize(width: 1, height: 1), .zero] {
      let host = OffscreenHost(size: size)
      let hud = HUDController(defaults: Defaults()) { host }
      hud.show(HUD.Content(status: "Loading…"))
      host.advance(by: .seconds(1))
      #expect(hud.isVisible)
      let panel = try #require(host.panelFrame)
      #expect(!panel.isEmpty || size.width <= 1)
      #expect(panel.width <= size.width && panel.height <= size.height)
    }
  }

  @Test(
    "[MT2] without animation the HUD is there and gone with the call",
    arguments: [HUD.Animation.inherited, .none])
  func notAnimated(_ animation: HUD.Animation) {
    // All HUDs are without, or this one.
    let screen = OffscreenHUD(isAnimated: animation == .none)
    screen.hud.show(HUD.Content(), options: HUD.Options(animation: animation))
    #expect(screen.isShown)
    #expect(screen.panel?.animation(forKey: "opacity") == nil)
    let reasons = screen.dismiss()
    #expect(screen.isGone)
    #expect(reasons.all == [.dismissed])
    #expect(screen.dismiss().all == [.notShowing])
  }

  @Test("[MT3] with animation it counts as shown at once, and is gone when it has faded")
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

  @Test("[MT4] completion and event stream both hear of the end")
  func completion() async {
    var screen: OffscreenHUD? = OffscreenHUD()
    var events = screen?.hud.events.makeAsyncIterator()
    screen?.hud.show(HUD.Content())
    let reasons = screen?.dismiss()
    screen?.advance(by: .seconds(5))
    #expect(reasons?.all == [.dismissed])
    // With the HUD its events end, so that one which is missing keeps nobody waiting.
    screen = nil
    var kinds: [HUD.Event.Kind] = []
    while let event = await events?.next() { kinds.append(event.kind) }
    #expect(kinds == [.willAppear, .willDisappear, .didDisappear])
  }

  @Test(
    "[MT5] [MT6] [MT7] pie, annulus and bar are shown and taken away",
    arguments: [
      // The size of each, and the line that grows on it.
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

  @Test("[MT9] a delayed dismissal comes at its time and not before")
  func delayedDismissal() {
    let screen = OffscreenHUD(isAnimated: false)
    screen.hud.show(HUD.Content())
    let reasons = screen.dismiss(after: .seconds(2))
    #expect(screen.isShown)
    screen.advance(by: .seconds(1))
    #expect(screen.isShown)
    screen.advance(by: .seconds(2))
    #expect(screen.isGone)
    #expect(reasons.all == [.dismissed])
    screen.advance(by: .seconds(2))
    #expect(screen.isGone)
  }

  @Test("[MT10] a delayed dismissal and the next show do not race")
  func delayedDismissalDoesNotRace() {
    let screen = OffscreenHUD()
    screen.hud.show(HUD.Content())
    let first = screen.dismiss(after: .milliseconds(300))
    #expect(screen.isShown)
    screen.advance(by: .milliseconds(300))
    screen.hud.show(HUD.Content())
    let second = screen.dismiss(after: .milliseconds(300))
    #expect(first.all == [.dismissed])
    screen.advance(by: .milliseconds(299))
    #expect(screen.isShown)
    screen.advance(by: .milliseconds(701))
    #expect(screen.isGone)
    #expect(second.all == [.dismissed])
  }

  @Test("[MT11] without animation a HUD that was dismissed is shown again")
  func reuse() {
    let screen = OffscreenHUD(isAnimated: false)
    screen.hud.show(HUD.Content())
    screen.hud.dismiss()
    screen.hud.show(HUD.Content())
    #expect(screen.isShown)
    screen.hud.dismiss()
    #expect(screen.isGone)
  }

  @Test("[MT12] a HUD whose fade was taken away goes all the same")
  func unfinishedAnimation() {
    let screen = OffscreenHUD()
    screen.hud.show(HUD.Content())
    screen.advance(by: .seconds(1))
    screen.hud.dismiss()
    withoutImplicitAnimation { screen.panel?.removeAllAnimations() }
    screen.advance(by: .seconds(3))
    #expect(screen.isGone)
  }

  @Test("[MT13] dismissed and shown again in one turn, it is on show")
  func immediateReuse() {
    let screen = OffscreenHUD()
    screen.hud.show(HUD.Content())
    screen.hud.dismiss()
    screen.hud.show(HUD.Content())
    screen.advance(by: .seconds(1))
    #expect(screen.isShown)
    screen.hud.dismiss()
    screen.advance(by: .seconds(1))
    #expect(screen.isGone)
  }

  @Test("[MT14] the minimum time is kept, and told when it is over")
  func minimumTime() {
    let screen = OffscreenHUD()
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
    let screen = OffscreenHUD()
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
    let screen = OffscreenHUD()
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
