#if os(Linux)
import CHUDPango
import HUDLayers

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

  /// A band between two outlines rather than a stroke, so that a border wider than the corner's
  /// radius has a square inner corner, and one wider than the layer fills it.
  private func drawBorder(of layer: CALayer, _ color: CGColor, opacity: CGFloat) {
    let inner = layer.bounds.insetBy(dx: layer.borderWidth, dy: layer.borderWidth)
    context.isolated {
      context.set(color, opacity: opacity)
      cairo_set_fill_rule(context.pointer, CAIRO_FILL_RULE_EVEN_ODD)
      if inner.width > 0, inner.height > 0 {
        let radius = layer.cornerRadius - layer.borderWidth
        context.add(.rounded(inner, radius: radius, corners: layer.maskedCorners))
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
