#if GTK && os(Linux)
import CHUDGTK

/// Reads and replaces the content of a window.
@MainActor struct WindowContent {
  let window: Widget

  /// Whether this is a window of libadwaita. Those have a property for their content, and GTK's own
  /// function ends the process. The types are looked up by name, because an app without libadwaita
  /// does not have them.
  private var usesContentProperty: Bool {
    ["AdwWindow", "AdwApplicationWindow"].contains { name in
      let type = g_type_from_name(name)
      return type != 0 && window.raw.isA(type)
    }
  }

  /// The signal that the window emits when its content is replaced.
  var signal: String { usesContentProperty ? "notify::content" : "notify::child" }

  var child: Widget? {
    usesContentProperty
      ? window.raw.object("content")?.cast() : gtk_window_get_child(window.cast())
  }

  /// Returns the overlay that contains the window's content. If there is none, creates it and moves
  /// the content into it.
  ///
  /// The overlay stays when the HUD closes, because each move of the content unmaps all its widgets
  /// once.
  func overlay() -> Widget {
    let child = child
    if let child, child.raw.isA(gtk_overlay_get_type()) { return child }
    // Never null: GLib ends the process when it has no memory.
    let overlay = gtk_overlay_new()!
    wrap(child, in: overlay)
    return overlay
  }

  private func wrap(_ child: Widget?, in overlay: Widget) {
    let focus = FocusMemory(of: window)
    // Unset now and restored below. GTK unsets it too when the content is removed, but only later,
    // when the content is back.
    let defaultWidget = gtk_window_get_default_widget(window.cast())
    gtk_window_set_default_widget(window.cast(), nil)
    if let child { g_object_ref(child.raw) }
    set(nil)
    gtk_overlay_set_child(overlay.opaque, child)
    set(overlay)
    if let child { g_object_unref(child.raw) }
    gtk_window_set_default_widget(window.cast(), defaultWidget)
    focus.restoreAfterMove()
  }

  private func set(_ child: Widget?) {
    if usesContentProperty {
      window.raw.setObject("content", to: child?.raw)
    } else {
      gtk_window_set_child(window.cast(), child)
    }
  }
}
#endif
