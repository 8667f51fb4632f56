#if os(Linux)
import CHUDPango
package import HUDLayers

/// Draws a layer tree as it looks at a moment.
///
/// It keeps what takes long to make and stays from frame to frame: shadows, conic gradients, images,
/// set text, until it is told to forget. It stays in one isolation, as the layers do.
///
/// Where nothing but one layer moves, the rest is drawn once:
///
/// ```swift
/// let standing = try renderer.picture(of: root, at: now, part: .allBut(ring), scale: 2)
/// // and then in every frame
/// standing.paint(in: context)
/// renderer.draw(root, at: now, part: .only(ring), in: context)
/// ```
package final class LayerRenderer {
  /// Which part of a tree is drawn.
  package enum Part {
    case whole
    /// All but this layer and what hangs on it.
    case allBut(CALayer)
    /// This layer and what hangs on it, in its place. What stands before it is not drawn over it.
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

  /// Draws the tree in the root's own coordinates, as `CALayer.render(in:)` does: where the root
  /// stands and how it is turned does not count, its opacity and its mask do.
  ///
  /// `scale` is how many pixels a point has. Where it is left out the context is asked, which
  /// does not know it while it only records.
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

  /// A picture as large as the root's bounds.
  package func picture(
    of root: CALayer, at time: CFTimeInterval, part: Part = .whole, scale: CGFloat = 1
  ) throws(CairoError) -> Surface {
    let bounds = root.animated(at: time).bounds
    return try Surface(size: bounds.size, scale: scale) { context in
      cairo_translate(context, -bounds.minX, -bounds.minY)
      draw(root, at: time, part: part, in: context)
    }
  }

  /// Lets go of all that was kept: where nothing is on show, an app's images, paths and words have no
  /// place in memory.
  package func forget() {
    shadows.empty()
    conicGradients.empty()
    images.empty()
    measuredPaths.empty()
    text.forget()
  }
}

/// Which layers are drawn, seen from a layer on the way down the tree.
enum LayerFilter {
  case everything
  case allBut(CALayer)
  /// Nothing but one layer, and on the way to it the layers above it, of which only geometry, clip,
  /// mask and opacity count.
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

  /// The selection inside a layer; nil where nothing of it is drawn.
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
