#if GTK && os(Linux)
import CGTK
import HUDCore
import LayerCairo
import LayerKit

/// A blurred copy of a part of the app's content.
///
/// Not GTK's own blur node: what that costs is paid again with every frame above it, and each of
/// its renderers blurs differently at each scale. This one is drawn small, which is cheap and as
/// good as sharp once it is blurred, and the same everywhere.
@MainActor struct Frost {
  private static let shrink: CGFloat = 4
  /// Of each of the three boxes, in small pixels: a gaussian of some 14 points.
  private static let radius = 3
  /// How far the blur reaches, in points.
  private static let reach = CGFloat(3 * radius) * shrink

  /// Nil where the content is not drawn yet.
  private let picture: Surface?
  private let base: GdkRGBA
  /// What the picture shows of the content, and what of it was asked for, in its coordinates.
  private let frame: CGRect
  private let area: CGRect

  /// What `area` of the content shows, over its window's colour.
  init(
    of content: OpaquePointer, size: CGSize, area: CGRect, base: GdkRGBA,
    by renderer: OpaquePointer?
  ) {
    self.area = area
    self.base = base
    let frame = area.insetBy(dx: -Self.reach, dy: -Self.reach).integral
    self.frame = frame
    picture = Self.node(of: content, size: size, in: frame, base: base)
      .flatMap { Self.texture(of: $0, size: frame.size, by: renderer) }
      .flatMap { texture in
        var pixels = Pixels(texture)
        pixels.blur(radius: Self.radius)
        return try? Surface(pixels.image)
      }
  }

  /// Draws what lies under `material`, whose coordinates are the area's.
  func draw(_ material: Slots.Material, in context: OpaquePointer) {
    cairo_save(context)
    defer { cairo_restore(context) }
    addOutline(of: material, to: context)
    cairo_clip(context)
    fill(context, CGColor(base))
    if let picture {
      cairo_save(context)
      cairo_translate(context, frame.minX - area.minX, frame.minY - area.minY)
      cairo_scale(context, Self.shrink, Self.shrink)
      picture.paint(in: context)
      cairo_restore(context)
    }
    fill(context, material.tint)
  }

  private func fill(_ context: OpaquePointer, _ color: CGColor) {
    cairo_set_source_rgba(context, color.red, color.green, color.blue, color.alpha)
    cairo_paint(context)
  }

  private func addOutline(of material: Slots.Material, to context: OpaquePointer) {
    let frame = material.frame
    let radius = material.cornerRadius
    cairo_new_sub_path(context)
    for (x, y, quarter) in [
      (frame.maxX - radius, frame.minY + radius, -1.0),
      (frame.maxX - radius, frame.maxY - radius, 0),
      (frame.minX + radius, frame.maxY - radius, 1),
      (frame.minX + radius, frame.minY + radius, 2),
    ] {
      cairo_arc(context, x, y, radius, quarter * .pi / 2, (quarter + 1) * .pi / 2)
    }
    cairo_close_path(context)
  }

  /// The content over its window's colour: a widget without a background of its own would leave
  /// holes, through which the sharp content showed.
  private static func node(
    of content: OpaquePointer, size: CGSize, in frame: CGRect, base: GdkRGBA
  ) -> OpaquePointer? {
    let snapshot = gtk_snapshot_new()
    gtk_snapshot_scale(snapshot, Float(1 / shrink), Float(1 / shrink))
    var origin = graphene_point_t(CGPoint(x: -frame.minX, y: -frame.minY))
    gtk_snapshot_translate(snapshot, &origin)
    var bounds = graphene_rect_t(frame)
    var base = base
    gtk_snapshot_push_clip(snapshot, &bounds)
    gtk_snapshot_append_color(snapshot, &base, &bounds)
    gdk_paintable_snapshot(content, snapshot, Double(size.width), Double(size.height))
    gtk_snapshot_pop(snapshot)
    return gtk_snapshot_free_to_node(snapshot)
  }

  /// Takes over the node.
  private static func texture(
    of node: OpaquePointer, size: CGSize, by renderer: OpaquePointer?
  ) -> OpaquePointer? {
    defer { gsk_render_node_unref(node) }
    var bounds = graphene_rect_t(
      CGRect(
        x: 0, y: 0, width: (size.width / shrink).rounded(.up),
        height: (size.height / shrink).rounded(.up)))
    return renderer.flatMap { gsk_renderer_render_texture($0, node, &bounds) }
  }
}

extension CGColor {
  fileprivate convenience init(_ color: GdkRGBA) {
    self.init(
      srgbRed: CGFloat(color.red), green: CGFloat(color.green), blue: CGFloat(color.blue),
      alpha: CGFloat(color.alpha))
  }
}
#endif
