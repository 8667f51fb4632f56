#if GTK && os(Linux)
import CHUDGTK

/// Reads and replaces the content of a window.
@MainActor struct WindowContent {
  let window: Widget

  /// Whether the window is of a libadwaita type. Such a window has a property for its content, and
  /// ends the process if `gtk_window_set_child` is called. The types are looked up by name, because
  /// an app without libadwaita does not have them.
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

  /// Returns the overlay that contains the window's content. If the content is in no overlay,
  /// creates an overlay and moves the content into it.
  ///
  /// The overlay stays in the window when the HUD closes. Moving the content back would unmap all
  /// its widgets a second time.
  func overlay() -> Widget {
    let child = child
    if let child, child.raw.isA(gtk_overlay_get_type()) { return child }
    // `gtk_overlay_new` never returns null, because GLib ends the process when it is out of memory.
    let overlay = gtk_overlay_new()!
    wrap(child, in: overlay)
    return overlay
  }

  private func wrap(_ child: Widget?, in overlay: Widget) {
    let focus = FocusMemory(of: window)
    // Unset the default widget now and restore it below. If the content is removed while a default
    // widget is set, GTK unsets the default widget later, when the content is back in the window.
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
