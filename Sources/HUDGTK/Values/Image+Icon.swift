#if GTK && os(Linux)
import CHUDGTK
import HUDCairo
public import HUDCore
import HUDLayers

extension HUD.Image {
  /// Creates an image of the icon named `iconName` in the user's icon theme.
  ///
  /// ```swift
  /// HUD.show(image: HUD.Image(iconName: "audio-headphones-symbolic"), status: "Paired")
  /// ```
  ///
  /// The icon is drawn for the size and scale of the panel, so its edges are sharp. A symbolic icon
  /// takes on the indicators' colour; any other icon keeps its own colours. If the theme has no
  /// icon with that name, the name is tried without its last words, and then as a symbolic icon. If
  /// no icon is found, the theme's icon for a missing image is shown. Without a display, for
  /// example on a virtual screen before GTK is initialized, there is no icon theme, so nothing is
  /// drawn.
  ///
  /// May be called on any thread: the icon is looked up when it is drawn.
  ///
  /// A screen reader reads `label` for the icon.
  public init(iconName: String, label: String? = nil) {
    self.init(ThemeIcon(name: iconName), label: label)
  }
}

private struct ThemeIcon: PictureLookup {
  let name: String

  func pixels(in place: PictureContext) -> HUD.Image.Pixels? {
    // Return early if GTK is not initialized, because looking up an icon would end the process.
    guard Bool(gtk_is_initialized()), let display = gdk_display_get_default() else { return nil }
    let side = max(min(place.size.width, place.size.height).rounded(), 1)
    let theme = gtk_icon_theme_get_for_display(display)
    let names = g_themed_icon_new_with_default_fallbacks(name)
    let missing = g_themed_icon_new("image-missing")
    defer { for icon in [names, missing] { g_object_unref(icon?.raw) } }
    let isFound = Bool(gtk_icon_theme_has_gicon(theme, names))
    // GTK never returns null here: if the theme lacks even "image-missing", GTK uses a built-in
    // picture.
    let icon = gtk_icon_theme_lookup_by_gicon(
      theme, isFound ? names : missing, gint(side), gint(place.scale.rounded(.up)),
      place.isRightToLeft ? GTK_TEXT_DIR_RTL : GTK_TEXT_DIR_LTR, GtkIconLookupFlags(rawValue: 0))!
    defer { g_object_unref(icon.raw) }
    // Draw a symbolic icon in black, because only its alpha is used: the HUD colours it later. The
    // four colours are those for foreground, error, warning and success. Any other icon keeps its
    // own.
    let colors = Array(repeating: GdkRGBA(red: 0, green: 0, blue: 0, alpha: 1), count: 4)
    let node = RenderNode {
      gtk_symbolic_paintable_snapshot_symbolic(icon, $0, side, side, colors, gsize(colors.count))
    }
    guard let node,
      let picture = try? Surface(size: CGSize(width: side, height: side), scale: place.scale)
    else { return nil }
    try? picture.draw { gsk_render_node_draw(node.pointer, $0) }
    return HUD.Image.Pixels(
      picture.image, scale: place.scale, isTinted: Bool(gtk_icon_paintable_is_symbolic(icon)))
  }
}
#endif
