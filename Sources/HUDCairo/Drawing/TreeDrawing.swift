#if os(Linux)
package import HUDLayers

/// The functions that draw the parts of one layer, from back to front.
struct LayerParts {
  typealias Part = (_ opacity: CGFloat) -> Void

  /// The shadow and the background, which are behind the content and not clipped to the bounds.
  var under: [Part] = []
  /// The content and the sublayers, which are clipped to the bounds if the layer has
  /// `masksToBounds`.
  var inner: [Part] = []
  /// The border, which is in front of the content and not clipped.
  var over: [Part] = []

  var count: Int {
    under.count + inner.count + over.count
  }
}

/// Draws a layer tree as it looks at `time`, layer by layer.
struct TreeDrawing {
  let renderer: LayerRenderer
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
    let parts = parts(of: layer, model)
    guard parts.count > 0 else { return }
    if let mask = model.mask {
      if opacity == 1, parts.count == 1, strokeThrough(mask, layer) { return }
      let content = context.group { draw(parts, of: layer, opacity: 1) }
      var drawing = self
      drawing.filter = .whole
      let coverage = context.group { drawing.drawSublayer(mask, opacity: opacity) }
      context.paint(content, through: coverage)
    } else if opacity < 1, parts.count > 1 {
      // Draw the parts as a group. Otherwise each translucent part would show the parts behind it.
      context.paint(context.group { draw(parts, of: layer, opacity: 1) }, opacity: opacity)
    } else {
      draw(parts, of: layer, opacity: opacity)
    }
  }
}

extension TreeDrawing {
  private func parts(of layer: CALayer, _ model: CALayer) -> LayerParts {
    var parts = LayerParts()
    if filter.drawsLayerItself {
      if layer.castsShadow { parts.under.append { drawShadow(of: layer, opacity: $0) } }
      if layer.hasInside, let color = layer.backgroundColor?.visible {
        parts.under.append {
          context.set(color, opacity: $0)
          context.fill(layer.outline)
        }
      }
      parts.inner = content(of: layer)
      if layer.hasInside, layer.borderWidth > 0, let color = layer.borderColor?.visible {
        parts.over.append { drawBorder(of: layer, color, opacity: $0) }
      }
    }
    for sublayer in model.sublayersFromBackToFront where filter.entering(sublayer) != nil {
      parts.inner.append { drawSublayer(sublayer, opacity: $0) }
    }
    if layer.masksToBounds, !layer.hasInside { parts.inner = [] }
    return parts
  }

  private func draw(_ parts: LayerParts, of layer: CALayer, opacity: CGFloat) {
    for part in parts.under { part(opacity) }
    context.isolated {
      if layer.masksToBounds { context.clip(to: layer.outline) }
      for part in parts.inner { part(opacity) }
    }
    for part in parts.over { part(opacity) }
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
  ///   - layer: A layer that draws only one part.
  /// - Returns: False if the layer or its mask is anything else. In that case nothing was drawn.
  private func strokeThrough(_ model: CALayer, _ layer: CALayer) -> Bool {
    guard filter.drawsLayerItself, !layer.masksToBounds,
      let shape = layer as? CAShapeLayer, let color = shape.strokeColor?.visible,
      model.sublayers == nil, model.mask == nil,
      let mask = model.animated(at: time) as? CAGradientLayer, mask.isNothingButConic
    else { return false }
    context.isolated {
      if setSource(mask, tinted: color) { strokeInSource(shape) }
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

/// The part of a layer tree to draw. While the drawing descends from the root, `entering(_:)`
/// returns the filter for the next level of the tree.
package enum LayerFilter {
  case whole
  /// Everything except this layer and its sublayers.
  case allBut(CALayer)
  /// Only this layer and its sublayers, at their usual position. The layers above it draw nothing
  /// themselves, but their geometry, clips, masks and opacities apply. Other layers are not drawn,
  /// even if they are in front.
  case only(CALayer)

  var drawsLayerItself: Bool {
    if case .only = self { false } else { true }
  }

  /// Returns the filter for the content and the sublayers of `layer`; nil if nothing in `layer` is
  /// drawn.
  func entering(_ layer: CALayer) -> LayerFilter? {
    switch self {
    case .whole: self
    case .allBut(let excluded): layer === excluded ? nil : self
    case .only(let wanted) where layer === wanted: .whole
    case .only(let wanted):
      sequence(first: wanted, next: \.superlayer).contains { $0 === layer } ? self : nil
    }
  }
}
#endif
