#if os(Linux)
import CHUDPango
import HUDLayers

/// Draws a layer tree as it looks at `time`, layer by layer.
struct TreeDrawing {
  let renderer: LayerRenderer
  let context: Context
  let time: CFTimeInterval
  /// The pixels per point of the whole picture. Cached surfaces have this resolution whatever the
  /// scale of their layer, so they remain usable while a layer grows or shrinks.
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

  /// Draws `model` and its sublayers. The context must already be in the layer's coordinates.
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
      drawing.selection = .everything
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
    // A layer whose transform is not finite is not drawn, so its rectangle is empty.
    return [reach.minX, reach.minY, reach.width, reach.height].allSatisfy(\.isFinite)
      ? reach : .zero
  }
}

extension CAShapeLayer {
  fileprivate var pathReach: CGRect {
    guard let path, !path.isEmpty else { return .null }
    guard strokeColor != nil, lineWidth > 0 else { return path.boundingBox }
    // A square cap reaches √2 times half the line width beyond the path. A mitre reaches at most
    // the mitre limit times half the line width.
    let distance = lineWidth / 2 * max(lineJoin == .miter ? usableMiterLimit : 1, 2.squareRoot())
    return path.boundingBox.insetBy(dx: -distance, dy: -distance)
  }
}
#endif
