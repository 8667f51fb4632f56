import HUD

// An app's own layers, made with `import HUD` alone.

/// Makes a turning quarter circle in two colours.
@MainActor func turningArc() -> CALayer {
  let bounds = CGRect(x: 0, y: 0, width: 40, height: 40)
  let path = CGMutablePath()
  path.addArc(
    center: CGPoint(x: 20, y: 20), radius: 16, startAngle: 0, endAngle: .pi / 2, clockwise: false)
  let arc = CAShapeLayer()
  arc.frame = bounds
  arc.path = path
  arc.fillColor = nil
  arc.strokeColor = CGColor(srgbRed: 1, green: 1, blue: 1, alpha: 1)
  arc.lineWidth = 4
  arc.lineCap = .round
  arc.lineJoin = .round

  let colors = CAGradientLayer()
  colors.frame = bounds
  colors.type = .conic
  colors.colors = [0.2, 0.8].map { CGColor(srgbRed: $0, green: 0.4, blue: 0.6, alpha: 1) }
  colors.mask = arc
  colors.transform = CATransform3DMakeScale(0.9, 0.9, 1)

  let turn = CABasicAnimation(keyPath: "transform.rotation")
  turn.toValue = CGFloat.pi * 2
  let fade = CAKeyframeAnimation(keyPath: "opacity")
  fade.values = [0.5, 1, 0.5]
  let both = CAAnimationGroup()
  both.animations = [turn, fade]
  both.duration = 1
  both.repeatCount = .infinity
  both.timingFunction = CAMediaTimingFunction(name: .easeInEaseOut)
  colors.add(both, forKey: "turn")
  return colors
}
