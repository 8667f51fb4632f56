#if !canImport(QuartzCore)

import HUDLayers
import Testing

@Suite(.timeLimit(.minutes(15))) struct PresentationTests {
  @Test("An animation begins when it is added on a screen")
  func animationBeginsWhenItIsAdded() {
    let layer = CALayer()
    let root = screen(at: 10, showing: layer)
    layer.add(fade, forKey: "fade")
    #expect(layer.animation(forKey: "fade")?.beginTime == 10)
    #expect(layer.animated(at: 12).opacity == 0.5)
    #expect(root.sublayers == [layer])
  }

  @Test("An animation begins when its layer is added to a screen")
  func animationBeginsWhenItsLayer() {
    let (branch, layer, mask) = (CALayer(), CALayer(), CALayer())
    layer.add(fade, forKey: "fade")
    mask.add(fade, forKey: "fade")
    branch.addSublayer(layer)
    layer.mask = mask
    #expect(layer.animated(at: 12) === layer)
    let root = screen(at: 10, showing: branch)
    #expect(layer.animated(at: 12).opacity == 0.5)
    #expect(mask.animated(at: 13).opacity == 0.75)
    branch.removeFromSuperlayer()
    root.screenClock = { 11 }
    root.addSublayer(branch)
    #expect(layer.animated(at: 12).opacity == 0.5)
  }

  @Test("An animation begins when its root gets a screen")
  func animationBeginsWhenItsRoot() {
    let (root, layer) = (CALayer(), CALayer())
    root.addSublayer(layer)
    layer.add(fade, forKey: nil)
    root.screenClock = { 0 }
    #expect(layer.animated(at: 2).opacity == 0.5)
    root.screenClock = { 3 }
    #expect(layer.animated(at: 2).opacity == 0.5)
  }

  @Test("The presentation of a layer without a running animation is the layer itself")
  func layerWithoutAnimation() {
    let layer = CALayer()
    #expect(layer.animated(at: 1) === layer)
    let late = fade
    late.beginTime = 5
    layer.add(late, forKey: nil)
    #expect(layer.animated(at: 1) === layer)
    #expect(layer.animated(at: 6) !== layer)
    #expect(layer.animated(at: 9) === layer)
  }

  @Test("The presentation is a copy of the same class, without sublayers")
  func animatedLayerIsCopy() throws {
    let ring = CAShapeLayer()
    ring.path = CGPath(rect: CGRect(x: 0, y: 0, width: 1, height: 1), transform: nil)
    ring.lineJoin = .bevel
    ring.lineCap = .round
    ring.mask = CALayer()
    ring.addSublayer(CALayer())
    let animation = CABasicAnimation("strokeEnd", from: 0, to: 1, lasting: 2)
    animation.beginTime = 1
    ring.add(animation, forKey: nil)
    let copy = try #require(ring.animated(at: 2) as? CAShapeLayer)
    #expect(copy.strokeEnd == 0.5)
    #expect(copy.path == ring.path)
    #expect(copy.lineJoin == .bevel)
    #expect(copy.lineCap == .round)
    #expect(copy.mask == nil)
    #expect(copy.sublayers == nil)
    #expect(copy.animationKeys() == nil)
    #expect(ring.strokeEnd == 1)
  }

  @Test("Copies of every class keep their values")
  func copiesOfEveryClass() {
    let gradient = CAGradientLayer()
    gradient.type = .conic
    gradient.startPoint = CGPoint(x: 1, y: 2)
    let text = TextLayer()
    text.string = "Loading…"
    text.style.isCentered = true
    text.color = CGColor(srgbRed: 1, green: 0, blue: 0, alpha: 1)
    #expect(gradient.presentation()?.type == .conic)
    #expect(gradient.presentation()?.startPoint == CGPoint(x: 1, y: 2))
    #expect(text.presentation()?.string == "Loading…")
    #expect(text.presentation()?.style == text.style)
    #expect(text.presentation()?.color == text.color)
  }

  @Test("The presentation shows the screen's current time")
  func presentationIsOfScreens() {
    let layer = CALayer()
    let root = screen(at: 10, showing: layer)
    layer.add(fade, forKey: nil)
    root.screenClock = { 11 }
    #expect(layer.presentation()?.opacity == 0.25)
  }

  @Test("Without a screen the presentation shows the machine's current time")
  func withoutScreenPresentation() {
    let layer = CALayer()
    let animation = fade
    animation.beginTime = CACurrentMediaTime() - 100
    animation.duration = 200
    layer.add(animation, forKey: nil)
    #expect(layer.presentation().map { $0.opacity >= 0.5 && $0.opacity < 1 } == true)
  }

  @Test("An animation that has ended is removed unless it is kept")
  func whatHasEndedIsForgotten() {
    let layer = CALayer()
    let root = screen(at: 10, showing: layer)
    let kept = fade
    kept.isRemovedOnCompletion = false
    layer.add(fade, forKey: "removed")
    layer.add(kept, forKey: "kept")
    layer.add(fade, forKey: nil)
    #expect(layer.animationKeys() == ["removed", "kept"])
    root.screenClock = { 14 }
    #expect(layer.animationKeys() == ["kept"])
    #expect(layer.animation(forKey: "removed") == nil)
    #expect(layer.presentation()?.opacity == 1)
  }

  @Test("A key holds one animation")
  func keyHoldsOneAnimation() {
    let layer = CALayer()
    _ = screen(at: 0, showing: layer)
    layer.add(fade, forKey: "a")
    let other = fade
    other.duration = 8
    layer.add(other, forKey: "a")
    #expect(layer.animationKeys() == ["a"])
    #expect(layer.animation(forKey: "a")?.duration == 8)
    layer.removeAnimation(forKey: "a")
    #expect(layer.animationKeys() == nil)
  }

  @Test("Removing all animations also removes those without a key")
  func removingAllStopsThose() {
    let layer = CALayer()
    let root = screen(at: 0, showing: layer)
    layer.add(fade, forKey: nil)
    layer.removeAllAnimations()
    #expect(layer.animated(at: 1) === layer)
    #expect(!root.isMoving(after: 0))
  }

  private var fade: CABasicAnimation {
    CABasicAnimation("opacity", from: 0, to: 1, lasting: 4)
  }
}

#endif
