import HUDCore
import LayerKit
import Testing

/// While an indicator stands, whatever else changes, it is the same one.
@MainActor struct IndicatorLifeTests {
  private let host = TestHost()
  private let hud: HUDController

  init() {
    hud = .forTest(on: host)
    // An animation that begins at zero begins when it is added.
    host.advance(by: .seconds(1))
  }

  @Test func whatTheAppBringsAlongIsMadeOnceWhateverChangesAroundIt() {
    let count = Locked(0)
    let indicator = HUD.Indicator.custom(size: CGSize(width: 20, height: 20)) {
      count.withLock { $0 += 1 }
      return CALayer()
    }
    let showing = hud.show(HUD.Content(indicator))
    host.settle()
    hud.setStatus("A")
    host.settle()
    host.metrics.isDark = true
    host.metrics.scale = 2
    hud.metricsChanged()
    host.settle()
    showing.update(HUD.Content(indicator, title: "B", detail: "C"))
    host.settle()
    #expect(count.value == 1)
  }

  @Test func aMarkThatIsDrawnDoesNotDrawItselfAgain() throws {
    let showing = hud.showSuccess()
    host.advance(by: .seconds(2))
    var style = HUD.Style()
    style.imageSize = CGSize(width: 40, height: 40)
    for change in [
      { showing.status = "Saved" }, { [host] in host.metrics.isDark = true },
      { [hud] in hud.showSuccess("Saved", options: HUD.Options(style: style)) },
    ] {
      change()
      hud.metricsChanged()
      host.settle()
      let stroke = try #require(hud.indicatorLayer?.shapes.first?.presentation())
      #expect(stroke.strokeEnd == 1)
    }
  }

  @Test func aRingOfAnotherSizeTurnsOnWhereItWas() throws {
    func begin() -> CFTimeInterval? {
      hud.indicatorLayer?.animation(forKey: "sweep")?.beginTime
    }
    let showing = hud.show(HUD.Content(.spinner))
    host.advance(by: .milliseconds(300))
    let size = hud.indicatorLayer?.frame.size
    showing.status = "Loading…"
    host.settle()
    #expect(hud.indicatorLayer?.frame.size != size)
    #expect(begin() == 1)
  }

  @Test func aSizeThatIsNoneIsBounded() throws {
    let sizes: [(CGFloat, CGFloat)] = [(.infinity, 20), (.nan, -1)]
    for size in sizes.map(CGSize.init) {
      hud.show(HUD.Content(.custom(size: size) { CALayer() }, title: "A"))
      host.settle()
      let frame = try #require(hud.panelFrame)
      #expect(host.metrics.size.width >= frame.width && frame.width > 0 && frame.height > 0)
      #expect(hud.indicatorLayer?.position.x.isFinite == true)
    }
  }
}
