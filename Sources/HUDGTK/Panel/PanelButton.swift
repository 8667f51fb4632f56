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
  private var spoken: String?
  private var color: CGColor?
  private var fill: CGColor?
  /// The CSS colour of the ring around the focused button; nil to use a paler colour of the title.
  private var ring: String?
  /// The number of times that the button got another style sheet. Each new style sheet makes GTK
  /// search its whole theme, so tests check the number.
  private(set) var styleChanges = 0
  private var connections: [Connection] = []
  /// Returns the request and the action that the button shows now; nil if it shows none.
  private let drawn: @MainActor () -> Press?
  /// The request and action that the button showed when the user began to press it. It may show
  /// others when GTK clicks it: after Return, GTK waits a quarter of a second.
  private var begun: Press? { didSet { withExtendedLifetime(oldValue) {} } }
  private var isActive = false { didSet { if isActive, !oldValue { begun = drawn() } } }

  init(
    drawn: @escaping @MainActor () -> Press? = { nil },
    pressed: @escaping @MainActor (Press) -> Void = { _ in },
    focusChanged: @escaping @MainActor () -> Void = {}
  ) {
    self.drawn = drawn
    // `gtk_button_new` never returns null, because GLib ends the process when it is out of memory.
    widget = gtk_button_new()!
    g_object_ref_sink(widget.raw)
    widget.setName("button")
    gtk_style_context_add_provider(
      gtk_widget_get_style_context(widget), styles?.opaque, PanelView.stylePriority)
    connections = [
      widget.raw.on("activate") { [unowned self] in begun = drawn() },
      widget.raw.on("state-flags-changed") { [unowned self] in
        isActive = gtk_widget_get_state_flags(widget).rawValue & GTK_STATE_FLAG_ACTIVE.rawValue != 0
      },
      widget.raw.on("clicked") { [unowned self] in
        let press = begun ?? drawn()
        begun = nil
        if let press { pressed(press) }
      },
      widget.raw.on("notify::has-focus", do: focusChanged),
    ]
  }

  func disconnect() { connections = [] }

  isolated deinit {
    g_object_unref(widget.raw)
    if let styles { g_object_unref(styles.raw) }
  }

  var hasFocus: Bool { Bool(gtk_widget_has_focus(widget)) }

  func grabFocus() { gtk_widget_grab_focus(widget) }

  func shows(_ title: Text, padding: CGSize, labels: LabelRenderer) -> Bool {
    title.string == self.title && css(title, padding: padding, labels: labels) == css
  }

  /// Shows `title` on the button, and returns the size that the button needs for it.
  func measure(_ title: Text, padding: CGSize, labels: LabelRenderer) -> CGSize {
    show(title, padding: padding, labels: labels)
    return widget.naturalSize
  }

  func show(_ slot: Slots.Button, ring: String?, labels: LabelRenderer) {
    (color, fill, self.ring) = (slot.color, slot.fill, ring)
    show(slot.title, padding: slot.padding, labels: labels)
    if slot.spoken != spoken {
      spoken = slot.spoken
      widget.setAccessible(GTK_ACCESSIBLE_PROPERTY_LABEL, to: slot.spoken)
    }
  }

  /// Makes this a button that only the keyboard and assistive technology can use. It is invisible,
  /// but while it has the focus, a ring in the CSS colour `ring` is drawn around it.
  func showOnlyFocus(_ ring: String?, cornerRadius: CGFloat) {
    gtk_widget_set_can_target(widget, false.gboolean)
    setStyles(
      """
      button { min-width: 0; min-height: 0; margin: 0; padding: 0; border: none; outline: none;
        background: none; box-shadow: none; border-radius: \(cornerRadius)px; }
      button:focus-visible { outline: \(ring.map { "2px solid \($0)" } ?? "none"); outline-offset: 1px; }
      """)
  }

  private func show(_ title: Text, padding: CGSize, labels: LabelRenderer) {
    if title.string != self.title {
      self.title = title.string
      gtk_button_set_label(widget.cast(), title.string)
      if let label = gtk_button_get_child(widget.cast())?.opaque {
        gtk_label_set_ellipsize(label, PANGO_ELLIPSIZE_END)
        gtk_label_set_justify(label, GTK_JUSTIFY_CENTER)
      }
    }
    setStyles(css(title, padding: padding, labels: labels))
  }

  private func setStyles(_ css: String) {
    guard css != self.css else { return }
    self.css = css
    styleChanges += 1
    gtk_css_provider_load_from_data(styles, css, -1)
  }

  /// Returns the style sheet of the button. The sheet moves the focus outline outwards. Otherwise a
  /// theme may draw the outline over the border, where the outline would be invisible because the
  /// border has the same colour.
  private func css(_ title: Text, padding: CGSize, labels: LabelRenderer) -> String {
    let ink = color.map(\.css) ?? "currentColor"
    let fill = fill.map(\.css)
    let width = max(Int(padding.width) - 1, 0)
    let height = max(Int(padding.height) - 1, 0)
    // How far the title is below the middle of the button.
    let shift = min(max(Int(labels.titleShift(of: title).rounded()), -height), height)
    // Give a filled button an invisible border, so that filled and outlined buttons have the same
    // size.
    return """
      button { min-width: 0; min-height: 0; border-radius: \(ring == nil ? 99 : 9)px;
        padding: \(height + shift)px \(width)px \(height - shift)px;
        border: 1px solid \(fill == nil ? ink : "transparent"); background: \(fill ?? "none");
        background-clip: border-box; box-shadow: none;
        text-shadow: none; color: \(ink); outline-color: \(ring ?? "alpha(\(ink), 0.6)");
        \(title.font.css(family: labels.family)) }
      button:focus-visible { outline-offset: 1px; }
      button:hover { background: alpha(\(ink), \(fill == nil ? 0.1 : 0.2)); }
      button:active { background: alpha(\(ink), \(fill == nil ? 0.2 : 0.3)); }
      """
  }
}

extension CGColor {
  var css: String {
    func byte(_ value: CGFloat) -> Int { Int((min(max(value, 0), 1) * 255).rounded()) }
    return "rgba(\(byte(red)), \(byte(green)), \(byte(blue)), \(alpha))"
  }
}
#endif
