import HUDCore
import HUDLayers
import HUDOffscreen
import Testing

/// One indicator replaces another while the panel is displayed.
@MainActor @Suite(.timeLimit(.minutes(15))) struct IndicatorExchangeTests {
  private let screen = OffscreenHUD()

  @Test("The first indicator appears with its panel and does not fade by itself")
  func firstIndicatorComes() {
    screen.hud.show(HUD.Content(.spinner))
    screen.host.settle()
    #expect(opacities == [1])
  }

  @Test("A new indicator fades in while the old one fades out, and is then alone")
  func oneComesAsOtherGoesAndThen() throws {
    let request = screen.hud.show(HUD.Content(.spinner))
    screen.advance(by: .seconds(1))
    request.update(HUD.Content(.pie(0.5)))
    screen.host.settle()
    #expect(opacities == [1, 0])
    #expect(size == CGSize(width: 60, height: 60))
    screen.advance(by: .milliseconds(100))
    let middle = opacities
    #expect(middle.count == 2 && middle.allSatisfy { 0.2 < $0 && $0 < 0.8 })
    #expect(abs(middle[0] + middle[1] - 1) < 1e-5)
    screen.advance(by: .milliseconds(150))
    #expect(opacities == [1])
    #expect(size == CGSize(width: 37, height: 37))
  }

  @Test("An indicator that is replaced while it fades in continues from its visible opacity")
  func oneThatComesGoesAgain() throws {
    let request = screen.hud.show(HUD.Content(.spinner))
    screen.advance(by: .seconds(1))
    request.update(HUD.Content(.pie(0.5)))
    screen.advance(by: .milliseconds(50))
    let seen = try #require(opacities.last)
    request.update(HUD.Content(.activity))
    screen.host.settle()
    // The spinner, which was fading out, is gone.
    #expect(opacities.count == 2 && opacities.last == 0)
    #expect(abs(opacities[0] - seen) < 1e-5)
    screen.advance(by: .milliseconds(50))
    #expect(opacities[0] < seen && opacities[1] > 0)
    screen.advance(by: .milliseconds(200))
    #expect(opacities == [1])
  }

  @Test(
    "An old indicator that does not fit fades quickly",
    arguments: [
      (.spinner, .bar(0.5), [1, 0]), (.bar(0.5), .spinner, [1, 0]), (.spinner, .none, [1]),
      (.custom(size: CGSize(width: 10, height: 10)) { CALayer() }, .none, [1]),
      (.spinner, .error, [1, 0]),
    ] as [(HUD.Indicator, HUD.Indicator, [Float])], [true, false])
  func whatPanelHasNoRoom(
    change: (last: HUD.Indicator, next: HUD.Indicator, seen: [Float]), reducesMotion: Bool
  ) {
    screen.host.reducesMotion = reducesMotion
    screen.hud.show(HUD.Content(change.last, status: "A"))
    screen.advance(by: .seconds(1))
    screen.hud.show(HUD.Content(change.next, status: "A"))
    screen.host.settle()
    #expect(opacities == change.seen)
    screen.advance(by: .milliseconds(101))
    let fits = change.next == .error
    #expect((opacities.first == 0) == !fits)
    screen.advance(by: .milliseconds(150))
    #expect(opacities.count == (change.next == .none ? 0 : 1))
  }

  @Test("A panel that a new HUD takes over finishes its running cross-fade")
  func panelThatIsTaken() {
    screen.hud.show(HUD.Content(.spinner))
    screen.advance(by: .seconds(1))
    screen.hud.show(HUD.Content(.activity))
    screen.advance(by: .milliseconds(50))
    screen.hud.dismiss()
    screen.advance(by: .milliseconds(50))
    screen.hud.show(HUD.Content(.activity))
    screen.advance(by: .seconds(1))
    #expect(opacities == [1])
  }

  #if os(Linux)
  @Test("[M6] Any indicator looks the same after any other")
  func anyIndicatorLooks() throws {
    let indicators: [HUD.Indicator] = [
      .none, .spinner, .activity, .ring(0.3), .annular(0.3), .pie(0.3), .bar(0.3), .success,
      .warning, .error, .info, .custom(size: CGSize(width: 20, height: 30)) { CALayer() },
    ]
    let fresh = try indicators.map { indicator in
      let screen = smallScreen()
      screen.hud.show(HUD.Content(indicator, status: "A"))
      screen.advance(by: .seconds(1))
      return try screen.host.png()
    }
    for before in indicators.indices {
      let screen = smallScreen()
      for after in indicators.indices where after != before {
        screen.hud.show(HUD.Content(indicators[before], status: "A"))
        screen.advance(by: .seconds(1))
        screen.hud.show(HUD.Content(indicators[after], status: "A"))
        screen.advance(by: .seconds(1))
        #expect(try screen.host.png() == fresh[after])
      }
    }
  }

  private func smallScreen() -> OffscreenHUD {
    let screen = OffscreenHUD()
    screen.host.size = CGSize(width: 160, height: 120)
    screen.host.scale = 1
    return screen
  }
  #endif

  /// The visible opacity of each indicator layer. The displayed one is last.
  private var opacities: [Float] {
    (screen.hud.panel?.canvas.movingLayer?.sublayers ?? []).map {
      $0.presentation()?.opacity ?? .nan
    }
  }

  private var size: CGSize? { screen.hud.panel?.canvas.movingLayer?.frame.size }
}
