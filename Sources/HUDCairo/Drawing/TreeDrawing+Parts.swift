#if os(Linux)
import CHUDPango
import HUDLayers

extension TreeDrawing {
  /// Returns the functions that draw a layer's own content: its shape, gradient, text or image.
  func content(of layer: CALayer) -> [Part] {
    switch layer {
    case let shape as CAShapeLayer:
      var content: [Part] = []
      if let color = shape.fillColor?.visible {
        content.append { fill(shape, color, opacity: $0) }
      }
      if let color = shape.strokeColor?.visible {
        content.append { stroke(shape, color, opacity: $0) }
      }
      return content
    case _ where !layer.isLargeEnough: return []
    case let gradient as CAGradientLayer: return [{ draw(gradient, opacity: $0) }]
    case let text as TextLayer: return [{ draw(text, opacity: $0) }]
    default:
      guard let image = layer.contents as? CGImage else { return [] }
      return [{ draw(image, in: layer, opacity: $0) }]
    }
  }

  func drawShadow(of layer: CALayer, opacity: CGFloat) {
    let form = BlurredOutline(
      outline: layer.shadowPath.map(Outline.path) ?? layer.outline,
      box: layer.shadowPath?.boundingBox ?? layer.bounds, radius: layer.shadowRadius,
      pixelsPerPoint: pixelsPerPoint)
    let offset = layer.shadowOffset
    guard let color = layer.shadowColor,
      context.canCount(form.reach.offsetBy(dx: offset.width, dy: offset.height))
    else { return }
    let shadow = renderer.shadows.value(for: form) { CairoError.logged { try form.surface() } }
    guard let shadow else { return }
    context.isolated {
      let body = layer.shadowPath == nil ? min(layer.backgroundColor?.alpha ?? 0, 1) : 1
      let strength = body * min(CGFloat(layer.shadowOpacity), 1)
      context.set(color, opacity: strength * opacity)
      cairo_translate(
        context.pointer, offset.width + form.reach.minX, offset.height + form.reach.minY)
      context.snapToPixels()
      cairo_scale(context.pointer, 1 / shadow.scale, 1 / shadow.scale)
      cairo_mask_surface(context.pointer, shadow.pointer, 0, 0)
    }
  }

  /// Draws the border by filling the band between two outlines, not by stroking one outline.
  ///
  /// So a border wider than the corner radius has square inner corners, and a border wider than the
  /// layer fills the whole layer.
  func drawBorder(of layer: CALayer, _ color: CGColor, opacity: CGFloat) {
    let inner = layer.bounds.insetBy(dx: layer.borderWidth, dy: layer.borderWidth)
    context.isolated {
      context.set(color, opacity: opacity)
      cairo_set_fill_rule(context.pointer, CAIRO_FILL_RULE_EVEN_ODD)
      if inner.width > 0, inner.height > 0 {
        let radius = layer.cornerRadius - layer.borderWidth
        context.add(.rounded(inner, radius: radius, curve: layer.cornerCurve))
      }
      context.fill(layer.outline)
    }
  }

  /// Draws `image`, stretched to the bounds of `layer`.
  private func draw(_ image: CGImage, in layer: CALayer, opacity: CGFloat) {
    // Look the image up by identity, because comparing pixels would take longer than drawing them.
    let (_, picture) = renderer.images.value(for: ObjectIdentifier(image)) {
      (image, CairoError.logged { try Surface(image) })
    }
    guard let picture else { return }
    context.fill(.rectangle(layer.bounds), with: picture, in: layer.bounds, opacity: opacity)
  }

  private func draw(_ layer: TextLayer, opacity: CGFloat) {
    guard let string = layer.string, let color = layer.color?.visible,
      let faded = color.copy(alpha: min(color.alpha, 1) * opacity)
    else { return }
    renderer.text.draw(
      string, style: layer.style, color: faded, in: layer.bounds, context: context.pointer)
  }
}

extension TreeDrawing {
  private func fill(_ shape: CAShapeLayer, _ color: CGColor, opacity: CGFloat) {
    guard let path = shape.path, !path.isEmpty, context.canCount(path.boundingBox) else { return }
    context.isolated {
      context.set(color, opacity: opacity)
      if shape.fillRule == .evenOdd {
        cairo_set_fill_rule(context.pointer, CAIRO_FILL_RULE_EVEN_ODD)
      }
      context.fill(.path(path))
    }
  }

  private func stroke(_ shape: CAShapeLayer, _ color: CGColor, opacity: CGFloat) {
    context.isolated {
      context.set(color, opacity: opacity)
      strokeInSource(shape)
    }
  }

  /// Strokes the path of `shape` with the context's current source.
  func strokeInSource(_ shape: CAShapeLayer) {
    guard let path = shape.path, !path.isEmpty, shape.lineWidth > 0,
      context.canCount(path.boundingBox.insetBy(dx: -shape.lineWidth, dy: -shape.lineWidth))
    else { return }
    let elements = strokedElements(of: shape, path)
    guard !elements.isEmpty else { return }
    // Do not set the mitre limit, which is 10 in Cairo as in Core Animation.
    cairo_set_line_width(context.pointer, shape.lineWidth)
    cairo_set_line_cap(context.pointer, shape.lineCap.cairo)
    cairo_set_line_join(context.pointer, shape.lineJoin.cairo)
    context.add(elements)
    cairo_stroke(context.pointer)
  }

  private func strokedElements(of shape: CAShapeLayer, _ path: CGPath) -> [PathElement] {
    let (start, end) = (max(shape.strokeStart, 0), min(shape.strokeEnd, 1))
    if start == 0, end == 1 { return path.elements }
    return renderer.measuredPaths.value(for: path) { MeasuredPath(path.elements) }
      .trimmed(from: start, to: end)
  }
}

extension TreeDrawing {
  private func draw(_ layer: CAGradientLayer, opacity: CGFloat) {
    guard let gradient = Gradient(layer) else { return }
    let (start, end) = (gradient.start, gradient.end)
    switch layer.type {
    case .axial:
      let pattern = Pattern(
        // Cairo never returns null, here and below: if memory runs out, it returns a pattern in an
        // error state.
        owning: cairo_pattern_create_linear(start.x, start.y, end.x, end.y)!)
      gradient.add(to: pattern)
      context.fill(layer.outline, with: pattern, opacity: opacity)
    case .radial:
      // A radial gradient is an ellipse. The axis leads from the centre of the ellipse to a corner
      // of the ellipse's bounding box.
      let quarter = CGRect(
        x: start.x, y: start.y, width: abs(end.x - start.x), height: abs(end.y - start.y))
      guard quarter.isLargeEnough else { return }
      let pattern = Pattern(owning: cairo_pattern_create_radial(0, 0, 0, 0, 0, 1)!)
      gradient.add(to: pattern)
      pattern.setTransform(quarter.transformToUnitSquare)
      context.fill(layer.outline, with: pattern, opacity: opacity)
    case .conic:
      guard let surface = conicSurface(gradient, in: layer.bounds) else { return }
      context.fill(layer.outline, with: surface, in: layer.bounds, opacity: opacity)
    }
  }

  /// Returns a conic gradient as a picture that fills `bounds`; nil if the picture cannot be
  /// created.
  func conicSurface(_ gradient: Gradient, in bounds: CGRect) -> Surface? {
    let conic = ConicGradient(gradient: gradient, bounds: bounds, pixelsPerPoint: pixelsPerPoint)
    return renderer.conicGradients.value(for: conic) {
      CairoError.logged { try conic.surface() }
    }
  }
}

extension Context {
  /// Moves the origin to a whole pixel. In a soft shadow nobody sees the difference, but Cairo is
  /// ten times as fast if the shadow's pixels coincide with those of the target.
  fileprivate func snapToPixels() {
    var matrix = cairo_matrix_t()
    cairo_get_matrix(pointer, &matrix)
    matrix.x0.round()
    matrix.y0.round()
    cairo_set_matrix(pointer, &matrix)
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
