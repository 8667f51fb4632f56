package import HUDLayers

/// The radius and the stroke width of a ring, and the size of the layer in which it is centred.
package struct RingGeometry: Equatable {
  package let radius: CGFloat
  package let thickness: CGFloat
  package let size: CGSize

  /// The geometry of MBProgressHUD's ring, for the round indicators of the outlined finish.
  static let outlined = RingGeometry(
    radius: 17.5, thickness: 2, size: CGSize(width: 37, height: 37))

  package func shape(turns: Int, color: CGColor, scale: CGFloat) -> CAShapeLayer {
    let bounds = CGRect(origin: .zero, size: size)
    let shape = CAShapeLayer.stroke(
      .circle(center: bounds.center, radius: radius, turns: turns), in: bounds, color: color,
      width: thickness, scale: scale)
    // SVProgressHUD's rings have round ends too. MBProgressHUD's annulus has square ends, which are
    // equally long but have corners that stick out of a thin circle.
    shape.lineCap = .round
    return shape
  }
}

extension RingGeometry {
  /// Creates a ring. The outlined finish leaves five points free around the stroke.
  package init(radius: CGFloat, thickness: CGFloat, finish: HUD.Style.Finish) {
    let side =
      finish.isFilled
      ? (2 * radius + thickness).rounded(.up) : max(2 * (radius + thickness / 2 + 5), 0)
    self.init(radius: radius, thickness: thickness, size: CGSize(width: side, height: side))
  }
}

extension CGPath {
  /// Returns a path of `turns` full turns, clockwise from 12 o'clock.
  static func circle(center: CGPoint, radius: CGFloat, turns: Int = 1) -> CGPath {
    let path = CGMutablePath()
    guard radius > 0 else { return path }
    for _ in 0..<turns {
      path.addRelativeArc(center: center, radius: radius, startAngle: -.pi / 2, delta: 2 * .pi)
    }
    return path
  }
}

extension CAShapeLayer {
  /// Returns a layer that draws `path` as a line.
  static func stroke(
    _ path: CGPath, in frame: CGRect, color: CGColor, width: CGFloat, scale: CGFloat
  ) -> CAShapeLayer {
    let shape = CAShapeLayer()
    shape.frame = frame
    shape.contentsScale = scale
    shape.path = path
    shape.fillColor = nil
    shape.strokeColor = color
    shape.lineWidth = width
    return shape
  }
}
