#if os(Linux)
import CHUDPango
package import HUDLayers

/// Draws a layer tree as it looks at a given time.
///
/// It caches the things that take long to make: shadows, conic gradients, images, measured paths
/// and text layouts. They are kept until `forget()`. Like the layers, it must be used from one
/// isolation only.
///
/// If only one layer moves, the rest can be drawn once:
///
/// ```swift
/// let still = try renderer.picture(of: root, at: now, part: .allBut(ring), scale: 2)
/// // and then in every frame
/// still.paint(in: context)
/// renderer.draw(root, at: now, part: .only(ring), in: context)
/// ```
package final class LayerRenderer {
  /// The part of a tree that is drawn.
  package enum Part {
    case whole
    /// Everything except this layer and its sublayers.
    case allBut(CALayer)
    /// Only this layer and its sublayers, in their place. Layers in front of them are not drawn.
    case only(CALayer)
  }

  package let text: Typesetter
  let shadows = Cache<BlurredOutline, Shadow?>(limit: 16)
  let conicGradients = Cache<ConicGradient, Surface?>(limit: 16)
  let images = Cache<ImageIdentity, Surface?>(limit: 16)
  let measuredPaths = Cache<CGPath, MeasuredPath>(limit: 64)

  package init(text: Typesetter = Typesetter()) {
    self.text = text
  }

  /// Draws the tree in the root's own coordinates, as `CALayer.render(in:)` does. The root's
  /// position and transform are ignored; its opacity and mask are not.
  ///
  /// - Parameter scale: The pixels per point; nil for those of the context. A context that only
  ///   records does not know its own.
  package func draw(
    _ root: CALayer, at time: CFTimeInterval, part: Part = .whole, scale: CGFloat? = nil,
    in context: OpaquePointer
  ) {
    let context = Context(context)
    let drawing = TreeDrawing(
      renderer: self, context: context, time: time,
      pixelsPerPoint: scale ?? context.pixelsPerPoint, selection: LayerFilter(part))
    context.isolated { drawing.drawRoot(root) }
  }

  /// Returns a picture of the tree, as large as the root's bounds.
  package func picture(
    of root: CALayer, at time: CFTimeInterval, part: Part = .whole, scale: CGFloat = 1
  ) throws(CairoError) -> Surface {
    let bounds = root.animated(at: time).bounds
    return try Surface(size: bounds.size, scale: scale) { context in
      cairo_translate(context, -bounds.minX, -bounds.minY)
      draw(root, at: time, part: part, in: context)
    }
  }

  /// Empties the caches, so that an app's images, paths and texts do not stay in memory when no HUD
  /// is on show.
  package func forget() {
    shadows.empty()
    conicGradients.empty()
    images.empty()
    measuredPaths.empty()
    text.forget()
  }
}

/// Decides, on the way down the tree, which layers are drawn.
enum LayerFilter {
  case everything
  case allBut(CALayer)
  /// Only one layer is drawn. The layers above it, given by their identities, contribute only their
  /// geometry, clip, mask and opacity.
  case wayTo(CALayer, through: Set<ObjectIdentifier>)

  init(_ part: LayerRenderer.Part) {
    switch part {
    case .whole:
      self = .everything
    case .allBut(let layer):
      self = .allBut(layer)
    case .only(let layer):
      let ancestors = sequence(first: layer, next: \.superlayer).dropFirst()
      self = .wayTo(layer, through: Set(ancestors.map(ObjectIdentifier.init)))
    }
  }

  var drawsLayerItself: Bool {
    if case .wayTo = self { false } else { true }
  }

  /// Returns the filter for the inside of a layer; nil if nothing of the layer is drawn.
  func entering(_ layer: CALayer) -> LayerFilter? {
    switch self {
    case .everything: self
    case .allBut(let excluded): layer === excluded ? nil : self
    case .wayTo(let wanted, let ancestors):
      if layer === wanted {
        .everything
      } else {
        ancestors.contains(ObjectIdentifier(layer)) ? self : nil
      }
    }
  }
}
#endif
