#if GTK && os(Linux)
import CHUDGTK

/// Blocks keys that press a control even if the focus is elsewhere: mnemonics, and Enter, which
/// presses the window's default widget.
@MainActor enum ShortcutBlocker {
  /// Prevents `key`, which GTK is about to handle, from pressing a control under a mask. Other
  /// controls still get the key.
  ///
  /// GTK has no signal that could stop the key for a single control. So the masked labels are made
  /// insensitive, and the masked default widget is unset, until GTK has handled the key. Both
  /// changes are undone before a frame is drawn.
  static func block(_ key: guint, _ modifiers: GdkModifierType, from area: StageArea) {
    if modifiers.rawValue & GDK_ALT_MASK.rawValue != 0 { muteMnemonics(of: key, in: area) }
    if [GDK_KEY_Return, GDK_KEY_KP_Enter, GDK_KEY_ISO_Enter].contains(gint(key)) {
      muteDefault(in: area)
    }
  }

  private static func muteMnemonics(of key: guint, in area: StageArea) {
    var labels: [WeakReference] = []
    visitLabels(in: area.window) { label in
      let target = gtk_label_get_mnemonic_widget(label.opaque) ?? label
      // Check `target` as well as the label, because a label outside the masked widget may have the
      // mnemonic of a control inside that widget.
      let mnemonic = gtk_label_get_mnemonic_keyval(label.opaque)
      guard gdk_keyval_to_lower(mnemonic) == gdk_keyval_to_lower(key),
        area.masks(label) || area.masks(target), Bool(gtk_widget_get_sensitive(label))
      else { return }
      gtk_widget_set_sensitive(label, false.gboolean)
      labels.append(WeakReference(label.raw))
    }
    guard !labels.isEmpty else { return }
    every(0) {
      for label in labels.compactMap(\.widget) { gtk_widget_set_sensitive(label, true.gboolean) }
      return false
    }
  }

  private static func visitLabels(in widget: Widget, _ visit: (Widget) -> Void) {
    var child = gtk_widget_get_first_child(widget)
    while let current = child {
      if current.raw.isA(gtk_label_get_type()) { visit(current) }
      visitLabels(in: current, visit)
      child = gtk_widget_get_next_sibling(current)
    }
  }

  private static func muteDefault(in area: StageArea) {
    guard let pressed = gtk_window_get_default_widget(area.window.cast()), area.masks(pressed)
    else { return }
    let reference = WeakReference(pressed.raw)
    gtk_window_set_default_widget(area.window.cast(), nil)
    every(0) {
      // Do nothing if the app has set another default widget meanwhile.
      guard gtk_window_get_default_widget(area.window.cast()) == nil,
        let pressed = reference.widget, pressed.window == area.window
      else { return false }
      gtk_window_set_default_widget(area.window.cast(), pressed)
      return false
    }
  }
}
#endif
