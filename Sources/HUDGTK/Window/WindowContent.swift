#if GTK && os(Linux)
import CHUDGTK

/// The place in a window where its content hangs.
@MainActor struct WindowContent {
  let window: Widget

  /// Adwaita's windows keep theirs in a property, and end the process where GTK's own is used. An
  /// app without Adwaita does not know their types.
  private var usesContentProperty: Bool {
    ["AdwWindow", "AdwApplicationWindow"].contains { name in
      let type = g_type_from_name(name)
      return type != 0 && window.raw.isA(type)
    }
  }

  /// The signal that says that the content was replaced.
  var signal: String { usesContentProperty ? "notify::content" : "notify::child" }

  var child: Widget? {
    usesContentProperty
      ? window.raw.object("content")?.cast() : gtk_window_get_child(window.cast())
  }

  /// The overlay that holds the content: the one that is there, else one put there for good.
  ///
  /// It stays when the HUD goes: each re-parenting unmaps everything once, and one is enough.
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
    // Taken away first: with its window's content it would be forgotten, and only some time later.
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
