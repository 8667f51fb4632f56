#if os(Linux)
import CHUDPango
import HUDLayers

/// Draws one layer tree at one time, layer by layer.
struct TreeDrawing {
  let renderer: LayerRenderer
  let context: Context
  let time: CFTimeInterval
  /// The pixels per point of the whole picture. Cached surfaces have this density, so that they can
  /// be kept while a layer grows or shrinks.
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

  /// Draws a layer. The context must already be in the layer's coordinates.
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
      // Drawn one by one, the parts would show through each other.
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
  /// Returns the rectangle, in the layer's own coordinates, that contains everything that the layer
  /// draws. Groups are made just that large.
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
    // A layer with a transform that is not finite is not drawn, and so needs no room.
    return [reach.minX, reach.minY, reach.width, reach.height].allSatisfy(\.isFinite)
      ? reach : .zero
  }
}

extension CAShapeLayer {
  fileprivate var pathReach: CGRect {
    guard let path, !path.isEmpty else { return .null }
    guard strokeColor != nil, lineWidth > 0 else { return path.boundingBox }
    // A square cap reaches out by the diagonal of half the line width, a mitre at most by its
    // limit.
    let distance = lineWidth / 2 * max(lineJoin == .miter ? usableMiterLimit : 1, 2.squareRoot())
    return path.boundingBox.insetBy(dx: -distance, dy: -distance)
  }
}
#endif
