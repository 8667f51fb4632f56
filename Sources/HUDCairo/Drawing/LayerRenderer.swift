#if os(Linux)
import CHUDPango
package import HUDLayers

/// Draws a layer tree as it looks at a given time.
///
/// The renderer caches what takes long to make: shadows, conic gradients, images, measured paths
/// and text layouts. `forget()` empties the caches. Like the layers, the renderer must be used from
/// one isolation domain only.
///
/// If only one layer moves, the other layers can be drawn once into a picture, which is then reused
/// for every frame:
///
/// ```swift
/// let still = try renderer.picture(of: root, at: now, part: .allBut(ring), scale: 2)
/// // and then in every frame
/// still.paint(in: context)
/// renderer.draw(root, at: now, part: .only(ring), in: context)
/// ```
package final class LayerRenderer {
  /// The part of a layer tree to draw.
  package enum Part {
    case whole
    /// Everything except this layer and its sublayers.
    case allBut(CALayer)
    /// Only this layer and its sublayers, at their usual position. Other layers are not drawn, even
    /// if they are in front.
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
  /// position and transform are ignored, but its opacity and mask are applied.
  ///
  /// - Parameter scale: The pixels per point; nil to ask the context. Pass the scale if the context
  ///   only records the drawing, because such a context does not know its scale.
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

  /// Returns a picture of the tree as it looks at `time`, as large as the root's bounds.
  package func picture(
    of root: CALayer, at time: CFTimeInterval, part: Part = .whole, scale: CGFloat = 1
  ) throws(CairoError) -> Surface {
    let bounds = root.animated(at: time).bounds
    return try Surface(size: bounds.size, scale: scale) { context in
      cairo_translate(context, -bounds.minX, -bounds.minY)
      draw(root, at: time, part: part, in: context)
    }
  }

  /// Empties the caches, so that an app's images, paths and texts do not stay in memory while no
  /// HUD is displayed.
  package func forget() {
    shadows.empty()
    conicGradients.empty()
    images.empty()
    measuredPaths.empty()
    text.forget()
  }
}

/// Decides which layers of a tree are drawn. While the drawing descends from the root,
/// `entering(_:)` returns the filter for the next level of the tree.
enum LayerFilter {
  case everything
  case allBut(CALayer)
  /// Only one layer and its sublayers are drawn. The ancestors of this layer, whose identities are
  /// in `through`, draw nothing themselves, but their geometry, clips, masks and opacities apply.
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

  /// Returns the filter for the content and the sublayers of `layer`; nil if nothing in `layer` is
  /// drawn.
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
