#if os(Linux)
import CHUDPango
import HUDLayers

/// One drawing of a tree: what stays the same from layer to layer, and the way through them.
struct TreeDrawing {
  let renderer: LayerRenderer
  let context: Context
  let time: CFTimeInterval
  /// Of the picture as a whole. Surfaces are made for it, and kept while a layer grows or shrinks.
  let pixelsPerPoint: CGFloat
  var selection: LayerFilter

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
    guard let selection = selection.entering(model) else { return nil }
    var drawing = self
    drawing.selection = selection
    return drawing
  }

  /// Draws a layer in whose coordinates the context already is.
  private func drawInside(_ model: CALayer, opacity: CGFloat) {
    let layer = model.animated(at: time)
    let opacity = opacity * min(CGFloat(layer.opacity), 1)
    guard !layer.isHidden, opacity > 0, context.canCount(layer.bounds) else { return }
    let paints = DrawList(of: layer, model: model, selection)
    guard paints.count > 0 else { return }
    if let mask = model.mask {
      if opacity == 1, strokeThrough(mask, paints) { return }
      drawMasked(by: mask, model, opacity: opacity) { paint(paints, of: layer, opacity: 1) }
    } else if opacity < 1, paints.count > 1 {
      // One by one they would show through each other.
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
      drawing.selection = .everything
      let coverage = context.group { drawing.drawSublayer(mask, opacity: opacity) }
      context.paint(content, through: coverage)
    }
  }
}

extension TreeDrawing {
  /// The rectangle, in the layer's own coordinates, beyond which nothing of it is drawn. Groups are
  /// made that large and no larger.
  func reach(of model: CALayer) -> CGRect {
    let layer = model.animated(at: time)
    guard !layer.masksToBounds else { return layer.bounds }
    var reach = layer.hasInside ? layer.bounds : .null
    if layer.castsShadow { reach = reach.union(shadowReach(of: layer)) }
    if let shape = layer as? CAShapeLayer { reach = reach.union(shape.pathReach) }
    if let image = layer.contents as? CGImage { reach = reach.union(layer.frame(of: image)) }
    for sublayer in model.sublayers ?? [] {
      reach = reach.union(reachInSuperlayer(of: sublayer))
    }
    return reach.isNull ? .zero : reach
  }

  func reachInSuperlayer(of model: CALayer) -> CGRect {
    let transform = model.animated(at: time).transformToSuperlayer
    let reach = reach(of: model).applying(transform)
    // One that is no number is not drawn either.
    return [reach.minX, reach.minY, reach.width, reach.height].allSatisfy(\.isFinite)
      ? reach : .zero
  }
}

extension CAShapeLayer {
  fileprivate var pathReach: CGRect {
    guard let path, !path.isEmpty else { return .null }
    guard strokeColor != nil, lineWidth > 0 else { return path.boundingBox }
    // A square cap reaches the diagonal of half the line, a mitre at most its limit.
    let distance = lineWidth / 2 * max(lineJoin == .miter ? usableMiterLimit : 1, 2.squareRoot())
    return path.boundingBox.insetBy(dx: -distance, dy: -distance)
  }
}
#endif
