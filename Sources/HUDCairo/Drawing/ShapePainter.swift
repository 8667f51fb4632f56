#if os(Linux)
import CHUDPango
import HUDLayers

/// Draws the paths of shape layers, and keeps the lengths of paths that are stroked in part.
final class ShapePainter {
  let measuredPaths = Cache<CGPath, MeasuredPath>(limit: 64)

  func fill(_ shape: CAShapeLayer, _ color: CGColor, opacity: CGFloat, context: Context) {
    guard let path = shape.path, !path.isEmpty, context.canCount(path.boundingBox) else { return }
    context.isolated {
      context.set(color, opacity: opacity)
      if shape.fillRule == .evenOdd {
        cairo_set_fill_rule(context.pointer, CAIRO_FILL_RULE_EVEN_ODD)
      }
      context.fill(.path(path.elements))
    }
  }

  func stroke(_ shape: CAShapeLayer, _ color: CGColor, opacity: CGFloat, context: Context) {
    context.isolated {
      context.set(color, opacity: opacity)
      strokeInSource(shape, context: context)
    }
  }

  /// Strokes the path of `shape` with the context's current source.
  func strokeInSource(_ shape: CAShapeLayer, context: Context) {
    guard let path = shape.path, !path.isEmpty, context.canCount(path.boundingBox),
      shape.lineWidth > 0,
      context.canCount(path.boundingBox.insetBy(dx: -shape.lineWidth, dy: -shape.lineWidth))
    else { return }
    let elements = strokedElements(of: shape, path)
    guard !elements.isEmpty else { return }
    cairo_set_line_width(context.pointer, shape.lineWidth)
    cairo_set_line_cap(context.pointer, shape.lineCap.cairo)
    cairo_set_line_join(context.pointer, shape.lineJoin.cairo)
    cairo_set_miter_limit(context.pointer, CAShapeLayer.miterLimit)
    context.add(elements)
    cairo_stroke(context.pointer)
  }

  private func strokedElements(of shape: CAShapeLayer, _ path: CGPath) -> [PathElement] {
    let (start, end) = (max(shape.strokeStart, 0), min(shape.strokeEnd, 1))
    if start == 0, end == 1 { return path.elements }
    return measuredPaths.value(for: path) { MeasuredPath(path.elements) }
      .trimmed(from: start, to: end)
  }
}

extension CAShapeLayer {
  /// Core Animation's own mitre limit.
  fileprivate static let miterLimit: CGFloat = 10

  /// The smallest rectangle around the path and its stroke.
  var pathReach: CGRect {
    guard let path, !path.isEmpty else { return .null }
    guard strokeColor != nil, lineWidth > 0 else { return path.boundingBox }
    // A square cap reaches √2 times half the line width beyond the path. A mitre reaches at most
    // the mitre limit times half the line width.
    let distance = lineWidth / 2 * max(lineJoin == .miter ? Self.miterLimit : 1, 2.squareRoot())
    return path.boundingBox.insetBy(dx: -distance, dy: -distance)
  }
}

extension CAShapeLayerLineCap {
  fileprivate var cairo: cairo_line_cap_t {
    switch self {
    case .butt: CAIRO_LINE_CAP_BUTT
    case .round: CAIRO_LINE_CAP_ROUND
    case .square: CAIRO_LINE_CAP_SQUARE
    }
  }
}

extension CAShapeLayerLineJoin {
  fileprivate var cairo: cairo_line_join_t {
    switch self {
    case .miter: CAIRO_LINE_JOIN_MITER
    case .round: CAIRO_LINE_JOIN_ROUND
    case .bevel: CAIRO_LINE_JOIN_BEVEL
    }
  }
}
#endif
