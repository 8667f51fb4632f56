#if os(Linux)
import CHUDPango
import HUDLayers

extension TreeDrawing {
  func draw(_ layer: CAGradientLayer, opacity: CGFloat) {
    guard let stops = GradientStops(layer), let axis = GradientAxis(layer) else { return }
    switch layer.type {
    case .axial:
      let pattern = Pattern(
        // Never null, here and below: without memory it is a pattern in an error state.
        owning: cairo_pattern_create_linear(axis.start.x, axis.start.y, axis.end.x, axis.end.y)!)
      stops.add(to: pattern)
      context.fill(layer.outline, with: pattern, opacity: opacity)
    case .radial:
      drawRadial(stops, axis, in: layer, opacity: opacity)
    case .conic:
      guard let surface = conicSurface(stops, axis, in: layer) else { return }
      draw(surface, in: layer.bounds, clippedTo: layer.outline, opacity: opacity)
    default:
      preconditionFailure("A gradient cannot be drawn as \(layer.type).")
    }
  }

  /// An ellipse: the axis goes from its centre to a corner of the box round it.
  private func drawRadial(
    _ stops: GradientStops, _ axis: GradientAxis, in layer: CALayer, opacity: CGFloat
  ) {
    let quarter = CGRect(
      x: axis.start.x, y: axis.start.y, width: abs(axis.end.x - axis.start.x),
      height: abs(axis.end.y - axis.start.y))
    guard quarter.hasInside else { return }
    let pattern = Pattern(owning: cairo_pattern_create_radial(0, 0, 0, 0, 0, 1)!)
    stops.add(to: pattern)
    pattern.setTransform(quarter.transformToUnitSquare)
    context.fill(layer.outline, with: pattern, opacity: opacity)
  }

  /// The gradient as a picture that fills the layer's bounds.
  func conicSurface(
    _ stops: GradientStops, _ axis: GradientAxis, in layer: CALayer
  ) -> Surface? {
    let gradient = ConicGradient(
      stops: stops, axis: axis, bounds: layer.bounds, pixelsPerPoint: pixelsPerPoint)
    return renderer.conicGradients.value(for: gradient) { try? gradient.surface() }
  }
}

/// From where to where a gradient goes, in the layer's coordinates.
struct GradientAxis {
  let start: CGPoint
  let end: CGPoint

  /// Nil where it goes farther than Cairo can count.
  init?(_ layer: CAGradientLayer) {
    func place(_ unit: CGPoint) -> CGPoint {
      CGPoint(
        x: layer.bounds.minX + unit.x * layer.bounds.width,
        y: layer.bounds.minY + unit.y * layer.bounds.height)
    }
    (start, end) = (place(layer.startPoint), place(layer.endPoint))
    guard [start.x, start.y, end.x, end.y].allSatisfy({ abs($0) < 1_000_000 }) else { return nil }
  }
}
#endif
