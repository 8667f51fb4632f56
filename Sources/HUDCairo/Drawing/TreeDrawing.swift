#if os(Linux)
import CHUDPango
import HUDLayers

/// The objects that draw the parts of layers. They cache what takes long to make.
struct Painters {
  let text = Typesetter()
  let shadows = ShadowPainter()
  let gradients = GradientPainter()
  let images = ImagePainter()
  let shapes = ShapePainter()

  func forget() {
    text.forget()
    shadows.shadows.empty()
    gradients.conicGradients.empty()
    images.pictures.empty()
    shapes.measuredPaths.empty()
  }
}

/// Draws a layer tree as it looks at `time`, layer by layer.
struct TreeDrawing {
  let painters: Painters
  let context: Context
  let time: CFTimeInterval
  /// The pixels per point of the whole picture. Cached surfaces have this resolution whatever the
  /// scale of their layer, so they remain usable while a layer grows or shrinks.
  let pixelsPerPoint: CGFloat
  var filter: LayerFilter

  func drawRoot(_ model: CALayer) {
    guard context.transform.isInvertible else { return }
    entering(model)?.drawInside(model, opacity: 1)
  }

  func drawSublayer(_ model: CALayer, opacity: CGFloat) {
    context.isolated {
      guard context.concatenate(model.animated(at: time).transformToSuperlayer) else { return }
      entering(model)?.drawInside(model, opacity: opacity)
    }
  }

  private func entering(_ model: CALayer) -> TreeDrawing? {
    guard let filter = filter.entering(model) else { return nil }
    var drawing = self
    drawing.filter = filter
    return drawing
  }

  /// Draws `model` and its sublayers. The context must already be in the layer's coordinates.
  private func drawInside(_ model: CALayer, opacity: CGFloat) {
    let layer = model.animated(at: time)
    let opacity = opacity * min(CGFloat(layer.opacity), 1)
    guard !layer.isHidden, opacity > 0, context.canCount(layer.bounds) else { return }
    let paints = DrawList(of: layer, model: model, filter)
    guard paints.count > 0 else { return }
    if let mask = model.mask {
      if opacity == 1, strokeThrough(mask, paints) { return }
      drawMasked(by: mask, model, opacity: opacity) { paint(paints, of: layer, opacity: 1) }
    } else if opacity < 1, paints.count > 1 {
      // Draw the parts as a group. Otherwise each translucent part would show the parts behind it.
      drawGroup(model, opacity: opacity) { paint(paints, of: layer, opacity: 1) }
    } else {
      paint(paints, of: layer, opacity: opacity)
    }
  }

  private func drawGroup(_ model: CALayer, opacity: CGFloat, _ body: () -> Void) {
    context.isolated {
      context.clipToPixels(of: reach(of: model))
      context.paint(context.group(body), opacity: opacity)
    }
  }

  private func drawMasked(
    by mask: CALayer, _ model: CALayer, opacity: CGFloat, _ body: () -> Void
  ) {
    context.isolated {
      context.clipToPixels(of: reach(of: model))
      context.clipToPixels(of: reachInSuperlayer(of: mask))
      let content = context.group(body)
      var drawing = self
      drawing.filter = .whole
      let coverage = context.group { drawing.drawSublayer(mask, opacity: opacity) }
      context.paint(content, through: coverage)
    }
  }
}

extension TreeDrawing {
  /// Returns the rectangle, in the layer's own coordinates, that contains everything that the layer
  /// and its sublayers draw. Groups are clipped to this rectangle, to keep them small.
  func reach(of model: CALayer) -> CGRect {
    let layer = model.animated(at: time)
    guard !layer.masksToBounds else { return layer.bounds }
    var reach = layer.hasInside ? layer.bounds : .null
    if layer.castsShadow { reach = reach.union(layer.shadowReach) }
    if let shape = layer as? CAShapeLayer { reach = reach.union(shape.pathReach) }
    for sublayer in model.sublayers ?? [] {
      reach = reach.union(reachInSuperlayer(of: sublayer))
    }
    return reach.isNull ? .zero : reach
  }

  func reachInSuperlayer(of model: CALayer) -> CGRect {
    let transform = model.animated(at: time).transformToSuperlayer
    let reach = reach(of: model).applying(transform)
    // A layer whose transform is not finite is not drawn, so its rectangle is empty.
    return [reach.minX, reach.minY, reach.width, reach.height].allSatisfy(\.isFinite)
      ? reach : .zero
  }
}

extension TreeDrawing {
  private func paint(_ paints: DrawList, of layer: CALayer, opacity: CGFloat) {
    for item in paints.under {
      paint(item, of: layer, opacity: opacity)
    }
    context.isolated {
      if layer.masksToBounds { context.clip(to: layer.outline) }
      for item in paints.inner {
        paint(item, of: layer, opacity: opacity)
      }
    }
    for item in paints.over {
      paint(item, of: layer, opacity: opacity)
    }
  }

  private func paint(_ item: DrawList.Paint, of layer: CALayer, opacity: CGFloat) {
    switch item {
    case .shadow:
      painters.shadows.drawShadow(
        of: layer, opacity: opacity, pixelsPerPoint: pixelsPerPoint, context: context)
    case .background(let color):
      context.set(color, opacity: opacity)
      context.fill(layer.outline)
    case .image(let image):
      painters.images.draw(image, in: layer.bounds, opacity: opacity, context: context)
    case .gradient(let gradient):
      painters.gradients.draw(
        gradient, opacity: opacity, pixelsPerPoint: pixelsPerPoint, context: context)
    case .fill(let shape, let color):
      painters.shapes.fill(shape, color, opacity: opacity, context: context)
    case .stroke(let shape, let color):
      painters.shapes.stroke(shape, color, opacity: opacity, context: context)
    case .text(let text):
      draw(text, opacity: opacity)
    case .sublayer(let sublayer):
      drawSublayer(sublayer, opacity: opacity)
    case .border(let color):
      drawBorder(of: layer, color, opacity: opacity)
    }
  }

  /// Draws the border by filling the band between two outlines, not by stroking one outline.
  ///
  /// So a border wider than the corner radius has square inner corners, and a border wider than the
  /// layer fills the whole layer.
  private func drawBorder(of layer: CALayer, _ color: CGColor, opacity: CGFloat) {
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

  private func draw(_ layer: CATextLayer, opacity: CGFloat) {
    guard let string = layer.string as? String,
      let color = layer.foregroundColor?.visible,
      let faded = color.copy(alpha: min(color.alpha, 1) * opacity)
    else { return }
    painters.text.draw(
      string, style: TextStyle(layer), color: faded, in: layer.bounds, context: context.pointer)
  }
}

extension TreeDrawing {
  /// Draws a layer whose only content is a stroke, and whose mask is only a conic gradient.
  ///
  /// Painting the stroke with the gradient looks the same as masking the stroke, but does not need
  /// the two Cairo groups of a mask. So a rotating ring is cheap to draw.
  ///
  /// - Parameters:
  ///   - model: The mask of the layer.
  ///   - paints: The parts that the layer draws.
  /// - Returns: False if the layer or its mask is anything else. In that case nothing was drawn.
  private func strokeThrough(_ model: CALayer, _ paints: DrawList) -> Bool {
    guard paints.count == 1, case .stroke(let shape, let color)? = paints.inner.first,
      model.sublayers == nil, model.mask == nil,
      let mask = model.animated(at: time) as? CAGradientLayer, mask.isNothingButConic,
      !shape.masksToBounds
    else { return false }
    context.isolated {
      let isDrawable = painters.gradients.setSource(
        mask, tinted: color, pixelsPerPoint: pixelsPerPoint, context: context)
      if isDrawable { painters.shapes.strokeInSource(shape, context: context) }
    }
    return true
  }
}

extension CAGradientLayer {
  fileprivate var isNothingButConic: Bool {
    let isSquareAndPlain = cornerRadius <= 0 && borderWidth <= 0 && backgroundColor == nil
    return type == .conic && !isHidden && opacity == 1 && hasInside && isSquareAndPlain
      && !castsShadow
  }
}
#endif
