#if os(Linux)
import CHUDPango
import HUDLayers

/// The parts that one layer draws, from back to front.
struct DrawList {
  enum Paint {
    case shadow
    case background(CGColor)
    case image(CGImage)
    case gradient(CAGradientLayer)
    case fill(CAShapeLayer, CGColor)
    case stroke(CAShapeLayer, CGColor)
    case text(CATextLayer)
    case sublayer(CALayer)
    case border(CGColor)
  }

  /// The shadow and the background, which are behind the content and not clipped to the bounds.
  private(set) var under: [Paint] = []
  /// The content and the sublayers, which are clipped to the bounds if the layer has
  /// `masksToBounds`.
  private(set) var inner: [Paint] = []
  /// The border, which is in front of the content and not clipped.
  private(set) var over: [Paint] = []

  var count: Int {
    under.count + inner.count + over.count
  }

  init(of layer: CALayer, model: CALayer, _ selection: LayerFilter) {
    if selection.drawsLayerItself {
      addSurroundings(of: layer)
      addContent(of: layer)
    }
    for sublayer in model.sublayersFromBackToFront where selection.entering(sublayer) != nil {
      inner.append(.sublayer(sublayer))
    }
    if layer.masksToBounds, !layer.hasInside { inner = [] }
  }

  private mutating func addSurroundings(of layer: CALayer) {
    if layer.castsShadow { under.append(.shadow) }
    guard layer.hasInside else { return }
    if let color = layer.backgroundColor?.visible { under.append(.background(color)) }
    if layer.borderWidth > 0, let color = layer.borderColor?.visible { over.append(.border(color)) }
  }

  private mutating func addContent(of layer: CALayer) {
    switch layer {
    case let shape as CAShapeLayer:
      if let color = shape.fillColor?.visible { inner.append(.fill(shape, color)) }
      if let color = shape.strokeColor?.visible { inner.append(.stroke(shape, color)) }
    case let gradient as CAGradientLayer:
      if layer.hasInside { inner.append(.gradient(gradient)) }
    case let text as CATextLayer:
      if layer.hasInside { inner.append(.text(text)) }
    default:
      if layer.hasInside, let image = layer.contents as? CGImage { inner.append(.image(image)) }
    }
  }
}

extension CALayer {
  var hasInside: Bool {
    bounds.hasInside
  }

  /// The shape of the layer's background, to which `masksToBounds` clips the content.
  var outline: Outline {
    .rounded(bounds, radius: cornerRadius, corners: maskedCorners, curve: cornerCurve)
  }
}

extension CGColor {
  /// The colour itself; nil if it would be invisible, because it is transparent or not finite.
  var visible: CGColor? {
    alpha > 0 && isFinite ? self : nil
  }
}

extension TreeDrawing {
  func paint(_ paints: DrawList, of layer: CALayer, opacity: CGFloat) {
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
      drawShadow(of: layer, opacity: opacity)
    case .background(let color):
      context.set(color, opacity: opacity)
      context.fill(layer.outline)
    case .image(let image):
      draw(image, in: layer, opacity: opacity)
    case .gradient(let gradient):
      draw(gradient, opacity: opacity)
    case .fill(let shape, let color):
      fill(shape, color, opacity: opacity)
    case .stroke(let shape, let color):
      stroke(shape, color, opacity: opacity)
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
        context.add(
          .rounded(
            inner, radius: radius, corners: layer.maskedCorners, curve: layer.cornerCurve))
      }
      context.fill(layer.outline)
    }
  }

  private func draw(_ layer: CATextLayer, opacity: CGFloat) {
    guard let string = layer.string as? String,
      let color = layer.foregroundColor?.visible,
      let faded = color.copy(alpha: min(color.alpha, 1) * opacity)
    else { return }
    renderer.text.draw(
      string, style: TextStyle(layer), color: faded, in: layer.bounds, context: context.pointer)
  }
}
#endif
