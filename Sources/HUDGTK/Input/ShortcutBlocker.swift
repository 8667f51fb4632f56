#if GTK && os(Linux)
import CHUDGTK

/// Blocks the keys that press a control wherever the focus is: mnemonics, and Enter, which presses
/// the window's default widget.
@MainActor enum ShortcutBlocker {
  /// Keeps a key that is about to be handled from the controls under a mask. Other controls get it.
  ///
  /// GTK has no signal that could be stopped for a single control. So the masked labels are made
  /// insensitive and the masked default widget is unset until the key is handled. Both are undone
  /// before a frame is drawn.
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
      // A label outside the masked widget may be the mnemonic of a control inside it.
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
      // The app may have set another default widget meanwhile.
      guard gtk_window_get_default_widget(area.window.cast()) == nil,
        let pressed = reference.widget, pressed.window == area.window
      else { return false }
      gtk_window_set_default_widget(area.window.cast(), pressed)
      return false
    }
  }
}
#endif
