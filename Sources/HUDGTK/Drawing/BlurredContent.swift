#if GTK && os(Linux)
import CHUDGTK
import HUDCairo
import HUDLayers

/// A blurred copy of the widgets below the stage in an overlay: the main child of the overlay, and
/// each child that the app added before the stage. A mask of material shows this copy.
///
/// GTK's own blur node has two disadvantages. GTK would blur again whenever something in front of
/// the copy changes, and GTK's renderers blur differently at each scale. So this class draws the
/// content at a quarter of its size and blurs the pixels itself. This is cheap and looks the same
/// with every renderer. Nobody sees the low resolution, because the blur removes fine details.
@MainActor final class BlurredContent {
  private static let shrink: CGFloat = 4
  /// The radius of each of the three box blurs, in pixels of the copy at a quarter of the content's
  /// size. Together the three blurs match a Gaussian blur with a standard deviation of about 14
  /// points.
  private static let radius = 3
  /// How far, in points, the blur and the enlargement spread the colour of a pixel.
  private static let reach = CGFloat(3 * radius + 1) * shrink

  private let overlay: Widget
  private let stage: Widget
  private let changed: @MainActor () -> Void
  private var sources: [Source] = []

  /// Calls `changed` whenever the content may have changed since the last drawing. The caller must
  /// retain both widgets.
  init(below stage: Widget, in overlay: Widget, changed: @escaping @MainActor () -> Void) {
    self.overlay = overlay
    self.stage = stage
    self.changed = changed
  }

  /// Draws the blurred content in `area`, a rectangle in the overlay's coordinates, with `tint`
  /// over it. Returns nil if the overlay is not in a window, or if `area` is too large for Cairo.
  ///
  /// - Parameter base: The colour below the content. Without this colour, a widget that has no
  ///   background would leave holes in the copy, through which the sharp content would be seen.
  func draw(_ area: CGRect, base: GdkRGBA, tint: CGColor) -> RenderNode? {
    // Copy also the surroundings of the area, because the blur spreads them into the area.
    let source = area.insetBy(dx: -Self.reach, dy: -Self.reach)
    let size = CGSize(
      width: (source.width / Self.shrink).rounded(.up),
      height: (source.height / Self.shrink).rounded(.up))
    let bounds = CGRect(origin: .zero, size: size)
    let node = RenderNode { snapshot in
      snapshot.append(base, in: bounds)
      snapshot.clip(to: bounds) {
        let origin = CGPoint(x: -source.minX / Self.shrink, y: -source.minY / Self.shrink)
        snapshot.move(by: origin, scale: 1 / Self.shrink) { drawContent(in: snapshot) }
      }
    }
    guard let node, let renderer = overlay.renderer else { return nil }
    var viewport = graphene_rect_t(bounds)
    let copy = CairoError.logged {
      let copy = try Surface(
        taking: gsk_renderer_render_texture(renderer, node.pointer, &viewport),
        format: .opaqueColor)
      copy.blur(boxes: Array(repeating: 2 * Self.radius + 1, count: 3))
      try copy.draw { Context($0).fill(with: tint) }
      return copy
    }
    guard let copy else { return nil }
    let frame = CGRect(
      x: -Self.reach, y: -Self.reach, width: size.width * Self.shrink,
      height: size.height * Self.shrink)
    // Let a renderer on the GPU enlarge the small copy by itself. The renderer that draws with
    // Cairo would enlarge it again for every frame, so enlarge the copy here for that renderer.
    guard overlay.isDrawnByCairo else {
      return RenderNode { snapshot in
        snapshot.clip(to: CGRect(origin: .zero, size: area.size)) {
          snapshot.appendTexture(copy, in: frame)
        }
      }
    }
    let picture = CairoError.logged {
      try Surface(size: area.size, scale: SurfaceScale.of(overlay), format: .opaqueColor) {
        cairo_translate($0, frame.minX, frame.minY)
        cairo_scale($0, Self.shrink, Self.shrink)
        copy.paint(in: $0)
      }
    }
    return picture.flatMap { RenderNode($0, at: .zero, on: overlay) }
  }

  private func drawContent(in snapshot: OpaquePointer) {
    let widgets = overlay.children.prefix { $0 != stage }
    if sources.map(\.widget) != Array(widgets) {
      sources = widgets.map { Source($0, changed: changed) }
    }
    for source in sources { source.draw(in: snapshot, relativeTo: overlay) }
  }
}

/// A widget below the stage, whose drawing is copied for the blur.
@MainActor private final class Source {
  private let paintable: OpaquePointer
  private var connections: [Connection] = []

  init(_ widget: Widget, changed: @escaping @MainActor () -> Void) {
    paintable = gtk_widget_paintable_new(widget)
    connections = ["invalidate-contents", "invalidate-size"].map {
      paintable.raw.on($0, do: changed)
    }
    // A paintable does not report that its widget was hidden.
    connections += ["map", "unmap"].map { widget.raw.on($0, do: changed) }
  }

  isolated deinit { g_object_unref(paintable.raw) }

  /// The widget; nil once it is destroyed.
  var widget: Widget? { gtk_widget_paintable_get_widget(paintable) }

  func draw(in snapshot: OpaquePointer, relativeTo overlay: Widget) {
    guard let widget, Bool(gtk_widget_get_mapped(widget)) else { return }
    snapshot.move(by: widget.convert(.zero, to: overlay) ?? .zero) {
      gdk_paintable_snapshot(
        paintable, snapshot, Double(widget.size.width), Double(widget.size.height))
    }
  }
}

extension Widget {
  /// Whether this widget is or contains a visible video that the compositor may show without GTK
  /// drawing the video. In a copy of the widget, such a video would be missing.
  @MainActor var containsOffloadedVideo: Bool {
    let type = g_type_from_name("GtkGraphicsOffload")
    // Until an app first uses this type, which GTK has from 4.14 on, no widget can have the type.
    guard type != 0, Bool(gtk_widget_get_mapped(self)) else { return false }
    // The first value of the enumeration is "enabled".
    if raw.isA(type), raw.number("enabled") == 0 { return true }
    return children.contains(where: \.containsOffloadedVideo)
  }
}

extension Surface {
  /// Creates a picture with the pixels of `texture`, and releases the texture.
  convenience init(taking texture: OpaquePointer, format: Format = .color) throws(CairoError) {
    defer { g_object_unref(texture.raw) }
    try self.init(
      size: CGSize(
        width: Int(gdk_texture_get_width(texture)), height: Int(gdk_texture_get_height(texture))),
      format: format)
    withBytes { bytes, stride in
      gdk_texture_download(texture, bytes.bindMemory(to: UInt8.self).baseAddress, gsize(stride))
    }
  }
}
#endif
