#if GTK && os(Linux)
import CHUDGTK
import HUDCairo
public import HUDCore
import HUDLayers

extension HUD.Image {
  /// Creates an image of the icon with that name in the user's icon theme.
  ///
  /// ```swift
  /// HUD.show(image: HUD.Image(iconName: "audio-headphones-symbolic"), status: "Paired")
  /// ```
  ///
  /// It is drawn for the size and scale of the panel, so its edges are sharp. Symbolic icons are
  /// filled with the indicators' colour; others keep their own. A name that the theme does not have
  /// shows the theme's icon for a missing image. Without a display, as on a virtual screen before
  /// GTK is initialized, there is no theme and nothing is drawn.
  ///
  /// May be called on any thread: the icon is looked up when it is drawn.
  public init(iconName: String) { self.init(ThemeIcon(name: iconName)) }
}

private struct ThemeIcon: NamedPicture {
  let name: String

  func pixels(in place: PicturePlace) -> HUD.Image.Pixels? {
    // Before GTK is initialized, a look-up would end the process.
    guard Bool(gtk_is_initialized()), let display = gdk_display_get_default() else { return nil }
    let side = max(min(place.size.width, place.size.height).rounded(), 1)
    let theme = gtk_icon_theme_get_for_display(display)
    let found = Bool(gtk_icon_theme_has_icon(theme, name)) ? name : "image-missing"
    // Never null: GTK has a built-in picture, in case the theme lacks even "image-missing".
    let icon = gtk_icon_theme_lookup_icon(
      theme, found, nil, gint(side), gint(place.scale.rounded(.up)),
      place.isRightToLeft ? GTK_TEXT_DIR_RTL : GTK_TEXT_DIR_LTR, GtkIconLookupFlags(rawValue: 0))!
    defer { g_object_unref(icon.raw) }
    let isSymbolic = Bool(gtk_icon_paintable_is_symbolic(icon))
    guard let node = RenderNode(icon, isSymbolic: isSymbolic, side: side),
      let picture = try? Surface(size: CGSize(width: side, height: side), scale: place.scale)
    else { return nil }
    try? picture.draw { gsk_render_node_draw(node.pointer, $0) }
    return HUD.Image.Pixels(picture.image, scale: place.scale, isTinted: isSymbolic)
  }
}

extension RenderNode {
  /// Records the drawing of an icon; nil if it is empty. A symbolic icon is drawn in black, because
  /// only its alpha counts.
  fileprivate convenience init?(_ icon: OpaquePointer, isSymbolic: Bool, side: CGFloat) {
    let snapshot = gtk_snapshot_new()
    if isSymbolic {
      // Foreground, error, warning and success.
      let colors = Array(repeating: GdkRGBA(red: 0, green: 0, blue: 0, alpha: 1), count: 4)
      gtk_symbolic_paintable_snapshot_symbolic(
        icon, snapshot, side, side, colors, gsize(colors.count))
    } else {
      gdk_paintable_snapshot(icon, snapshot, side, side)
    }
    guard let node = gtk_snapshot_free_to_node(snapshot) else { return nil }
    self.init(owning: node)
  }
}
#endif
