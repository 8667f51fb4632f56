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
/// renderer.draw(root, at: now, part: .only(ring), scale: 2, in: context)
/// ```
package final class LayerRenderer {
  package let text: Typesetter
  let shadows = Cache<BlurredOutline, Surface?>(limit: 16)
  let conicGradients = Cache<ConicGradient, Surface?>(limit: 16)
  let images = Cache<ObjectIdentifier, (CGImage, Surface?)>(limit: 16)
  let measuredPaths = Cache<CGPath, MeasuredPath>(limit: 64)

  /// Creates a renderer.
  ///
  /// - Parameter sharesFonts: Whether to draw texts with Pango's default fonts, as GTK's widgets
  ///   do. If false, the renderer has fonts of its own.
  package init(sharesFonts: Bool = false) {
    text = Typesetter(sharesFonts: sharesFonts)
  }

  /// Draws the tree in the root's own coordinates, as `CALayer.render(in:)` does. The root's
  /// position and transform are ignored, but its opacity and mask are applied.
  ///
  /// - Parameter scale: The pixels per point. A context that only records the drawing does not know
  ///   its scale.
  package func draw(
    _ root: CALayer, at time: CFTimeInterval, part: LayerFilter = .whole, scale: CGFloat,
    in context: OpaquePointer
  ) {
    let context = Context(context)
    let drawing = TreeDrawing(
      renderer: self, context: context, time: time, pixelsPerPoint: scale, filter: part)
    context.isolated { drawing.drawRoot(root) }
  }

  /// Returns a picture of the tree as it looks at `time`, as large as the root's bounds.
  package func picture(
    of root: CALayer, at time: CFTimeInterval, part: LayerFilter = .whole, scale: CGFloat = 1
  ) throws(CairoError) -> Surface {
    let bounds = root.animated(at: time).bounds
    return try Surface(size: bounds.size, scale: scale) { context in
      cairo_translate(context, -bounds.minX, -bounds.minY)
      draw(root, at: time, part: part, scale: scale, in: context)
    }
  }

  /// Empties the caches, so that an app's images, paths and texts do not stay in memory while no
  /// HUD is displayed.
  package func forget() {
    text.forget()
    shadows.empty()
    conicGradients.empty()
    images.empty()
    measuredPaths.empty()
  }
}
#endif
