import HUDLayers

/// A check mark, a cross or an i in a circle, drawn stroke after stroke.
@MainActor final class Glyph: MovingIndicator {
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
    let strokes = GlyphStrokes(design.indicator.shape, finish: design.look.finish)
    let square = CGSize(width: strokes.side, height: strokes.side)
    let scale = square.fitted(into: room).width / strokes.side
    for stroke in strokes.paths {
      let shape = CAShapeLayer()
      shape.bounds = CGRect(origin: .zero, size: square)
      shape.position = layer.bounds.center
      shape.setAffineTransform(CGAffineTransform(scaleX: scale, y: scale))
      shape.contentsScale = design.look.scale
      shape.path = stroke
      shape.fillColor = nil
      shape.strokeColor = design.look.color
      shape.lineWidth = strokes.width
      shape.lineCap = .round
      shape.lineJoin = .round
      layer.addSublayer(shape)
      shapes.append(shape)
    }
  }

  /// Draws one stroke after the other. All strokes together take `time`.
  func move() {
    guard !reducesMotion else { return }
    let share = Self.time / shapes.count
    for (index, shape) in shapes.enumerated() {
      let animation = Curve.easeOut.animation("strokeEnd", over: share)
      animation.fromValue = 0.0
      animation.toValue = 1.0
      // Hide the stroke until its animation begins.
      animation.fillMode = .backwards
      shape.add(animation, beginningAt: begin + share * index, forKey: "strokeEnd")
    }
  }
}
