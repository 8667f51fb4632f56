import HUDLayers

/// Eight spokes that step round once a second, each paler than the spoke ahead of it.
@MainActor final class ActivityWheel: EndlessIndicator {
  private static let spokes = 8

  let layer = CALayer()
  private let wheel = CALayer()
  private let period: CFTimeInterval
  private let begin: Duration

  init(_ look: IndicatorDesign.Look, at now: Duration) {
    begin = now
    let size = look.finish == .filled ? look.ring.size : Dials.outlinedSize
    layer.frame = CGRect(origin: .zero, size: size)
    wheel.frame = layer.bounds
    layer.addSublayer(wheel)
    period = look.reducesMotion ? 3 : 1
    for index in 0..<Self.spokes {
      // Use a shape in the wheel's own coordinates, because the edges of a layer that is turned by
      // 45 degrees are jagged on Apple's systems.
      let spoke = CAShapeLayer()
      spoke.frame = wheel.bounds
      // Scale MBProgressHUD's wheel, which is 37 points wide, to the size of this wheel.
      let unit = size.width / Dials.outlinedSize.width
      let length = 10 * unit
      // The spoke before its rotation, pointing up. The point (0, 0) is the hub of the wheel.
      let outline = CGRect(x: -1.75 * unit, y: -1.8 * length, width: 3.5 * unit, height: length)
      let angle = 2 * CGFloat.pi * CGFloat(index) / CGFloat(Self.spokes)
      var place = CGAffineTransform(rotationAngle: angle).concatenating(
        CGAffineTransform(translationX: wheel.bounds.midX, y: wheel.bounds.midY))
      spoke.path = CGPath(
        roundedRect: outline, cornerWidth: outline.width / 2, cornerHeight: outline.width / 2,
        transform: &place)
      spoke.fillColor = look.color
      spoke.opacity = 1 - 0.8 * Float(Self.spokes - 1 - index) / Float(Self.spokes - 1)
      wheel.addSublayer(spoke)
    }
  }

  func move() {
    let turn = CAKeyframeAnimation(keyPath: "transform.rotation")
    turn.values = (0..<Self.spokes).map { 2 * Double.pi * Double($0) / Double(Self.spokes) }
    turn.keyTimes = (0...Self.spokes).map { NSNumber(value: Double($0) / Double(Self.spokes)) }
    turn.calculationMode = .discrete
    turn.duration = period
    turn.repeatCount = .infinity
    turn.isRemovedOnCompletion = false
    wheel.add(turn, beginningAt: begin, forKey: "turn")
  }
}
