import HUDLayers

/// The indefinite ring: an arc whose tail fades, one turn a second.
///
/// The arc is a window of 0.47 on a path of two turns, which the group moves on by one turn; the
/// conic gradient that makes its tail fade turns with it as the arc's mask.
@MainActor final class SpinnerRing: EndlessIndicator {
  let layer: CALayer
  private let arc: CAShapeLayer
  private let tail: CAGradientLayer
  private let period: CFTimeInterval
  private let begin: Duration

  init(_ look: IndicatorDesign.Look, at now: Duration) {
    arc = look.ring.shape(turns: 2, color: look.color, scale: look.scale)
    arc.strokeStart = 0.015
    arc.strokeEnd = 0.485
    tail = Self.makeTail(frame: arc.bounds)
    arc.mask = tail
    layer = arc
    begin = now
    // Motion that says "working" is not decoration: it stays, but calmer.
    period = look.reducesMotion ? 3 : 1
  }

  func move() {
    let sweep = CAAnimationGroup()
    sweep.animations = [
      linear("strokeStart", from: 0.015, to: 0.515), linear("strokeEnd", from: 0.485, to: 0.985),
    ]
    arc.add(endless(sweep), beginningAt: begin, forKey: "sweep")
    tail.add(
      endless(linear("transform.rotation", from: 0, to: 2 * .pi)), beginningAt: begin,
      forKey: "rotation")
  }

  private func linear(_ keyPath: String, from: Double, to: Double) -> CABasicAnimation {
    let animation = CABasicAnimation(keyPath: keyPath)
    animation.fromValue = from
    animation.toValue = to
    animation.duration = period
    animation.timingFunction = CAMediaTimingFunction(name: .linear)
    return animation
  }

  private func endless(_ animation: CAAnimation) -> CAAnimation {
    animation.duration = period
    animation.timingFunction = CAMediaTimingFunction(name: .linear)
    animation.repeatCount = .infinity
    // The system takes away what it holds for finished when the app goes to the background.
    animation.isRemovedOnCompletion = false
    return animation
  }

  /// Opacity by angle, clockwise from 12 o'clock: a ramp that starts slowly.
  private static func makeTail(frame: CGRect) -> CAGradientLayer {
    let ramp: [(degrees: Double, opacity: CGFloat)] = [
      (0, 0), (45, 21), (90, 52), (135, 88), (180, 128), (225, 167), (270, 203), (315, 234),
      (345, 249), (360, 255),
    ]
    let tail = CAGradientLayer()
    tail.type = .conic
    tail.frame = frame
    tail.startPoint = CGPoint(x: 0.5, y: 0.5)
    tail.endPoint = CGPoint(x: 0.5, y: 0)
    tail.colors = ramp.map {
      CGColor(srgbRed: 0, green: 0, blue: 0, alpha: $0.opacity / 255)
    }
    tail.locations = ramp.map { NSNumber(value: $0.degrees / 360) }
    return tail
  }
}
