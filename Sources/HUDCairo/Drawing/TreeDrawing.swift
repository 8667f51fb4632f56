#if os(Linux)
import CHUDPango
package import HUDLayers

/// Draws a layer tree as it looks at `time`, layer by layer.
struct TreeDrawing {
  /// Draws one part of a layer, such as its shadow or a sublayer.
  typealias Part = (_ opacity: CGFloat) -> Void

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
    guard !parts.isEmpty else { return }
    if let mask = model.mask {
      if opacity == 1, parts.count == 1, strokeThrough(mask, layer) { return }
      let content = context.group { for part in parts { part(1) } }
      var drawing = self
      drawing.filter = .whole
      let coverage = context.group { drawing.drawSublayer(mask, opacity: opacity) }
      context.paint(content, through: coverage)
    } else if opacity < 1, parts.count > 1 {
      // Draw the parts as a group. Otherwise each translucent part would show the parts behind it.
      context.paint(context.group { for part in parts { part(1) } }, opacity: opacity)
    } else {
      for part in parts { part(opacity) }
    }
  }
}

extension TreeDrawing {
  /// Returns the functions that draw the parts of a layer, from back to front.
  private func parts(of layer: CALayer, _ model: CALayer) -> [Part] {
    // The content and the sublayers are between the background and the border. If the layer has
    // `masksToBounds`, only the content and the sublayers are clipped to the bounds.
    var (under, inner, over): ([Part], [Part], [Part]) = ([], [], [])
    if filter.drawsLayerItself {
      if layer.castsShadow { under.append { drawShadow(of: layer, opacity: $0) } }
      if layer.isLargeEnough, let color = layer.backgroundColor?.visible {
        under.append {
          context.set(color, opacity: $0)
          context.fill(layer.outline)
        }
      }
      inner = content(of: layer)
      if layer.isLargeEnough, layer.borderWidth > 0, let color = layer.borderColor?.visible {
        over.append { drawBorder(of: layer, color, opacity: $0) }
      }
    }
    for sublayer in model.sublayersFromBackToFront where filter.entering(sublayer) != nil {
      inner.append { drawSublayer(sublayer, opacity: $0) }
    }
    if layer.masksToBounds {
      inner = layer.isLargeEnough ? inner.map { clipped($0, to: layer.outline) } : []
    }
    return under + inner + over
  }

  private func clipped(_ part: @escaping Part, to outline: Outline) -> Part {
    { opacity in
      context.isolated {
        context.clip(to: outline)
        part(opacity)
      }
    }
  }
}

extension TreeDrawing {
  /// Draws a layer whose only content is a stroke, and whose mask is only a conic gradient.
  ///
  /// Painting the stroke with the gradient looks the same as masking the stroke, but does not need
  /// the two Cairo groups of a mask. So a rotating ring is cheap to draw. Each stop of the gradient
  /// gets the colour of the stroke, with the product of both alphas.
  ///
  /// - Parameters:
  ///   - model: The mask of the layer.
  ///   - layer: A layer that draws only one part.
  /// - Returns: False, without drawing anything, if the layer or its mask is not of this kind.
  private func strokeThrough(_ model: CALayer, _ layer: CALayer) -> Bool {
    guard filter.drawsLayerItself, !layer.masksToBounds,
      let shape = layer as? CAShapeLayer, let color = shape.strokeColor?.visible,
      model.sublayers == nil, model.mask == nil,
      let mask = model.animated(at: time) as? CAGradientLayer, mask.isNothingButConic
    else { return false }
    let maskToLayer = mask.transformToSuperlayer
    guard let gradient = Gradient(mask, tint: color), maskToLayer.isInvertible,
      context.canCount(mask.bounds.applying(maskToLayer)),
      let surface = conicSurface(gradient, in: mask.bounds)
    else { return true }
    let pattern = Pattern(surface)
    pattern.setTransform(
      maskToLayer.inverted().concatenating(surface.transform(from: mask.bounds)))
    context.isolated {
      cairo_set_source(context.pointer, pattern.pointer)
      strokeInSource(shape)
    }
    return true
  }
}

extension CAGradientLayer {
  fileprivate var isNothingButConic: Bool {
    let isSquareAndPlain = cornerRadius <= 0 && borderWidth <= 0 && backgroundColor == nil
    return type == .conic && !isHidden && opacity == 1 && isLargeEnough && isSquareAndPlain
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
