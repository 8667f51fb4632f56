import HUDCore
import HUDLayers
import Testing

/// A bar whose progress is unknown.
@MainActor @Suite(.timeLimit(.minutes(15))) struct BarWithoutProgressTests {
  private let host = TestHost()
  private let hud: HUDController

  init() {
    hud = .forTest(on: host)
    // Leaves time zero: an animation whose `beginTime` is 0 starts when it is added.
    host.advance(by: .seconds(1))
  }

  /// The part of the bar that is drawn, from 0 to 1; nil if the indicator is no bar.
  private var span: ClosedRange<Double>? {
    guard let stroke = hud.indicatorLayer?.sublayers?.last?.presentation() as? CAShapeLayer,
      hud.indicatorLayer?.bounds.width == 120 || hud.indicatorLayer?.bounds.width == 160
    else { return nil }
    return Double(stroke.strokeStart)...Double(stroke.strokeEnd)
  }

  private func isNear(_ span: ClosedRange<Double>?, _ other: ClosedRange<Double>) -> Bool {
    guard let span else { return false }
    return abs(span.lowerBound - other.lowerBound) < 0.002
      && abs(span.upperBound - other.upperBound) < 0.002
  }

  @Test(
    "[§P4] A part runs to and fro along a bar without progress, in both finishes",
    arguments: [HUD.Style.Finish.filled, .outlined], [HUD.Indicator.bar, .bar(.nan), .bar(-1)])
  func runs(_ finish: HUD.Style.Finish, _ bar: HUD.Indicator) {
    let style = HUD.Style().with { $0.finish = finish }
    hud.show(HUD.Content(bar), options: HUD.Options(style: style))
    host.settle()
    #expect(isNear(span, 0...0.3))
    host.advance(by: .milliseconds(500))
    #expect(isNear(span, 0.35...0.65))
    host.advance(by: .milliseconds(500))
    #expect(isNear(span, 0.7...1))
    host.advance(by: .seconds(1))
    #expect(isNear(span, 0...0.3))
    hud.panel?.restart()
    host.advance(by: .milliseconds(500))
    #expect(isNear(span, 0.35...0.65))
  }

  @Test("[§P4] A step makes the bar determinate in place, from the part that is seen")
  func step() {
    hud.showProgress(.nan, as: .bar)
    host.advance(by: .milliseconds(500))
    let layer = hud.indicatorLayer
    hud.showProgress(0.2)
    host.settle()
    #expect(isNear(span, 0.35...0.65))
    host.advance(by: .milliseconds(100))
    #expect(span.map { 0 < $0.lowerBound && $0.lowerBound < 0.35 } == true)
    host.advance(by: .milliseconds(100))
    #expect(isNear(span, 0...0.2))
    #expect(hud.panel?.request.content.indicator.progress == 0.2)
    hud.showProgress(-1)
    host.settle()
    #expect(isNear(span, 0...0.3))
    host.advance(by: .seconds(1))
    #expect(isNear(span, 0.7...1))
    #expect(hud.indicatorLayer === layer)
    #expect(hud.panel?.canvas.movingLayer?.sublayers?.count == 1)
  }

  @Test("[§P4] The part runs more slowly with reduced motion, and goes on in another colour")
  func slowly() {
    host.metrics.reducesMotion = true
    hud.show(HUD.Content(.bar))
    host.advance(by: .milliseconds(1500))
    #expect(isNear(span, 0.35...0.65))
    host.metrics.isDark = true
    host.setNeedsUpdate()
    host.advance(by: .milliseconds(1500))
    #expect(isNear(span, 0.7...1))
  }
}
