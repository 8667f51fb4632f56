import HUDLayers

/// The determinate indicators. The stroke is the part that grows.
@MainActor extension IndicatorDesign.Look {
  typealias DialLayers = (layer: CALayer, stroke: CAShapeLayer)

  func layers(of dial: HUD.Indicator.Dial) -> DialLayers {
    switch dial {
    case .ring: layers(of: ring)
    case .annular:
      layers(
        of: isFilled
          ? ring : RingGeometry(radius: 17.5, thickness: 2, size: RingGeometry.outlinedSize))
    case .pie: pie()
    case .bar: isFilled ? filledBar() : outlinedBar()
    }
  }

  private func layers(of ring: RingGeometry) -> DialLayers {
    let track = ring.shape(turns: 1, color: self.track, scale: scale)
    let stroke = ring.shape(turns: 1, color: color, scale: scale)
    return (group(track, stroke, size: ring.size), stroke)
  }

  /// Returns a disc in an outline.
  ///
  /// The disc is the stroke of a circle. The stroke is twice as wide as the circle's radius, so it
  /// reaches to the centre.
  private func pie() -> DialLayers {
    let size = isFilled ? ring.size : RingGeometry.outlinedSize
    let outer = isFilled ? ring.radius + ring.thickness / 2 : 18.5
    let thickness = isFilled ? ring.thickness * 5 / 7 : 2
    // Leave two points of air between outline and disc. In the filled finish the air grows with
    // the thickness of the ring, and is two points wide for the default thickness.
    let disc = outer - thickness - (isFilled ? ring.thickness * 4 / 7 : 2)
    let outline = RingGeometry(radius: outer - thickness / 2, thickness: thickness, size: size)
      .shape(turns: 1, color: color, scale: scale)
    let stroke = RingGeometry(radius: disc / 2, thickness: disc, size: size)
      .shape(turns: 1, color: color, scale: scale)
    stroke.lineCap = .butt
    return (group(outline, stroke, size: size), stroke)
  }

  /// Returns a capsule that fills from one end, over a pale track.
  private func filledBar() -> DialLayers {
    let bounds = CGRect(x: 0, y: 0, width: 160, height: 6)
    let track = line(in: bounds, color: self.track)
    let stroke = line(in: bounds, color: color)
    return (group(track, stroke, size: bounds.size), stroke)
  }

  /// A line with round ends that fills `bounds`.
  private func line(in bounds: CGRect, color: CGColor) -> CAShapeLayer {
    let shape = line(along: bounds.insetBy(dx: bounds.height / 2, dy: 0), in: bounds)
    shape.strokeColor = color
    shape.lineWidth = bounds.height
    shape.lineCap = .round
    return shape
  }

  /// Returns a line in a rounded outline.
  ///
  /// The line has square ends and is clipped to a rounded shape, so that every percent moves the
  /// end of the line. MBProgressHUD leaves a point free around the outline, which makes the line
  /// as thin as the outline. Here the outline takes the whole height, so the line is thicker.
  private func outlinedBar() -> DialLayers {
    let bounds = CGRect(x: 0, y: 0, width: 120, height: 10)
    let outline = CAShapeLayer()
    outline.frame = bounds
    outline.contentsScale = scale
    outline.path = rounded(bounds.insetBy(dx: 1, dy: 1))
    outline.fillColor = nil
    outline.strokeColor = color
    outline.lineWidth = 2

    let inside = bounds.insetBy(dx: 3, dy: 3)
    let stroke = line(along: inside, in: bounds)
    stroke.strokeColor = color
    stroke.lineWidth = inside.height
    let clip = CAShapeLayer()
    clip.frame = bounds
    clip.path = rounded(inside)
    stroke.mask = clip
    return (group(outline, stroke, size: bounds.size), stroke)
  }

  /// A stroke in the middle of `rect`, from the side where reading begins.
  private func line(along rect: CGRect, in bounds: CGRect) -> CAShapeLayer {
    let ends = [CGPoint(x: rect.minX, y: rect.midY), CGPoint(x: rect.maxX, y: rect.midY)]
    let path = CGMutablePath()
    path.move(to: ends[isRightToLeft ? 1 : 0])
    path.addLine(to: ends[isRightToLeft ? 0 : 1])
    let shape = CAShapeLayer()
    shape.frame = bounds
    shape.contentsScale = scale
    shape.path = path
    shape.fillColor = nil
    return shape
  }

  private func rounded(_ rect: CGRect) -> CGPath {
    CGPath(
      roundedRect: rect, cornerWidth: rect.height / 2, cornerHeight: rect.height / 2,
      transform: nil)
  }

  private func group(_ below: CALayer, _ above: CALayer, size: CGSize) -> CALayer {
    let group = CALayer()
    group.frame = CGRect(origin: .zero, size: size)
    group.addSublayer(below)
    group.addSublayer(above)
    return group
  }
}

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
