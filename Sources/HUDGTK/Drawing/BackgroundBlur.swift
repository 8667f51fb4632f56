#if GTK && os(Linux)
import CHUDGTK
import HUDCairo
import HUDCore
import HUDLayers

/// A blurred copy of a part of the app's content.
///
/// It does not use GTK's blur node. GTK would blur again for every frame that is drawn above it,
/// and its renderers blur differently at each scale. This copy is drawn at a quarter of the size
/// and blurred once. That is cheap, looks as good once it is blurred, and is the same everywhere.
@MainActor final class BackgroundBlur {
  private static let shrink: CGFloat = 4
  /// The radius of each of the three box blurs, in pixels of the small copy. Together they are like
  /// a Gaussian blur of some 14 points.
  private static let radius = 3
  /// How far the blur reaches, in points.
  private static let reach = CGFloat(3 * radius) * shrink

  /// The content at the last refresh; nil if it was not drawn yet.
  private var seen: Surface?
  /// The same content, blurred.
  private var picture: Surface?
  private var view: View?

  private struct View: Equatable {
    var base: CGColor
    /// The part of the content in the picture (`frame`), and the smaller part that is shown
    /// (`area`). Both are in the content's coordinates.
    var frame: CGRect
    var area: CGRect
  }

  /// Copies `area` of the content, over its window's background colour, and blurs the copy.
  ///
  /// - Returns: The part that changed since the last refresh, in the area's coordinates. It is nil
  ///   if nothing changed, and infinite if everything may have.
  func refresh(
    from content: OpaquePointer, size: CGSize, area: CGRect, base: GdkRGBA,
    by renderer: OpaquePointer?
  ) -> CGRect? {
    let frame = area.insetBy(dx: -Self.reach, dy: -Self.reach).integral
    let view = View(base: CGColor(base), frame: frame, area: area)
    defer { self.view = view }
    let texture = Self.node(of: content, size: size, in: frame, base: base)
      .flatMap { Self.texture(of: $0, size: frame.size, by: renderer) }
    guard let now = texture.flatMap(Self.picture(taking:)) else {
      defer { (seen, picture) = (nil, nil) }
      return picture == nil && view == self.view ? nil : .infinite
    }
    guard let changed = now.changedRect(since: seen) else {
      return view == self.view ? nil : .infinite
    }
    let isComparable = seen != nil && view == self.view
    (seen, picture) = (now, Self.blurred(now))
    return isComparable ? seenArea(of: changed, in: view) : .infinite
  }

  /// Returns where a change of `pixels` can be seen after the blur, in the area's coordinates.
  private func seenArea(of pixels: PixelRect, in view: View) -> CGRect {
    // One pixel more, because enlarging the copy mixes neighbouring pixels.
    let reach = CGFloat(3 * Self.radius + 1)
    let blurred = CGRect(
      x: pixels.columns.lowerBound, y: pixels.rows.lowerBound, width: pixels.columns.count,
      height: pixels.rows.count
    ).insetBy(dx: -reach, dy: -reach)
    return CGRect(
      x: blurred.minX * Self.shrink + view.frame.minX - view.area.minX,
      y: blurred.minY * Self.shrink + view.frame.minY - view.area.minY,
      width: blurred.width * Self.shrink, height: blurred.height * Self.shrink)
  }

  /// Releases the copies of the content.
  func forget() {
    (seen, picture, view) = (nil, nil, nil)
  }

  /// Draws the blurred content and the tint in the shape of `material`, which has the area's
  /// coordinates.
  func draw(_ material: Slots.Material, in context: OpaquePointer) {
    guard let view else { return }
    let drawing = Context(context)
    drawing.isolated {
      drawing.clip(to: .rounded(material.frame, radius: material.cornerRadius))
      drawing.fill(with: view.base)
      drawing.isolated {
        cairo_translate(
          context, view.frame.minX - view.area.minX, view.frame.minY - view.area.minY)
        cairo_scale(context, Self.shrink, Self.shrink)
        if let picture { paint(picture, in: context) }
      }
      drawing.fill(with: material.tint)
    }
  }

  /// Paints the visible part of `picture`, and no more, because the recorded drawing keeps
  /// everything that it was painted with.
  private func paint(_ picture: Surface, in context: OpaquePointer) {
    var (left, top, right, bottom) = (0.0, 0.0, 0.0, 0.0)
    cairo_clip_extents(context, &left, &top, &right, &bottom)
    let seen = CGRect(x: left, y: top, width: right - left, height: bottom - top)
      // Two pixels more on each side, because enlarging makes the outermost ones translucent.
      .insetBy(dx: -2, dy: -2).integral
      .intersection(CGRect(origin: .zero, size: picture.size))
    guard !seen.isEmpty else { return }
    let part = CairoError.logged {
      try Surface(size: seen.size) { context in
        cairo_translate(context, -seen.minX, -seen.minY)
        picture.paint(in: context)
      }
    }
    cairo_translate(context, seen.minX, seen.minY)
    part?.paint(in: context)
  }

  /// Returns the content over its window's background colour. Otherwise a widget without a
  /// background would leave holes in the copy, where the sharp content would show.
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

  /// Renders `node` into a texture, and releases the node.
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

  private static func picture(taking texture: OpaquePointer) -> Surface? {
    CairoError.logged { try Surface(taking: texture) }
  }

  private static func blurred(_ picture: Surface) -> Surface? {
    let copy = CairoError.logged { try picture.copy() }
    copy?.blur(boxes: Array(repeating: 2 * radius + 1, count: 3), edge: .extended)
    return copy
  }
}

extension Surface {
  /// Copies the pixels of `texture`, and releases the texture.
  convenience init(taking texture: OpaquePointer) throws(CairoError) {
    defer { g_object_unref(texture.raw) }
    try self.init(
      size: CGSize(
        width: Int(gdk_texture_get_width(texture)), height: Int(gdk_texture_get_height(texture))))
    withBytes { bytes, stride in
      gdk_texture_download(
        texture, bytes.bindMemory(to: UInt8.self).baseAddress, gsize(stride))
    }
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
