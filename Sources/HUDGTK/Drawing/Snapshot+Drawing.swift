#if GTK && os(Linux)
import CHUDGTK
import HUDCairo
import HUDLayers

extension OpaquePointer {
  /// Appends `picture`, scaled to fill `rect`, as a texture.
  func appendTexture(_ picture: Surface, in rect: CGRect) {
    guard !rect.isEmpty else { return }
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

  /// Calls `body`, scales its drawing by `scale`, and then moves the drawing by `offset`.
  func move(by offset: CGPoint, scale: CGFloat = 1, _ body: () -> Void) {
    var offset = graphene_point_t(offset)
    gtk_snapshot_save(self)
    gtk_snapshot_translate(self, &offset)
    gtk_snapshot_scale(self, Float(scale), Float(scale))
    body()
    gtk_snapshot_restore(self)
  }

  /// Calls `body` and clips its drawing to `rect`, if any. If `rect` is empty, skips `body`.
  func clip(to rect: CGRect?, _ body: () -> Void) {
    guard let rect else { return body() }
    guard !rect.isEmpty else { return }
    var bounds = graphene_rect_t(rect)
    gtk_snapshot_push_clip(self, &bounds)
    body()
    gtk_snapshot_pop(self)
  }

  /// Calls `body`, and makes its drawing translucent if `opacity` is less than 1.
  func fade(to opacity: Double, _ body: () -> Void) {
    guard opacity < 1 else { return body() }
    gtk_snapshot_push_opacity(self, opacity)
    body()
    gtk_snapshot_pop(self)
  }

  /// Records the drawing that `body` makes in `frame`. Does nothing if `frame` is empty.
  func draw(in frame: CGRect, _ body: (_ context: OpaquePointer) -> Void) {
    guard !frame.isEmpty else { return }
    var bounds = graphene_rect_t(frame)
    // GTK never returns null here. After an error, it returns a context whose status is the error.
    let context = gtk_snapshot_append_cairo(self, &bounds)!
    body(context)
    CairoError.logged { try CairoError.check(cairo_status(context)) }
    cairo_destroy(context)
  }

  /// Fills `rect` with `color`.
  func append(_ color: GdkRGBA, in rect: CGRect) {
    var (color, rect) = (color, graphene_rect_t(rect))
    gtk_snapshot_append_color(self, &color, &rect)
  }

  /// Fills `rect` with `gradient`, which must be radial and have evenly spaced colours.
  @MainActor func append(_ gradient: CAGradientLayer, in rect: CGRect) {
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
  init(_ color: CGColor) {
    self.init(
      red: Float(color.red), green: Float(color.green), blue: Float(color.blue),
      alpha: Float(color.alpha))
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
#endif
