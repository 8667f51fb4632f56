#if GTK && os(Linux)
import CHUDGTK
import HUDCairo
import HUDLayers

/// Owns a recorded drawing of GTK, which can be shown in many frames.
///
/// GTK compares two frames node by node. Where both have the same node, it repaints nothing.
final class RenderNode {
  let pointer: OpaquePointer

  /// Takes over the reference to the node.
  init(owning node: OpaquePointer) { pointer = node }

  /// Records what `draw` draws in `frame`; nil if it draws nothing.
  init?(in frame: CGRect, draw: (_ context: OpaquePointer) -> Void) {
    let snapshot = gtk_snapshot_new()
    var bounds = graphene_rect_t(frame)
    // Never null: Cairo reports errors by the context's status.
    let context = gtk_snapshot_append_cairo(snapshot, &bounds)!
    draw(context)
    CairoError.logged { try CairoError.check(cairo_status(context)) }
    cairo_destroy(context)
    guard let node = gtk_snapshot_free_to_node(snapshot) else { return nil }
    pointer = node
  }

  /// Records a finished picture. GTK paints it again whenever something above it moves, and that
  /// costs less than drawing everything in it again.
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
