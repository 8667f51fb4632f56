import HUDLayers

/// Eight spokes that step round once a second, each paler than the one ahead of it.
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
      let spoke = CALayer()
      // MBProgressHUD's wheel of 37 points, in any size.
      let unit = size.width / Dials.outlinedSize.width
      spoke.bounds = CGRect(x: 0, y: 0, width: 3.5 * unit, height: 10 * unit)
      // The anchor point is the hub, below the spoke: rotations turn the spoke about the hub.
      spoke.anchorPoint = CGPoint(x: 0.5, y: 1.8)
      spoke.position = layer.bounds.center
      spoke.cornerRadius = 1.75 * unit
      spoke.backgroundColor = look.color
      spoke.opacity = 1 - 0.8 * Float(Self.spokes - 1 - index) / Float(Self.spokes - 1)
      let angle = 2 * CGFloat.pi * CGFloat(index) / CGFloat(Self.spokes)
      spoke.setAffineTransform(CGAffineTransform(rotationAngle: angle))
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
