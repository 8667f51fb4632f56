#if GTK && os(Linux)
import CHUDGTK
import HUDCore
import HUDLayers

/// The button on the panel: a `GtkButton` in the panel's colours.
@MainActor final class PanelButton {
  let widget: Widget
  private let styles = gtk_css_provider_new()
  private var css = ""
  private var title: String?
  private var color: CGColor?
  /// How often the button got another style. Each time GTK searches its whole theme.
  private(set) var styleChanges = 0
  private var connections: [Connection] = []

  init(pressed: @escaping @MainActor () -> Void) {
    // Never null: GLib ends the process when it has no memory.
    widget = gtk_button_new()!
    g_object_ref_sink(widget.raw)
    gtk_style_context_add_provider(
      gtk_widget_get_style_context(widget), styles?.opaque,
      guint(GTK_STYLE_PROVIDER_PRIORITY_APPLICATION))
    connections = [widget.raw.on("clicked", do: pressed)]
  }

  isolated deinit {
    connections.disconnect()
    g_object_unref(widget.raw)
    if let styles { g_object_unref(styles.raw) }
  }

  var hasFocus: Bool { Bool(gtk_widget_has_focus(widget)) }

  func grabFocus() { gtk_widget_grab_focus(widget) }

  func focusChanged(_ changed: @escaping @MainActor () -> Void) {
    connections.append(widget.raw.on("notify::has-focus", do: changed))
  }

  /// Returns the size of the button with that title. It is at most as wide as `room`.
  func measure(_ title: Text, in room: CGSize, fontName: String) -> CGSize {
    // Keep the present colour, because another one would make GTK search its theme again.
    show(title, color: color, fontName: fontName)
    func natural(_ orientation: GtkOrientation) -> CGFloat {
      var natural: gint = 0
      gtk_widget_measure(widget, orientation, -1, nil, &natural, nil, nil)
      return CGFloat(natural)
    }
    return CGSize(
      width: min(natural(GTK_ORIENTATION_HORIZONTAL), room.width),
      height: natural(GTK_ORIENTATION_VERTICAL))
  }

  func show(_ title: Text, color: CGColor?, fontName: String) {
    show(title.string)
    self.color = color
    let css = Self.css(color: color, font: title.font, family: fontName)
    guard css != self.css else { return }
    self.css = css
    styleChanges += 1
    gtk_css_provider_load_from_data(styles, css, -1)
  }

  private func show(_ title: String) {
    guard title != self.title else { return }
    self.title = title
    gtk_button_set_label(widget.cast(), title)
    if let label = gtk_button_get_child(widget.cast()) {
      gtk_label_set_ellipsize(label.opaque, PANGO_ELLIPSIZE_END)
    }
    widget.setAccessible(GTK_ACCESSIBLE_PROPERTY_LABEL, to: title)
  }

  /// Returns the style sheet. It moves the focus outline outwards: a theme may draw it over the
  /// border, which has the same colour, so that nobody sees it.
  private static func css(color: CGColor?, font: HUD.Font, family: String) -> String {
    let ink = color.map(\.css) ?? "currentColor"
    return """
      button { min-width: 0; min-height: 0; padding: 5px 9px; border-radius: 99px;
        border: 1px solid \(ink); background: none; box-shadow: none;
        text-shadow: none; color: \(ink); outline-color: alpha(\(ink), 0.6);
        \(font.css(family: family)) }
      button:focus-visible { outline-offset: 1px; }
      button:hover { background: alpha(\(ink), 0.1); }
      button:active { background: alpha(\(ink), 0.2); }
      """
  }
}

extension CGColor {
  fileprivate var css: String {
    func byte(_ value: CGFloat) -> Int { Int((min(max(value, 0), 1) * 255).rounded()) }
    return "rgba(\(byte(red)), \(byte(green)), \(byte(blue)), \(alpha))"
  }
}
#endif
