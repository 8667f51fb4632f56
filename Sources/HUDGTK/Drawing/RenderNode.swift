#if GTK && os(Linux)
import CHUDGTK
import HUDCairo
import HUDLayers

/// Owns a render node: a recorded drawing that GTK can show in many frames.
///
/// GTK compares each frame with the frame before it, node by node. Where both frames have the same
/// node, GTK repaints nothing.
final class RenderNode {
  let pointer: OpaquePointer

  /// Records what `body` appends to a snapshot; nil if `body` appends nothing.
  init?(_ body: (_ snapshot: OpaquePointer) -> Void) {
    // GTK never returns null, because GLib ends the process when it is out of memory.
    let snapshot = gtk_snapshot_new()!
    body(snapshot)
    guard let node = gtk_snapshot_free_to_node(snapshot) else { return nil }
    pointer = node
  }

  /// Records the drawing that `draw` makes in `frame`; nil if `frame` is empty.
  convenience init?(in frame: CGRect, draw: (_ context: OpaquePointer) -> Void) {
    self.init { $0.draw(in: frame, draw) }
  }

  /// Records a finished picture. When something in front of the picture moves, GTK paints the
  /// picture again. This costs less than repeating the drawing calls that made the picture.
  ///
  /// A renderer on the GPU gets the picture as a texture, which it uploads only once. The renderer
  /// that draws with Cairo gets a Cairo drawing, because it would copy a texture for every frame.
  ///
  /// - Parameter widget: The widget that shows the picture.
  @MainActor convenience init?(_ picture: Surface, at origin: CGPoint, on widget: Widget) {
    let frame = CGRect(origin: origin, size: picture.size)
    self.init { snapshot in
      guard widget.isDrawnByCairo else { return snapshot.appendTexture(picture, in: frame) }
      snapshot.draw(in: frame) { context in
        cairo_translate(context, origin.x, origin.y)
        picture.paint(in: context)
      }
    }
  }

  deinit { gsk_render_node_unref(pointer) }

  func append(to snapshot: OpaquePointer) { gtk_snapshot_append_node(snapshot, pointer) }
}

extension Widget {
  var renderer: OpaquePointer? {
    gtk_widget_get_native(self).flatMap { gtk_native_get_renderer($0) }
  }

  var isDrawnByCairo: Bool { renderer.map { $0.raw.typeName == "GskCairoRenderer" } ?? true }
}

extension RenderNode {
  /// Records a mask without material, which has a plain colour, a radial gradient, or neither.
  ///
  /// A mask is as large as the window. GTK draws colours and gradients by itself, so they need no
  /// Cairo drawing of that size, which a renderer on the GPU would upload for every frame.
  ///
  /// - Returns: Nil if the mask is invisible, or if it has no size yet.
  @MainActor convenience init?(mask: CALayer) {
    // Ignore a mask without a size, as before the first layout of the stage: GTK 4.18 crashes when
    // it draws a gradient with a radius of 0, and other versions log errors.
    guard !mask.bounds.isEmpty else { return nil }
    self.init { snapshot in
      if let color = mask.backgroundColor { snapshot.append(GdkRGBA(color), in: mask.bounds) }
      for case let gradient as CAGradientLayer in mask.sublayers ?? [] where !gradient.isHidden {
        snapshot.append(gradient, in: mask.bounds)
      }
    }
  }
}
#endif
