#if GTK && os(Linux)
import CHUDGTK
import HUDCairo
import HUDCore
import HUDLayers

/// A blurred copy of the part of the app's content that is behind the panel or the mask.
///
/// GTK's own blur node has two disadvantages. GTK would blur again whenever something in front of
/// the copy changes, and GTK's renderers blur differently at each scale. So this class draws the
/// content at a quarter of its size and blurs the pixels itself, once for each change of the
/// content. This is cheap and looks the same with every renderer. Nobody sees the low resolution,
/// because the blur removes fine details.
@MainActor final class BackgroundBlur {
  private static let shrink: CGFloat = 4
  /// The radius of each of the three box blurs, in pixels of the copy at a quarter of the content's
  /// size. Together the three blurs match a Gaussian blur with a standard deviation of about 14
  /// points.
  private static let radius = 3
  private static let boxes = Array(repeating: 2 * radius + 1, count: 3)
  /// How far, in points, the blur spreads the colour of a pixel.
  private static let reach = CGFloat(3 * radius) * shrink

  /// The copy of the content that the last refresh made, before the blur. Nil before the first
  /// refresh, or if the last refresh could not draw the content.
  private var seen: Surface?
  /// A blurred copy of `seen`; nil if `seen` is nil.
  private var picture: Surface?
  private var view: View?

  private struct View: Equatable {
    var base: CGColor
    /// The part of the content that is copied, in the content's coordinates: `area` plus a margin
    /// for the blur.
    var frame: CGRect
    /// The part of the content that is shown blurred, in the content's coordinates.
    var area: CGRect
  }

  /// Copies the part `area` of what `draw` draws, over the window's background colour `base`, and
  /// blurs the copy.
  ///
  /// - Returns: The rectangle that changed since the last refresh, relative to the upper left
  ///   corner of `area`. Nil if nothing changed; infinite if everything may have changed.
  func refresh(
    area: CGRect, base: GdkRGBA, by renderer: OpaquePointer?,
    draw: (_ snapshot: OpaquePointer) -> Void
  ) -> CGRect? {
    let frame = area.insetBy(dx: -Self.reach, dy: -Self.reach).integral
    let view = View(base: CGColor(base), frame: frame, area: area)
    defer { self.view = view }
    let texture = Self.node(in: frame, base: base, draw: draw)
      .flatMap { Self.texture(of: $0, size: frame.size, by: renderer) }
    guard let now = texture.flatMap(Self.picture(taking:)) else {
      defer { (seen, picture) = (nil, nil) }
      return picture == nil && view == self.view ? nil : .infinite
    }
    guard let changed = now.changedRect(since: seen) else {
      return view == self.view ? nil : .infinite
    }
    let isComparable = seen != nil && view == self.view
    updatePicture(to: now, where: changed, isComparable: isComparable)
    return isComparable ? seenArea(of: changed, in: view) : .infinite
  }

  /// Blurs `now` into `picture`. If `now` shows the same part as `seen`, blurs only what has changed.
  private func updatePicture(to now: Surface, where changed: PixelRect, isComparable: Bool) {
    seen = now
    if isComparable, let picture {
      let isUpdated: Void? = CairoError.logged {
        try picture.updateBlur(of: now, where: changed, boxes: Self.boxes, edge: .extended)
      }
      if isUpdated != nil { return }
    }
    picture = Self.blurred(now)
  }

  /// Returns the rectangle in which a change of `pixels` is visible after the blur, relative to the
  /// upper left corner of `view.area`.
  private func seenArea(of pixels: PixelRect, in view: View) -> CGRect {
    // Add one pixel, because enlarging the copy mixes neighbouring pixels.
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

  /// Releases the copies of the content, so that the next refresh counts everything as changed.
  func forget() {
    (seen, picture, view) = (nil, nil, nil)
  }

  /// Draws the blurred content in the shape of `material`, and the material's tint over it.
  ///
  /// - Parameter origin: The origin of the material's coordinates, relative to the upper left
  ///   corner of the refreshed area.
  func draw(_ material: Slots.Material, at origin: CGPoint = .zero, in context: OpaquePointer) {
    guard let view else { return }
    let drawing = Context(context)
    drawing.isolated {
      drawing.clip(
        to: .rounded(
          material.frame, radius: material.cornerRadius, curve: material.cornerCurve))
      drawing.fill(with: view.base)
      drawing.isolated {
        cairo_translate(
          context, view.frame.minX - view.area.minX - origin.x,
          view.frame.minY - view.area.minY - origin.y)
        cairo_scale(context, Self.shrink, Self.shrink)
        picture?.paint(in: context)
      }
      drawing.fill(with: material.tint)
    }
  }

  /// Appends the blurred content in `part`, and `tint` over it. The copy is larger than the
  /// refreshed area and opaque, so the content fills `part`.
  ///
  /// - Parameters:
  ///   - part: A rectangle relative to the upper left corner of the refreshed area.
  ///   - widget: The widget that shows the content.
  func append(_ part: CGRect, tint: CGColor, to snapshot: OpaquePointer, on widget: Widget) {
    guard let view else { return }
    let place = CGPoint(x: view.frame.minX - view.area.minX, y: view.frame.minY - view.area.minY)
    // A renderer on the GPU enlarges the copy at no cost. Cairo would enlarge it for every frame.
    let tile =
      widget.isDrawnByCairo
      ? enlarged(part, copyAt: place, tint: tint, scale: SurfaceScale.of(widget))
      : small(part, copyAt: place, tint: tint)
    guard let tile else {
      snapshot.append(view.base, in: part)
      return snapshot.append(tint, in: part)
    }
    snapshot.append(tile.picture, in: tile.frame, clippedTo: part, on: widget)
  }

  private typealias Tile = (picture: Surface, frame: CGRect)

  /// Returns the pixels of the copy that are in and around `part`, with `tint` over them.
  private func small(_ part: CGRect, copyAt place: CGPoint, tint: CGColor) -> Tile? {
    // Add two pixels on each side, because enlarging mixes the outermost pixels with none.
    let pixels = part.offsetBy(dx: -place.x, dy: -place.y).scaled(by: 1 / Self.shrink)
      .insetBy(dx: -2, dy: -2)
    guard let picture else { return nil }
    return CairoError.logged {
      let copy = try picture.copy(of: pixels)
      try copy.picture.draw { Context($0).fill(with: tint) }
      let frame = CGRect(origin: copy.origin, size: copy.picture.size).scaled(by: Self.shrink)
      return (copy.picture, frame.offsetBy(dx: place.x, dy: place.y))
    }
  }

  /// Returns a picture of `part` with as many pixels as it has on the screen, with `tint` over it.
  private func enlarged(
    _ part: CGRect, copyAt place: CGPoint, tint: CGColor, scale: CGFloat
  ) -> Tile? {
    guard let picture else { return nil }
    return CairoError.logged {
      let enlarged = try Surface(size: part.size, scale: scale, format: .opaqueColor) { context in
        cairo_translate(context, place.x - part.minX, place.y - part.minY)
        cairo_scale(context, Self.shrink, Self.shrink)
        picture.paint(in: context)
        Context(context).fill(with: tint)
      }
      return (enlarged, CGRect(origin: part.origin, size: enlarged.size))
    }
  }

  /// Returns a render node of the part `frame` of the content, at a quarter of its size, over the
  /// background colour `base`.
  ///
  /// If `base` were not drawn, a widget without a background would leave holes in the copy, and the
  /// sharp content would show through them.
  private static func node(
    in frame: CGRect, base: GdkRGBA, draw: (_ snapshot: OpaquePointer) -> Void
  ) -> OpaquePointer? {
    // GTK never returns null, because GLib ends the process when it is out of memory.
    let snapshot = gtk_snapshot_new()!
    gtk_snapshot_scale(snapshot, Float(1 / shrink), Float(1 / shrink))
    var origin = graphene_point_t(CGPoint(x: -frame.minX, y: -frame.minY))
    gtk_snapshot_translate(snapshot, &origin)
    var bounds = graphene_rect_t(frame)
    var base = base
    gtk_snapshot_push_clip(snapshot, &bounds)
    gtk_snapshot_append_color(snapshot, &base, &bounds)
    draw(snapshot)
    gtk_snapshot_pop(snapshot)
    return gtk_snapshot_free_to_node(snapshot)
  }

  /// Renders `node` into a texture, and releases the node. Returns nil if there is no renderer.
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
    copy?.blur(boxes: boxes, edge: .extended)
    return copy
  }
}

extension Surface {
  /// Creates a picture with the pixels of `texture`, and releases the texture.
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

extension CGRect {
  fileprivate func scaled(by factor: CGFloat) -> CGRect {
    CGRect(x: minX * factor, y: minY * factor, width: width * factor, height: height * factor)
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
