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

  /// Takes over the caller's reference to `node`, so the caller must not release it.
  init(owning node: OpaquePointer) { pointer = node }

  /// Records the drawing that `draw` makes in `frame`; nil if GTK has nothing to render.
  init?(in frame: CGRect, draw: (_ context: OpaquePointer) -> Void) {
    let snapshot = gtk_snapshot_new()
    var bounds = graphene_rect_t(frame)
    // GTK never returns null here. After an error, it returns a context whose status is the error.
    let context = gtk_snapshot_append_cairo(snapshot, &bounds)!
    draw(context)
    CairoError.logged { try CairoError.check(cairo_status(context)) }
    cairo_destroy(context)
    guard let node = gtk_snapshot_free_to_node(snapshot) else { return nil }
    pointer = node
  }

  /// Records a finished picture. When something in front of the picture moves, GTK paints the
  /// picture again. This costs less than repeating the drawing calls that made the picture.
  convenience init?(_ picture: Surface, at origin: CGPoint) {
    self.init(in: CGRect(origin: origin, size: picture.size)) { context in
      cairo_translate(context, origin.x, origin.y)
      picture.paint(in: context)
    }
  }

  deinit { gsk_render_node_unref(pointer) }

  func append(to snapshot: OpaquePointer) { gtk_snapshot_append_node(snapshot, pointer) }
}

extension graphene_rect_t {
  init(_ rect: CGRect) {
    self.init(
      origin: graphene_point_t(rect.origin),
      size: graphene_size_t(width: Float(rect.width), height: Float(rect.height)))
  }

  var rect: CGRect {
    CGRect(
      x: CGFloat(origin.x), y: CGFloat(origin.y), width: CGFloat(size.width),
      height: CGFloat(size.height))
  }
}

extension graphene_point_t {
  init(_ point: CGPoint) { self.init(x: Float(point.x), y: Float(point.y)) }
}
#endif
