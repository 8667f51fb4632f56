#if !canImport(QuartzCore)

import HUDLayers
import Testing

/// Layers whose time differs from the screen's.
@Suite(.timeLimit(.minutes(5))) struct LayerTimeTests {
  private let layer = CALayer()

  @Test("A layer's time is its offset plus the time since its begin, times its speed")
  func ownTime() {
    #expect(layer.convertTime(7, from: nil) == 7)
    layer.beginTime = 4
    layer.speed = 2
    layer.timeOffset = 100
    #expect(layer.convertTime(7, from: nil) == 106)
  }

  @Test("A layer's time runs within its superlayer's, and a mask's within its layer's")
  func nested() {
    let (parent, mask) = (CALayer(), CALayer())
    parent.speed = 2
    parent.timeOffset = 1
    parent.addSublayer(layer)
    layer.timeOffset = 10
    layer.mask = mask
    #expect(layer.convertTime(3, from: nil) == 17)
    #expect(mask.convertTime(3, from: nil) == 17)
  }

  @Test("An animation begins in its layer's time and runs at that speed")
  func animation() {
    layer.speed = 0.5
    layer.timeOffset = 40
    let root = screen(at: 10, showing: layer)
    layer.add(widening, forKey: "widening")
    #expect(layer.animation(forKey: "widening")?.beginTime == 45)
    #expect(layer.borderWidths(during: 10..<32) == "0011223344556677889900")
    #expect(root.sublayers == [layer])
  }

  @Test("A paused layer continues where it stopped")
  func pause() {
    let root = screen(at: 0, showing: layer)
    layer.add(widening, forKey: nil)
    root.screenClock = { 3 }
    layer.timeOffset = layer.convertTime(3, from: nil)
    layer.speed = 0
    #expect(layer.borderWidths(during: 3..<6) == "333")
    #expect(!layer.isMoving(after: 3))
    #expect(layer.period(after: 3) == nil)
    // Eight seconds have passed.
    let pausedAt = layer.timeOffset
    layer.speed = 1
    layer.timeOffset = 0
    layer.beginTime = 0
    layer.beginTime = layer.convertTime(11, from: nil) - pausedAt
    #expect(layer.borderWidths(during: 11..<16) == "34567")
  }

  @Test("Movement and period are in the time outside the layer")
  func movement() {
    layer.speed = 2
    let late = widening
    late.beginTime = 30
    layer.add(late, forKey: "late")
    let root = screen(at: 0, showing: layer)
    #expect(root.isMoving(after: 10))
    #expect(layer.isMoving(after: 19))
    #expect(!layer.isMoving(after: 21))
    #expect(layer.period(after: 16) == nil)
    late.repeatCount = .infinity
    layer.add(late, forKey: "late")
    #expect(layer.period(after: 14) == nil, "it has not begun")
    #expect(layer.period(after: 16) == 5)
  }

  @Test("The presentation layer shows the screen's current time")
  func presentation() throws {
    layer.timeOffset = 1_000
    let root = screen(at: 0, showing: layer)
    layer.add(widening, forKey: "widening")
    root.screenClock = { 4 }
    #expect(try #require(layer.presentation()).borderWidth == 4)
    root.screenClock = { 11 }
    #expect(layer.animationKeys() == nil)
  }

  /// An animation that grows by one each second, for ten seconds.
  private var widening: CABasicAnimation {
    CABasicAnimation("borderWidth", from: 0, to: 10, lasting: 10)
  }
}

#endif
