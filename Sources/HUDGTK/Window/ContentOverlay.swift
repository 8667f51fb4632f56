#if GTK && os(Linux)
import CHUDGTK

/// The overlay in which the content of a window, dialog or popover is wrapped.
@MainActor enum ContentOverlay {
  /// Creates an overlay, which gives up its content when it is taken out of `container`.
  ///
  /// The app may set the same content again, with no regard to the overlay. GTK before 4.10 then
  /// removes the overlay from the window and adds the content. If the content were still in the
  /// overlay, the window would lose the content.
  static func make(in container: Widget) -> Widget {
    // `gtk_overlay_new` never returns null, because GLib ends the process when it is out of memory.
    let overlay = gtk_overlay_new()!
    let container = WeakReference(container.raw)
    _ = overlay.raw.on("notify::parent") {
      guard gtk_widget_get_parent(overlay) == nil, let container = container.widget,
        !Bool(gtk_widget_in_destruction(container)),
        let content = gtk_overlay_get_child(overlay.opaque)
      else { return }
      giveUp(content, of: WeakReference(overlay.raw))
    }
    return overlay
  }

  /// Takes `content` out of the overlay, and puts it back in the next turn of the main loop if the
  /// app has not put it elsewhere: the app may also move the overlay together with its content.
  private static func giveUp(_ content: Widget, of overlay: WeakReference) {
    g_object_ref(content.raw)
    gtk_overlay_set_child(overlay.widget?.opaque, nil)
    every(0) {
      if gtk_widget_get_parent(content) == nil, let overlay = overlay.widget,
        gtk_overlay_get_child(overlay.opaque) == nil
      {
        gtk_overlay_set_child(overlay.opaque, content)
      }
      g_object_unref(content.raw)
      return false
    }
  }
}
#endif
