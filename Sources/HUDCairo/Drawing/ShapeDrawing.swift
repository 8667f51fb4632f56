#if os(Linux)
import CHUDPango
import HUDLayers

extension TreeDrawing {
  func fill(_ shape: CAShapeLayer, _ color: CGColor, opacity: CGFloat) {
    guard let path = shape.path, !path.isEmpty, context.canCount(path.boundingBox) else { return }
    context.isolated {
      context.set(color, opacity: opacity)
      if shape.fillRule == .evenOdd {
        cairo_set_fill_rule(context.pointer, CAIRO_FILL_RULE_EVEN_ODD)
      }
      context.fill(.path(path.elements))
    }
  }

  func stroke(_ shape: CAShapeLayer, _ color: CGColor, opacity: CGFloat) {
    context.isolated {
      context.set(color, opacity: opacity)
      strokeInSource(shape)
    }
  }

  /// Strokes the path of `shape` with the context's current source.
  func strokeInSource(_ shape: CAShapeLayer) {
    guard let path = shape.path, !path.isEmpty, context.canCount(path.boundingBox),
      shape.lineWidth > 0,
      context.canCount(path.boundingBox.insetBy(dx: -shape.lineWidth, dy: -shape.lineWidth))
    else { return }
    let elements = strokedElements(of: shape, path)
    guard !elements.isEmpty else { return }
    cairo_set_line_width(context.pointer, shape.lineWidth)
    cairo_set_line_cap(context.pointer, shape.lineCap.cairo)
    cairo_set_line_join(context.pointer, shape.lineJoin.cairo)
    cairo_set_miter_limit(context.pointer, shape.usableMiterLimit)
    setDashes(of: shape, path)
    context.add(elements)
    cairo_stroke(context.pointer)
  }

  private func strokedElements(of shape: CAShapeLayer, _ path: CGPath) -> [PathElement] {
    let (start, end) = (max(shape.strokeStart, 0), min(shape.strokeEnd, 1))
    if start == 0, end == 1 { return path.elements }
    return measured(path).trimmed(from: start, to: end)
  }

  /// Sets the dashes of the line. If a dash has an invalid length or there are too many dashes,
  /// this method sets no dashes, and the line is solid.
  ///
  /// Cairo could not draw such dashes: an invalid length would put the whole context into an error
  /// state, and millions of dashes would take minutes.
  private func setDashes(of shape: CAShapeLayer, _ path: CGPath) {
    let dashes = (shape.lineDashPattern ?? []).map(\.doubleValue)
    let period = dashes.reduce(0, +)
    guard period > 0, dashes.allSatisfy({ $0 >= 0 && $0.isFinite }), shape.lineDashPhase.isFinite,
      measured(path).length / period < 10_000
    else { return }
    let phase = shape.lineDashPhase.remainder(dividingBy: period * 2)
    cairo_set_dash(context.pointer, dashes, Int32(dashes.count), phase)
  }

  private func measured(_ path: CGPath) -> MeasuredPath {
    renderer.measuredPaths.value(for: path) { MeasuredPath(path.elements) }
  }
}

extension CAShapeLayer {
  /// The mitre limit, clamped to 1...100; 1 if it is not finite. A limit above 100 would affect
  /// only corners that are so sharp that nobody sees the difference.
  var usableMiterLimit: CGFloat {
    miterLimit.isFinite ? min(max(miterLimit, 1), 100) : 1
  }
}

extension CAShapeLayerLineCap {
  fileprivate var cairo: cairo_line_cap_t {
    switch self {
    case .round: CAIRO_LINE_CAP_ROUND
    case .square: CAIRO_LINE_CAP_SQUARE
    default: CAIRO_LINE_CAP_BUTT
    }
  }
}

extension CAShapeLayerLineJoin {
  fileprivate var cairo: cairo_line_join_t {
    switch self {
    case .round: CAIRO_LINE_JOIN_ROUND
    case .bevel: CAIRO_LINE_JOIN_BEVEL
    default: CAIRO_LINE_JOIN_MITER
    }
  }
}
#endif
