#if os(Linux)
import CPangoCairo
import LayerKit

extension TreeDrawing {
  func draw(_ layer: CAGradientLayer, opacity: CGFloat) {
    guard let stops = GradientStops(layer) else { return }
    let (start, end) = (layer.point(at: layer.startPoint), layer.point(at: layer.endPoint))
    guard [start.x, start.y, end.x, end.y].allSatisfy({ abs($0) < 1_000_000 }) else { return }
    switch layer.type {
    case .axial:
      // Never null, here and below: without memory it is a pattern in an error state.
      let pattern = Pattern(owning: cairo_pattern_create_linear(start.x, start.y, end.x, end.y)!)
      stops.add(to: pattern)
      context.fill(layer.outline, with: pattern, opacity: opacity)
    case .radial:
      drawRadial(stops, center: start, corner: end, in: layer, opacity: opacity)
    case .conic:
      drawConic(stops, center: start, towards: end, in: layer, opacity: opacity)
    default:
      preconditionFailure("A gradient cannot be drawn as \(layer.type).")
    }
  }

  /// An ellipse, one corner of the box round it given.
  private func drawRadial(
    _ stops: GradientStops, center: CGPoint, corner: CGPoint, in layer: CALayer, opacity: CGFloat
  ) {
    let (radiusX, radiusY) = (abs(corner.x - center.x), abs(corner.y - center.y))
    guard radiusX > 0, radiusY > 0 else { return }
    let pattern = Pattern(owning: cairo_pattern_create_radial(0, 0, 0, 0, 0, 1)!)
    stops.add(to: pattern)
    var matrix = cairo_matrix_t(
      xx: 1 / radiusX, yx: 0, xy: 0, yy: 1 / radiusY, x0: -center.x / radiusX,
      y0: -center.y / radiusY)
    cairo_pattern_set_matrix(pattern.pointer, &matrix)
    context.fill(layer.outline, with: pattern, opacity: opacity)
  }

  private func drawConic(
    _ stops: GradientStops, center: CGPoint, towards end: CGPoint, in layer: CALayer,
    opacity: CGFloat
  ) {
    let gradient = ConicGradient(
      stops: stops, size: layer.bounds.size, pixelsPerPoint: pixelsPerPoint,
      center: CGPoint(x: center.x - layer.bounds.minX, y: center.y - layer.bounds.minY),
      startAngle: atan2(end.y - center.y, end.x - center.x))
    let surface = renderer.conicGradients.value(for: gradient) { try? gradient.surface() }
    guard let surface else { return }
    draw(surface, in: layer.bounds, clippedTo: layer.outline, opacity: opacity)
  }
}

extension CALayer {
  /// A point in the unit square laid over the bounds.
  fileprivate func point(at unit: CGPoint) -> CGPoint {
    CGPoint(x: bounds.minX + unit.x * bounds.width, y: bounds.minY + unit.y * bounds.height)
  }
}
#endif
