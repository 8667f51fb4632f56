import HUDLayers

/// The strokes of a check mark, a cross or an i in a circle, in the order in which they are drawn.
struct GlyphStrokes {
  /// The side of the square in which the strokes are defined, in points.
  let side: CGFloat
  let width: CGFloat
  let paths: [CGPath]

  init(_ shape: HUD.Indicator.Shape, finish: HUD.Style.Finish) {
    let isFilled = finish == .filled
    side = isFilled ? 44 : 28
    width = isFilled ? 4 : 2.25
    paths =
      switch shape {
      case .success where isFilled: [Self.line((9, 23.5), (18.5, 33), (35.5, 12.5))]
      case .success: [Self.line((5.5, 15), (11.25, 20.75), (22.5, 8))]
      case .error where isFilled: [Self.line((12, 12), (32, 32)), Self.line((32, 12), (12, 32))]
      case .error: [Self.line((7.5, 7.5), (20.5, 20.5)), Self.line((20.5, 7.5), (7.5, 20.5))]
      case .info where isFilled:
        [
          Self.circle(center: 22, radius: 19.5), Self.line((22, 13.2), (22, 13.3)),
          Self.line((22, 20.5), (22, 31)),
        ]
      case .info:
        [
          Self.circle(center: 14, radius: 11.5), Self.line((14, 8.9), (14, 9)),
          Self.line((12.4, 13), (14.2, 13), (14.2, 19.4)),
        ]
      case .none, .indefinite, .activity, .progress, .image, .custom:
        preconditionFailure("\(shape) is no glyph.")
      }
  }

  private static func line(_ points: (x: CGFloat, y: CGFloat)...) -> CGPath {
    let path = CGMutablePath()
    for (index, point) in points.enumerated() {
      let point = CGPoint(x: point.x, y: point.y)
      index == 0 ? path.move(to: point) : path.addLine(to: point)
    }
    return path
  }

  private static func circle(center: CGFloat, radius: CGFloat) -> CGPath {
    let path = CGMutablePath()
    path.addRelativeArc(
      center: CGPoint(x: center, y: center), radius: radius, startAngle: -.pi / 2,
      delta: 2 * .pi)
    return path
  }
}
