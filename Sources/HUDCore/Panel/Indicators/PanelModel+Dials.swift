import HUDLayers

/// The layers of the determinate indicators. In `DialLayers`, `stroke` is the part that grows, a
/// sublayer of `layer`.
@MainActor extension PanelModel {
  typealias DialLayers = (layer: CALayer, stroke: CAShapeLayer)

  func layers(of dial: HUD.Indicator.Dial) -> DialLayers {
    switch dial {
    case .ring: layers(of: ring)
    case .annular: layers(of: round)
    case .pie: pie()
    case .bar: style.isFilled ? filledBar() : outlinedBar()
    }
  }

  /// The geometry of the annulus, the pie and the activity wheel. In the outlined finish, these
  /// have the size of MBProgressHUD's indicators.
  var round: RingGeometry { style.isFilled ? ring : .outlined }

  private func layers(of ring: RingGeometry) -> DialLayers {
    let track = ring.shape(turns: 1, color: trackColor, scale: metrics.scale)
    let stroke = ring.shape(turns: 1, color: indicatorColor, scale: metrics.scale)
    return grow(stroke, on: track)
  }

  /// Returns a disc in an outline.
  ///
  /// The disc is the stroke of a circle. The stroke is twice as wide as the circle's radius, so it
  /// reaches to the centre.
  private func pie() -> DialLayers {
    let size = round.size
    let outer = round.radius + round.thickness / 2
    let thickness = style.isFilled ? ring.thickness * 5 / 7 : 2
    // Leave two points of air between outline and disc. In the filled finish the air grows with
    // the thickness of the ring, and is two points wide for the default thickness.
    let disc = outer - thickness - (style.isFilled ? ring.thickness * 4 / 7 : 2)
    let outline = RingGeometry(radius: outer - thickness / 2, thickness: thickness, size: size)
      .shape(turns: 1, color: indicatorColor, scale: metrics.scale)
    let stroke = RingGeometry(radius: disc / 2, thickness: disc, size: size)
      .shape(turns: 1, color: indicatorColor, scale: metrics.scale)
    stroke.lineCap = .butt
    return grow(stroke, on: outline)
  }

  /// Returns a capsule that fills from one end, over a pale track.
  private func filledBar() -> DialLayers {
    let bounds = CGRect(x: 0, y: 0, width: 160, height: 6)
    // Leave space for the round ends, which reach beyond the line.
    let middle = bounds.insetBy(dx: bounds.height / 2, dy: 0)
    let track = line(along: middle, in: bounds, color: trackColor)
    let stroke = line(along: middle, in: bounds, color: indicatorColor)
    for line in [track, stroke] { line.lineCap = .round }
    return grow(stroke, on: track)
  }

  /// Returns a line in a rounded outline.
  ///
  /// The line has square ends and is clipped to a rounded shape, so that every percent moves the
  /// end of the line. MBProgressHUD leaves a point free around the outline, which makes the line
  /// as thin as the outline. Here the outline takes the whole height, so the line is thicker.
  private func outlinedBar() -> DialLayers {
    let bounds = CGRect(x: 0, y: 0, width: 120, height: 10)
    let outline = CAShapeLayer.stroke(
      rounded(bounds.insetBy(dx: 1, dy: 1)), in: bounds, color: indicatorColor, width: 2,
      scale: metrics.scale)
    let inside = bounds.insetBy(dx: 3, dy: 3)
    let stroke = line(along: inside, in: bounds, color: indicatorColor)
    let clip = CAShapeLayer()
    clip.frame = bounds
    clip.path = rounded(inside)
    stroke.mask = clip
    return grow(stroke, on: outline)
  }

  /// Returns a stroke as wide as `rect` is high, which begins on the side where reading begins.
  private func line(along rect: CGRect, in bounds: CGRect, color: CGColor) -> CAShapeLayer {
    let ends = [CGPoint(x: rect.minX, y: rect.midY), CGPoint(x: rect.maxX, y: rect.midY)]
    let path = CGMutablePath()
    path.addLines(between: metrics.isRightToLeft ? ends.reversed() : ends)
    return .stroke(path, in: bounds, color: color, width: rect.height, scale: metrics.scale)
  }

  private func rounded(_ rect: CGRect) -> CGPath {
    .roundedRect(rect, cornerRadius: rect.height / 2)
  }

  private func grow(_ stroke: CAShapeLayer, on track: CALayer) -> DialLayers {
    track.addSublayer(stroke)
    return (track, stroke)
  }
}
