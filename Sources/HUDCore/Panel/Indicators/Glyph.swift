import HUDLayers

/// A check mark, a cross or an i in a circle, drawn stroke after stroke.
@MainActor final class Glyph: MovingIndicator {
  /// The side of the square in which the strokes are defined, in points.
  private static let side: CGFloat = 28
  private static let time = Duration.milliseconds(350)

  let layer = CALayer()
  private var shapes: [CAShapeLayer] = []
  private let begin: Duration
  private let reducesMotion: Bool

  init(design: IndicatorDesign, at now: Duration) {
    begin = now
    reducesMotion = design.look.reducesMotion
    let room = design.look.place.size
    layer.frame = CGRect(origin: .zero, size: room)
    let size = CGSize(width: Self.side, height: Self.side).fitted(into: room)
    let scale = size.width / Self.side
    let strokes = Self.strokes(of: design.indicator.shape)
    for stroke in strokes {
      let shape = CAShapeLayer()
      shape.bounds = CGRect(x: 0, y: 0, width: Self.side, height: Self.side)
      shape.position = layer.bounds.center
      shape.setAffineTransform(CGAffineTransform(scaleX: scale, y: scale))
      shape.contentsScale = design.look.scale
      shape.path = stroke
      shape.fillColor = nil
      shape.strokeColor = design.look.color
      shape.lineWidth = 2.25
      shape.lineCap = .round
      shape.lineJoin = .round
      layer.addSublayer(shape)
      shapes.append(shape)
    }
  }

  /// Draws one stroke after the other. All together take `time`.
  func move() {
    guard !reducesMotion else { return }
    let share = Self.time / shapes.count
    for (index, shape) in shapes.enumerated() {
      let animation = Curve.easeOut.animation("strokeEnd", over: share)
      animation.fromValue = 0.0
      animation.toValue = 1.0
      // Hides the stroke until its turn comes.
      animation.fillMode = .backwards
      shape.add(animation, beginningAt: begin + share * index, forKey: "strokeEnd")
    }
  }

  private static func strokes(of shape: HUD.Indicator.Shape) -> [CGPath] {
    switch shape {
    case .success:
      [polyline((5.5, 15), (11.25, 20.75), (22.5, 8))]
    case .error:
      [polyline((7.5, 7.5), (20.5, 20.5)), polyline((20.5, 7.5), (7.5, 20.5))]
    case .info:
      [circle, polyline((14, 8.9), (14, 9)), polyline((12.4, 13), (14.2, 13), (14.2, 19.4))]
    case .none, .indefinite, .activity, .progress, .image, .custom:
      preconditionFailure("\(shape) is not a glyph.")
    }
  }

  private static func polyline(_ points: (CGFloat, CGFloat)...) -> CGPath {
    let path = CGMutablePath()
    for (index, point) in points.enumerated() {
      let point = CGPoint(x: point.0, y: point.1)
      index == 0 ? path.move(to: point) : path.addLine(to: point)
    }
    return path
  }

  private static var circle: CGPath {
    let path = CGMutablePath()
    path.addRelativeArc(
      center: CGPoint(x: 14, y: 14), radius: 11.5, startAngle: -.pi / 2, delta: 2 * .pi)
    return path
  }
}
