import HUDCore
import HUDLayers
import Testing

/// An indicator stays the same layer while it is displayed, whatever else changes.
@MainActor @Suite(.timeLimit(.minutes(15))) struct IndicatorIdentityTests {
  private let host = TestHost()
  private let hud: HUDController

  init() {
    hud = .forTest(on: host)
    // Leaves time zero: an animation whose `beginTime` is 0 starts when it is added.
    host.advance(by: .seconds(1))
  }

  @Test("A custom indicator is made once, whatever changes around it")
  func whatAppBringsAlong() {
    let count = Locked(0)
    let indicator = HUD.Indicator.custom(size: CGSize(width: 20, height: 20)) {
      count.withLock { $0 += 1 }
      return CALayer()
    }
    let request = hud.show(HUD.Content(indicator))
    host.settle()
    hud.setStatus("A")
    host.settle()
    host.metrics.isDark = true
    host.metrics.scale = 2
    host.setNeedsUpdate()
    host.settle()
    request.update(HUD.Content(indicator, status: "B", detail: "C"))
    host.settle()
    #expect(count.value == 1)
  }

  @Test("[MI15] A custom layer without a given size has the size of its bounds")
  func sizeOfLayer() {
    hud.show(
      HUD.Content(
        .custom {
          let layer = CALayer()
          layer.frame = CGRect(x: 90, y: 9, width: 44, height: 22)
          return layer
        }))
    host.settle()
    #expect(hud.indicatorLayer?.bounds.size == CGSize(width: 44, height: 22))
    let insets = HUD.Style.compact.insets
    #expect(
      hud.panel?.frame.size
        == CGSize(
          width: 44 + insets.left + insets.right, height: 22 + insets.top + insets.bottom))
  }

  @Test("A layer that observes the progress is made once and receives each step that is drawn")
  func layerThatFollowsProgress() {
    let told = Locked<[Double?]>([])
    let count = Locked(0)
    let gauge = HUD.Indicator.custom { progress in
      count.withLock { $0 += 1 }
      progress.observe { value in told.withLock { $0.append(value) } }
      return CALayer()
    }
    let handle = hud.show(HUD.Content(gauge))
    host.settle()
    #expect(told.value == [nil])
    for steps in [[0.1, 0.2], [0.2], [7], [.nan], [0]] {
      for step in steps { handle.progress = step }
      host.advance(by: .seconds(1))
    }
    #expect(told.value == [nil, 0.2, 1, nil, 0])
    #expect(count.value == 1)
    #expect(opacities == [1])
  }

  @Test("A layer shown with a progress receives it at once, in each presentation")
  func layerThatBeginsWithProgress() throws {
    let told = Locked<[Double?]>([])
    let gauge = HUD.Indicator.custom { progress in
      progress.observe { value in told.withLock { $0.append(value) } }
      return CALayer()
    }
    for _ in 1...2 {
      hud.show(HUD.Content(gauge.advanced(to: 0.5)))
      host.settle()
      hud.dismiss()
      host.advance(by: .seconds(1))
    }
    #expect(told.value == [0.5, 0.5])
  }

  @Test("An observer that captures the progress and its layer leaks neither")
  func observerLeavesNothing() {
    weak var made: CALayer?
    weak var source: HUD.Indicator.LiveProgress?
    func show() {
      hud.show(
        HUD.Content(
          .custom { progress in
            let layer = CALayer()
            (made, source) = (layer, progress)
            progress.observe { _ in layer.opacity = Float(progress.value ?? 1) }
            return layer
          }))
      host.settle()
      #expect(made != nil && source != nil)
      hud.dismiss()
      host.advance(by: .seconds(1))
    }
    show()
    #expect(made == nil && source == nil)
  }

  @Test("A custom layer that does not observe the progress is replaced by a ring")
  func layerThatDoesNotFollow() {
    let handle = hud.show(HUD.Content(.custom(size: CGSize(width: 9, height: 9)) { CALayer() }))
    handle.progress = 0.5
    host.advance(by: .seconds(1))
    #expect(hud.indicatorLayer?.shapes.last?.strokeEnd == 0.5)
  }

  @Test("A glyph that has been drawn is not animated again")
  func markThatIsDrawn() throws {
    let request = hud.showSuccess()
    host.advance(by: .seconds(2))
    var style = HUD.Style.compact
    style.imageSize = CGSize(width: 40, height: 40)
    for change in [
      { request.status = "Saved" }, { [host] in host.metrics.isDark = true },
      { request.update(options: HUD.Options(style: style)) },
    ] {
      change()
      host.setNeedsUpdate()
      host.settle()
      let stroke = try #require(hud.indicatorLayer?.shapes.first?.presentation())
      #expect(stroke.strokeEnd == 1)
    }
  }

  @Test("A ring whose size changes keeps turning from the same angle")
  func ringOfAnotherSize() throws {
    func begin() -> CFTimeInterval? {
      hud.indicatorLayer?.animation(forKey: "sweep")?.beginTime
    }
    let request = hud.show(HUD.Content(.spinner))
    host.advance(by: .milliseconds(300))
    let size = hud.indicatorLayer?.frame.size
    request.status = "Loading…"
    host.settle()
    #expect(hud.indicatorLayer?.frame.size != size)
    #expect(begin() == 1)
  }

  @Test(
    "An indicator that lost its animations with its window turns on from the same angle",
    arguments: [HUD.Indicator.spinner, .activity])
  func restart(indicator: HUD.Indicator) throws {
    func beginnings() -> [CFTimeInterval] {
      (host.canvas?.bezel.descendants ?? []).flatMap { layer in
        (layer.animationKeys() ?? []).compactMap { layer.animation(forKey: $0)?.beginTime }
      }
    }
    hud.show(HUD.Content(indicator))
    host.advance(by: .seconds(1))
    let before = beginnings()
    #expect(!before.isEmpty)
    for layer in host.canvas?.bezel.descendants ?? [] {
      for key in layer.animationKeys() ?? [] { layer.removeAnimation(forKey: key) }
    }
    host.advance(by: .seconds(1))
    hud.restartAnimations()
    #expect(beginnings() == before)
  }

  @Test("A custom size that is infinite, NaN or negative is bounded")
  func sizeThatIsNone() throws {
    let sizes: [(CGFloat, CGFloat)] = [(.infinity, 20), (.nan, -1)]
    for size in sizes.map(CGSize.init) {
      hud.show(HUD.Content(.custom(size: size) { CALayer() }, status: "A"))
      host.settle()
      let frame = try #require(hud.panel?.frame)
      #expect(host.metrics.size.width >= frame.width && frame.width > 0 && frame.height > 0)
      #expect(hud.indicatorLayer?.position.x.isFinite == true)
    }
  }

  @Test("A new text does not interrupt a cross-fade between indicators")
  func anotherTextDoesNotCut() throws {
    hud.show(HUD.Content(.spinner))
    host.advance(by: .seconds(1))
    let handle = hud.show(HUD.Content(.activity))
    host.advance(by: .milliseconds(50))
    let before = opacities
    handle.status = "A"
    host.settle()
    #expect(before.count == 2 && before.allSatisfy { 0 < $0 && $0 < 1 })
    #expect(opacities == before)
    host.advance(by: .milliseconds(250))
    #expect(opacities == [1])
  }

  @Test("A change before the first frame of a cross-fade leaves no old indicator behind")
  func changeBeforeFirstFrame() {
    for change in [{ [hud] in hud.setStatus("B") }, { [hud] in hud.popActivity() }] {
      hud.show(HUD.Content(.spinner, status: "A"))
      host.advance(by: .seconds(1))
      hud.show(HUD.Content(.activity, status: "A"))
      host.suspend(until: host.now + .milliseconds(200))
      change()
      host.suspend(until: host.now + .milliseconds(60))
      host.settle()
      host.advance(by: .milliseconds(250))
      #expect(opacities == [1])
    }
  }

  @Test("A cross-fade caused by the style's spinner ends too")
  func exchangeOfStylesSpinner() {
    var style = HUD.Style.compact
    style.spinner = .activity
    hud.show(HUD.Content(.spinner, status: "A"))
    host.advance(by: .seconds(1))
    hud.show(HUD.Content(.spinner, status: "A"), options: HUD.Options(style: style))
    host.settle()
    #expect(opacities == [1, 0])
    host.advance(by: .milliseconds(250))
    #expect(opacities == [1])
    hud.show(HUD.Content(.activity, status: "A"), options: HUD.Options(style: style))
    #expect(host.alarm == nil)
  }

  @Test(
    "Progress grows smoothly whatever else changes with it",
    arguments: [HUD.Indicator.ring(0.1), .bar(0.1)])
  func progressGrowsSmoothly(indicator: HUD.Indicator) throws {
    let handle = hud.show(HUD.Content(indicator))
    host.advance(by: .seconds(1))
    handle.progress = 0.9
    handle.status = "A"
    host.metrics.isDark = true
    host.settle()
    func seen() throws -> CGFloat {
      let shapes = try #require(hud.indicatorLayer?.shapes)
      return try #require(shapes.last { $0.strokeEnd == 0.9 }?.presentation()).strokeEnd
    }
    #expect(abs(try seen() - 0.1) < 1e-6)
    host.advance(by: .milliseconds(50))
    let middle = try seen()
    #expect(0.1 < middle && middle < 0.9)
    host.metrics.isDark = false
    host.setNeedsUpdate()
    host.settle()
    #expect(abs(try seen() - middle) < 1e-6)
  }

  @Test("A glyph is drawn in the screen's scale", arguments: [1, 2, 3])
  func scale(of screen: CGFloat) throws {
    host.metrics.scale = screen
    hud.showSuccess()
    host.settle()
    let strokes = try #require(hud.indicatorLayer?.shapes)
    #expect(!strokes.isEmpty && strokes.allSatisfy { $0.contentsScale == screen })
  }

  private var opacities: [Float] {
    (hud.panel?.canvas.movingLayer?.sublayers ?? []).map {
      $0.presentation()?.opacity ?? .nan
    }
  }
}
