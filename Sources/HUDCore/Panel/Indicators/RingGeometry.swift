import HUDLayers

/// The radius and the stroke width of a ring, and the size of the layer in which it is centred.
struct RingGeometry: Equatable {
  let radius: CGFloat
  let thickness: CGFloat
  let size: CGSize

  /// The size of MBProgressHUD's round indicators.
  static let outlinedSize = CGSize(width: 37, height: 37)

  /// Creates a ring. The outlined finish leaves five points free around the stroke.
  init(radius: CGFloat, thickness: CGFloat, finish: HUD.Style.Finish) {
    let side =
      finish == .filled
      ? (2 * radius + thickness).rounded(.up) : max(2 * (radius + thickness / 2 + 5), 0)
    self.init(radius: radius, thickness: thickness, size: CGSize(width: side, height: side))
  }

  init(radius: CGFloat, thickness: CGFloat, size: CGSize) {
    self.radius = radius
    self.thickness = thickness
    self.size = size
  }

  /// Returns a path of `turns` full turns, clockwise from 12 o'clock.
  func path(turns: Int) -> CGPath {
    let path = CGMutablePath()
    let center = CGPoint(x: size.width / 2, y: size.height / 2)
    guard radius > 0 else { return path }
    path.move(to: CGPoint(x: center.x, y: center.y - radius))
    for _ in 0..<turns {
      path.addRelativeArc(center: center, radius: radius, startAngle: -.pi / 2, delta: 2 * .pi)
    }
    return path
  }

  func shape(turns: Int, color: CGColor, scale: CGFloat) -> CAShapeLayer {
    let shape = CAShapeLayer()
    shape.frame = CGRect(origin: .zero, size: size)
    shape.contentsScale = scale
    shape.path = path(turns: turns)
    shape.fillColor = nil
    shape.strokeColor = color
    shape.lineWidth = thickness
    // SVProgressHUD's rings have round ends too. MBProgressHUD's annulus has square ends, which
    // reach as far but have corners that stick out of a thin circle.
    shape.lineCap = .round
    return shape
  }
}
