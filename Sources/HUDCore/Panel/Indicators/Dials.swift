import HUDLayers

/// How each progress looks: its layer, and in it the stroke that grows.
@MainActor struct Dials {
  typealias DialLayers = (layer: CALayer, stroke: CAShapeLayer)

  nonisolated static let size = CGSize(width: 37, height: 37)
  nonisolated static let barSize = CGSize(width: 120, height: 10)

  private let look: IndicatorDesign.Look

  init(_ look: IndicatorDesign.Look) { self.look = look }

  /// A thin ring over its pale track.
  func ring() -> DialLayers { ring(look.ring) }

  /// A ring that fills the dial to its edge.
  func annular() -> DialLayers {
    ring(RingGeometry(radius: 17.5, thickness: 2, size: Self.size))
  }

  private func ring(_ geometry: RingGeometry) -> DialLayers {
    let track = geometry.shape(turns: 1, color: look.color, scale: look.scale)
    // SVProgressHUD and MBProgressHUD take that for the colour's alpha, whatever it was.
    track.opacity = Float(min(0.1 / look.color.alpha, 1))
    let stroke = geometry.shape(turns: 1, color: look.color, scale: look.scale)
    return (group(track, stroke, size: geometry.size), stroke)
  }

  /// A disc in an outline. A stroke as wide as its circle's radius is twice is a full disc.
  func pie() -> DialLayers {
    let outline = RingGeometry(radius: 17.5, thickness: 2, size: Self.size)
      .shape(turns: 1, color: look.color, scale: look.scale)
    let stroke = RingGeometry(radius: 7.25, thickness: 14.5, size: Self.size)
      .shape(turns: 1, color: look.color, scale: look.scale)
    stroke.lineCap = .butt
    return (group(outline, stroke, size: Self.size), stroke)
  }

  /// A line in an outline, clipped to a shape of its own: so every percent moves its end.
  ///
  /// MBProgressHUD keeps a point free around the outline, which leaves a line of two points in it.
  /// Ours takes the whole room, so that the line that is looked at is the thicker one of both.
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
