import HUDLayers

/// Makes the layers of the determinate indicators. The stroke is the part that grows.
@MainActor struct Dials {
  typealias DialLayers = (layer: CALayer, stroke: CAShapeLayer)

  nonisolated static let size = CGSize(width: 37, height: 37)
  nonisolated static let barSize = CGSize(width: 120, height: 10)

  private let look: IndicatorDesign.Look

  init(_ look: IndicatorDesign.Look) { self.look = look }

  /// Returns a thin ring over a pale track.
  func ring() -> DialLayers { ring(look.ring) }

  /// Returns a ring that reaches to the edge of the dial, over a pale track.
  func annular() -> DialLayers {
    ring(RingGeometry(radius: 17.5, thickness: 2, size: Self.size))
  }

  private func ring(_ geometry: RingGeometry) -> DialLayers {
    let track = geometry.shape(turns: 1, color: look.color, scale: look.scale)
    // Makes the track's alpha 0.1 whatever the colour's alpha is, as both SVProgressHUD and
    // MBProgressHUD do.
    track.opacity = Float(min(0.1 / look.color.alpha, 1))
    let stroke = geometry.shape(turns: 1, color: look.color, scale: look.scale)
    return (group(track, stroke, size: geometry.size), stroke)
  }

  /// Returns a disc in an outline.
  ///
  /// The disc is a stroke twice as wide as its circle's radius, so it reaches to the centre.
  func pie() -> DialLayers {
    let outline = RingGeometry(radius: 17.5, thickness: 2, size: Self.size)
      .shape(turns: 1, color: look.color, scale: look.scale)
    let stroke = RingGeometry(radius: 7.25, thickness: 14.5, size: Self.size)
      .shape(turns: 1, color: look.color, scale: look.scale)
    stroke.lineCap = .butt
    return (group(outline, stroke, size: Self.size), stroke)
  }

  /// Returns a line in a rounded outline.
  ///
  /// The line has square ends and is clipped to a rounded shape, so that every percent moves its
  /// end. MBProgressHUD leaves a point free around the outline, which makes the line as thin as the
  /// outline. Here the outline takes the whole height, so the line is thicker.
  func bar() -> DialLayers {
    let bounds = CGRect(origin: .zero, size: Self.barSize)
    let outline = CAShapeLayer()
    outline.frame = bounds
    outline.contentsScale = look.scale
    outline.path = rounded(bounds.insetBy(dx: 1, dy: 1))
    outline.fillColor = nil
    outline.strokeColor = look.color
    outline.lineWidth = 2

    let inside = bounds.insetBy(dx: 3, dy: 3)
    let stroke = CAShapeLayer()
    stroke.frame = bounds
    stroke.contentsScale = look.scale
    stroke.path = line(in: inside)
    stroke.fillColor = nil
    stroke.strokeColor = look.color
    stroke.lineWidth = inside.height
    let clip = CAShapeLayer()
    clip.frame = bounds
    clip.path = rounded(inside)
    stroke.mask = clip
    return (group(outline, stroke, size: bounds.size), stroke)
  }

  private func line(in rect: CGRect) -> CGPath {
    let ends = [CGPoint(x: rect.minX, y: rect.midY), CGPoint(x: rect.maxX, y: rect.midY)]
    let path = CGMutablePath()
    path.move(to: ends[look.isRightToLeft ? 1 : 0])
    path.addLine(to: ends[look.isRightToLeft ? 0 : 1])
    return path
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
