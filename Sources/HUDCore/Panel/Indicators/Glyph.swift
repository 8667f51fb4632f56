import HUDLayers

/// A check mark, a warning triangle, a cross, or an i in a circle, drawn stroke after stroke. In
/// the filled finish the check mark and the cross are in circles too, so all four have one size.
@MainActor final class Glyph: PanelIndicator {
  private static let time = Duration.milliseconds(350)

  /// Creates the glyph. Its motion draws one stroke after the other, in `time` altogether. With
  /// reduced motion, nothing moves.
  init(_ model: PanelModel, at now: Duration) {
    let layer = CALayer()
    layer.frame = CGRect(origin: .zero, size: model.style.imageSize)
    let isFilled = model.style.isFilled
    let side: CGFloat = isFilled ? 44 : 28
    let square = CGRect(x: 0, y: 0, width: side, height: side)
    let scale = square.size.fitted(into: layer.bounds.size).width / side
    let shapes = Self.strokes(of: model.indicator.shape, isFilled: isFilled).map { stroke in
      let shape = CAShapeLayer.stroke(
        stroke, in: square, color: model.indicatorColor, width: isFilled ? 3.5 : 2.25,
        scale: model.metrics.scale)
      shape.position = layer.bounds.center
      shape.setAffineTransform(CGAffineTransform(scaleX: scale, y: scale))
      shape.lineCap = .round
      shape.lineJoin = .round
      layer.addSublayer(shape)
      return shape
    }
    let (share, reducesMotion) = (Self.time / shapes.count, model.metrics.reducesMotion)
    super.init(layer) {
      for (index, shape) in shapes.enumerated() where !reducesMotion {
        shape.animate(
          "strokeEnd", from: 0.0, to: 1.0, over: share, .easeOut, beginningAt: now + share * index)
      }
    }
  }

  /// Returns the strokes in the order in which they are drawn. They are defined in a square with a
  /// side of 44 points, or of 28 points for the outlined finish.
  private static func strokes(of shape: HUD.Indicator.Shape, isFilled: Bool) -> [CGPath] {
    switch shape {
    case .success where isFilled: [circle, line((13.2, 22.8), (19.4, 29), (30.8, 15.6))]
    case .success: [line((5.5, 15), (11.25, 20.75), (22.5, 8))]
    case .warning where isFilled:
      [
        triangle(top: (22, 8.2), side: 32.5, radius: 4), line((22, 16), (22, 24.8)),
        line((22, 31.2), (22, 31.3)),
      ]
    case .warning:
      [
        triangle(top: (14, 4.6), side: 19, radius: 2), line((14, 9.6), (14, 15.4)),
        line((14, 19.1), (14, 19.2)),
      ]
    case .error where isFilled:
      [circle, line((15, 15), (29, 29)), line((29, 15), (15, 29))]
    case .error: [line((7.5, 7.5), (20.5, 20.5)), line((20.5, 7.5), (7.5, 20.5))]
    case .info where isFilled:
      [circle, line((22, 13.4), (22, 13.5)), line((22, 20.5), (22, 30.8))]
    case .info:
      [
        .circle(center: CGPoint(x: 14, y: 14), radius: 11.5), line((14, 8.9), (14, 9)),
        line((12.4, 13), (14.2, 13), (14.2, 19.4)),
      ]
    case .none, .indefinite, .activity, .progress, .image, .custom:
      preconditionFailure("\(shape) is no glyph.")
    }
  }

  /// The circle around a glyph, as large and as bold as the ring of the default style.
  private static let circle = CGPath.circle(center: CGPoint(x: 22, y: 22), radius: 20)

  private static func line(_ points: (x: CGFloat, y: CGFloat)...) -> CGPath {
    let path = CGMutablePath()
    path.addLines(between: points.map { CGPoint(x: $0.x, y: $0.y) })
    return path
  }

  /// Returns an upright triangle with three equal sides and round corners. `top` is the centre of
  /// the upper corner's curve, and `side` the distance between the centres of two curves.
  private static func triangle(
    top: (x: CGFloat, y: CGFloat), side: CGFloat, radius: CGFloat
  ) -> CGPath {
    let path = CGMutablePath()
    let base = top.y + side * 3.squareRoot() / 2
    let corners = [(top.x, top.y), (top.x + side / 2, base), (top.x - side / 2, base)]
    for (index, corner) in corners.enumerated() {
      let turn = 2 * CGFloat.pi / 3
      path.addRelativeArc(
        center: CGPoint(x: corner.0, y: corner.1), radius: radius,
        startAngle: turn * CGFloat(index) - 5 * .pi / 6, delta: turn)
    }
    path.closeSubpath()
    return path
  }
}
