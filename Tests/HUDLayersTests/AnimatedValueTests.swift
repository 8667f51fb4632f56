#if !canImport(QuartzCore)

import HUDLayers
import Testing

@Suite(.timeLimit(.minutes(15))) struct AnimatedValueTests {
  /// fromValue and toValue; the layer's own value is 10. Expected are the values at both ends.
  @Test(
    "A missing end takes the layer's own value",
    arguments: [
      (1, 3, 1, 3), (1, nil, 1, 10), (nil, 3, 10, 3), (nil, nil, 10, 10),
    ] as [(Int?, Int?, CGFloat, CGFloat)])
  func missingEndIsLayers(from: Int?, to: Int?, start: CGFloat, end: CGFloat) {
    let layer = CALayer()
    layer.borderWidth = 10
    let animation = CABasicAnimation("borderWidth", from: from, to: to, lasting: 1)
    animation.beginTime = 1
    animation.fillMode = .forwards
    animation.isRemovedOnCompletion = false
    layer.add(animation, forKey: nil)
    #expect(layer.animated(at: 1).borderWidth == start)
    #expect(layer.animated(at: 2).borderWidth == end)
  }

  @Test(
    "Numbers of every type are accepted",
    arguments: [
      4 as Int, 4 as Float, 4 as Double, 4 as CGFloat, NSNumber(value: 4), NSNumber(value: 4.0),
    ] as [any Sendable])
  func numbersOfEveryType(_ number: any Sendable) {
    #expect(halfway(CAShapeLayer(), "lineWidth", from: 0, to: number).lineWidth == 2)
  }

  @Test("Values of every type are interpolated")
  func everyKindOfValue() {
    let red = CGColor(srgbRed: 1, green: 0, blue: 0, alpha: 1)
    let blue = CGColor(srgbRed: 0, green: 0, blue: 1, alpha: 0)
    let violet = CGColor(srgbRed: 0.5, green: 0, blue: 0.5, alpha: 0.5)
    let shape = CAShapeLayer()
    #expect(halfway(shape, "opacity", from: 0, to: 1).opacity == 0.5)
    #expect(halfway(shape, "strokeColor", from: red, to: blue).strokeColor == violet)
    #expect(
      halfway(shape, "position", from: CGPoint(x: 2, y: 0), to: CGPoint(x: 4, y: 8)).position
        == CGPoint(x: 3, y: 4))
    #expect(
      halfway(shape, "bounds.size", from: CGSize.zero, to: CGSize(width: 2, height: 4)).bounds.size
        == CGSize(width: 1, height: 2))
    #expect(halfway(shape, "position.y", from: 0, to: 3).position == CGPoint(x: 0, y: 1.5))
    #expect(
      halfway(
        shape, "bounds", from: CGRect.zero, to: CGRect(x: 2, y: 2, width: 4, height: 6)
      ).bounds == CGRect(x: 1, y: 1, width: 2, height: 3))
  }

  @Test("A shadow's outline is interpolated point by point")
  func shadowPath() {
    func outline(_ size: CGFloat, _ radius: CGFloat) -> CGPath {
      CGPath(
        roundedRect: CGRect(x: -size / 2, y: 0, width: size, height: size), cornerWidth: radius,
        cornerHeight: radius, transform: nil)
    }
    let mixed = halfway(CALayer(), "shadowPath", from: outline(10, 2), to: outline(30, 6))
    #expect(mixed.shadowPath?.boundingBox == CGRect(x: -10, y: 0, width: 20, height: 20))
    let (seen, expected) = (mixed.shadowPath?.elements ?? [], outline(20, 4).elements)
    #expect(seen.count == expected.count)
    for (one, other) in zip(seen, expected) {
      #expect(zip(one.points, other.points).allSatisfy { $0.isClose(to: $1) })
    }
  }

  @Test("A path of several parts keeps its parts while it is interpolated")
  func pathOfParts() {
    func parts(_ size: CGFloat) -> CGPath {
      let path = CGMutablePath()
      path.addRect(CGRect(x: 0, y: 0, width: 2 * size, height: 2 * size))
      path.addRect(CGRect(x: size / 2, y: size / 2, width: size, height: size))
      return path
    }
    let mixed = halfway(CAShapeLayer(), "path", from: parts(10), to: parts(30))
    #expect(mixed.path == parts(20))
  }

  @Test("A gradient's colours are interpolated")
  func gradientMixesItsColours() {
    let black = CGColor(srgbRed: 0, green: 0, blue: 0, alpha: 1)
    let white = CGColor(srgbRed: 1, green: 1, blue: 1, alpha: 1)
    let grey = CGColor(srgbRed: 0.5, green: 0.5, blue: 0.5, alpha: 1)
    let colors = halfway(
      CAGradientLayer(), "colors", from: [black, white], to: [white, black])
    #expect(colors.stops.map(\.color) == [grey, grey])
    #expect(colors.stops.map(\.location) == [0, 1])
  }

  @Test("Parts of a transform are animated independently")
  func partsOfTransform() {
    let layer = CALayer()
    layer.setAffineTransform(CGAffineTransform(scaleX: 2, y: 3))
    let turned = halfway(layer, "transform.rotation.z", from: 0, to: CGFloat.pi)
    let turn = CGAffineTransform(scaleX: 2, y: 3)
      .concatenating(CGAffineTransform(rotationAngle: .pi / 2))
    #expect(isClose(turned.affineTransform(), turn))
    let moved = halfway(turned, "transform.translation.x", from: 0, to: 8)
    #expect(isClose(moved.affineTransform(), turn.concatenating(.init(translationX: 4, y: 0))))
    let scaled = halfway(moved, "transform.scale", from: 0, to: 2).affineTransform()
    #expect(scaled.tx == 4 && hypot(scaled.a, scaled.b).isClose(to: 1))
  }

  @Test("Later animations start from what earlier ones show")
  func laterAnimationsSee() {
    let layer = CALayer()
    for _ in 0..<2 {
      let animation = CABasicAnimation("borderWidth", from: 0, to: 8, lasting: 2)
      animation.isAdditive = true
      animation.beginTime = 1
      layer.add(animation, forKey: nil)
    }
    #expect(layer.animated(at: 2).borderWidth == 8)
    #expect(layer.borderWidth == 0)
  }

  @Test("A key path that cannot be animated is a precondition failure")
  func keyPathThatCannotBeAnimated() async {
    await #expect(processExitsWith: .failure) {
      CALayer().add(CABasicAnimation("nonsense", from: 0, to: 1, lasting: 1), forKey: nil)
    }
    await #expect(processExitsWith: .failure) {
      CAShapeLayer().add(CABasicAnimation(keyPath: "sublayers"), forKey: nil)
    }
    await #expect(processExitsWith: .failure) {
      CALayer().add(CABasicAnimation("strokeEnd", from: 0, to: 1, lasting: 1), forKey: nil)
    }
    await #expect(processExitsWith: .failure) {
      let group = CAAnimationGroup()
      group.animations = [CABasicAnimation(keyPath: "nonsense")]
      CALayer().add(group, forKey: nil)
    }
  }

  @Test("A value of the wrong type is a precondition failure")
  func valueOfWrongKind() async {
    await #expect(processExitsWith: .failure) {
      CALayer().add(CABasicAnimation("opacity", from: "none", to: 1, lasting: 1), forKey: nil)
    }
  }

  @Test("A path cannot be additive")
  func pathIsNotAdded() async {
    await #expect(processExitsWith: .failure) {
      let path = CGPath(rect: .zero, transform: nil)
      let animation = CABasicAnimation("shadowPath", from: path, to: path, lasting: 1)
      animation.isAdditive = true
      CALayer().add(animation, forKey: nil)
    }
  }

  private func halfway<Layer: CALayer>(
    _ layer: Layer, _ keyPath: String, from: Any, to: Any
  ) -> Layer {
    let animation = CABasicAnimation(keyPath, from: from, to: to, lasting: 2)
    animation.beginTime = 1
    layer.add(animation, forKey: nil)
    defer { layer.removeAllAnimations() }
    return layer.animated(at: 2) as? Layer ?? layer
  }

  private func isClose(_ a: CGAffineTransform, _ b: CGAffineTransform) -> Bool {
    zip([a.a, a.b, a.c, a.d, a.tx, a.ty], [b.a, b.b, b.c, b.d, b.tx, b.ty])
      .allSatisfy { $0.isClose(to: $1) }
  }
}

#endif
