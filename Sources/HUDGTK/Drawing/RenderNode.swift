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

  /// Records what `body` appends to a snapshot; nil if that is nothing.
  convenience init?(_ body: (_ snapshot: OpaquePointer) -> Void) {
    // GTK never returns null, because GLib ends the process when it is out of memory.
    let snapshot = gtk_snapshot_new()!
    body(snapshot)
    guard let node = gtk_snapshot_free_to_node(snapshot) else { return nil }
    self.init(owning: node)
  }

  /// Records the drawing that `draw` makes in `frame`; nil if GTK has nothing to render.
  convenience init?(in frame: CGRect, draw: (_ context: OpaquePointer) -> Void) {
    self.init { $0.draw(in: frame, draw) }
  }

  /// Records a finished picture. When something in front of the picture moves, GTK paints the
  /// picture again. This costs less than repeating the drawing calls that made the picture.
  ///
  /// A renderer on the GPU uploads a texture once, but a drawing of Cairo for every frame. The
  /// renderer that draws with Cairo copies a texture for every frame, but not Cairo's own picture.
  ///
  /// - Parameter widget: The widget that shows the picture.
  @MainActor convenience init?(_ picture: Surface, at origin: CGPoint, on widget: Widget) {
    let frame = CGRect(origin: origin, size: picture.size)
    let isDrawnByCairo = widget.isDrawnByCairo
    self.init { snapshot in
      guard !frame.isEmpty else { return }
      guard isDrawnByCairo else { return snapshot.appendTexture(picture, in: frame) }
      snapshot.draw(in: frame) { context in
        cairo_translate(context, origin.x, origin.y)
        picture.paint(in: context)
      }
    }
  }

  deinit { gsk_render_node_unref(pointer) }

  func append(to snapshot: OpaquePointer) { gtk_snapshot_append_node(snapshot, pointer) }
}

extension OpaquePointer {
  /// Appends `picture`, scaled to fill `rect`, as a texture.
  func appendTexture(_ picture: Surface, in rect: CGRect) {
    let texture = picture.withBytes { bytes, stride in
      let data = g_bytes_new(bytes.baseAddress, gsize(bytes.count))
      defer { g_bytes_unref(data) }
      // Cairo has this format on little-endian processors.
      return gdk_memory_texture_new(
        gint(picture.width), gint(picture.height), GDK_MEMORY_B8G8R8A8_PREMULTIPLIED, data,
        gsize(stride))
    }
    var rect = graphene_rect_t(rect)
    gtk_snapshot_append_texture(self, texture, &rect)
    if let texture { g_object_unref(texture.raw) }
  }

  /// Moves what is drawn from now on.
  func translate(by offset: CGPoint) {
    var offset = graphene_point_t(offset)
    gtk_snapshot_translate(self, &offset)
  }

  /// Calls `body`, and clips what it draws to `rect` unless that is nil.
  func clip(to rect: CGRect?, _ body: () -> Void) {
    guard let rect else { return body() }
    guard !rect.isEmpty else { return }
    var bounds = graphene_rect_t(rect)
    gtk_snapshot_push_clip(self, &bounds)
    body()
    gtk_snapshot_pop(self)
  }

  /// Calls `body`, and makes what it draws translucent.
  func fade(to opacity: Double, _ body: () -> Void) {
    guard opacity < 1 else { return body() }
    gtk_snapshot_push_opacity(self, opacity)
    body()
    gtk_snapshot_pop(self)
  }

  /// Records the drawing that `body` makes in `frame`.
  fileprivate func draw(in frame: CGRect, _ body: (_ context: OpaquePointer) -> Void) {
    guard !frame.isEmpty else { return }
    var bounds = graphene_rect_t(frame)
    // GTK never returns null here. After an error, it returns a context whose status is the error.
    let context = gtk_snapshot_append_cairo(self, &bounds)!
    body(context)
    CairoError.logged { try CairoError.check(cairo_status(context)) }
    cairo_destroy(context)
  }
}

extension UnsafeMutablePointer<GtkWidget> {
  @MainActor var isDrawnByCairo: Bool {
    gtk_widget_get_native(self).flatMap { gtk_native_get_renderer($0) }
      .map { $0.raw.typeName == "GskCairoRenderer" } ?? true
  }
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

extension RenderNode {
  /// Records a mask without material, which has a plain colour, a radial gradient, or neither.
  ///
  /// A mask is as large as the window. As nodes of their own, colours and gradients need no picture
  /// of that size, which a renderer on the GPU would upload for every frame.
  ///
  /// - Returns: Nil if the mask is invisible.
  @MainActor convenience init?(mask: CALayer) {
    // GTK ends some processes over a gradient without a size. A stage has none before its first
    // layout.
    guard !mask.bounds.isEmpty else { return nil }
    self.init { snapshot in
      if let color = mask.backgroundColor { snapshot.append(GdkRGBA(color), in: mask.bounds) }
      for case let gradient as CAGradientLayer in mask.sublayers ?? [] where !gradient.isHidden {
        snapshot.append(gradient, in: mask.bounds)
      }
    }
  }
}

extension OpaquePointer {
  /// Fills `rect` with `color`.
  func append(_ color: GdkRGBA, in rect: CGRect) {
    var (color, rect) = (color, graphene_rect_t(rect))
    gtk_snapshot_append_color(self, &color, &rect)
  }

  /// Fills `rect` with a radial gradient with evenly spaced colours, as the masks have.
  @MainActor fileprivate func append(_ gradient: CAGradientLayer, in rect: CGRect) {
    let colors = (gradient.colors ?? []).compactMap { $0 as? CGColor }
    let bounds = gradient.frame
    var rect = graphene_rect_t(rect)
    let (start, end) = (gradient.startPoint, gradient.endPoint)
    var center = graphene_point_t(
      CGPoint(x: bounds.minX + start.x * bounds.width, y: bounds.minY + start.y * bounds.height))
    let stops = colors.enumerated().map { index, color in
      GskColorStop(offset: Float(index) / Float(max(colors.count - 1, 1)), color: GdkRGBA(color))
    }
    gtk_snapshot_append_radial_gradient(
      self, &rect, &center, Float((end.x - start.x) * bounds.width),
      Float((end.y - start.y) * bounds.height), 0, 1, stops, gsize(stops.count))
  }
}

extension GdkRGBA {
  fileprivate init(_ color: CGColor) {
    self.init(
      red: Float(color.red), green: Float(color.green), blue: Float(color.blue),
      alpha: Float(color.alpha))
  }
}
#endif
