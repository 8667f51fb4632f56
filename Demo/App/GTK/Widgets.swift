#if GTK && os(Linux)
import CHUDGTK

typealias Widget = UnsafeMutablePointer<GtkWidget>

// GTK's calls in a form that is easy to read where a window is built.

extension UnsafeMutablePointer<GtkWidget> {
  func `as`<Other>(_ type: Other.Type = Other.self) -> UnsafeMutablePointer<Other> {
    UnsafeMutableRawPointer(self).assumingMemoryBound(to: type)
  }

  var opaque: OpaquePointer { OpaquePointer(self) }

  func classes(_ names: String...) -> Widget {
    for name in names { gtk_widget_add_css_class(self, name) }
    return self
  }

  func expanding(_ horizontally: Bool = true, _ vertically: Bool = true) -> Widget {
    gtk_widget_set_hexpand(self, horizontally ? 1 : 0)
    gtk_widget_set_vexpand(self, vertically ? 1 : 0)
    return self
  }

  /// Calls `handler` for a signal, with any arguments, until the widget is destroyed.
  @MainActor func on(_ signal: String, do handler: @escaping @MainActor () -> Void) {
    let call: @convention(c) (gpointer?) -> Void = { data in
      nonisolated(unsafe) let data = data
      MainActor.assumeIsolated {
        guard let data else { return }
        Unmanaged<Handler>.fromOpaque(data).takeUnretainedValue().run()
      }
    }
    g_signal_connect_data(
      self, signal, unsafeBitCast(call, to: GCallback.self),
      Unmanaged.passRetained(Handler(handler)).toOpaque(),
      { data, _ in
        guard let data else { return }
        Unmanaged<Handler>.fromOpaque(data).release()
      }, G_CONNECT_SWAPPED)
  }
}

private final class Handler {
  let run: @MainActor () -> Void

  init(_ run: @escaping @MainActor () -> Void) { self.run = run }
}

// Never null, because GLib ends the process if it runs out of memory.

@MainActor func box(
  _ orientation: GtkOrientation, spacing: gint = 0, _ children: Widget...
) -> Widget {
  let box = gtk_box_new(orientation, spacing)!
  for child in children { gtk_box_append(box.as(), child) }
  return box
}

@MainActor func label(_ text: String, lines: gint = 1) -> Widget {
  let label = gtk_label_new(text)!
  gtk_label_set_xalign(label.opaque, 0)
  gtk_label_set_ellipsize(label.opaque, lines == 1 ? PANGO_ELLIPSIZE_END : PANGO_ELLIPSIZE_NONE)
  gtk_label_set_wrap(label.opaque, lines > 1 ? 1 : 0)
  return label
}

@MainActor func scrolled(_ child: Widget) -> Widget {
  let window = gtk_scrolled_window_new()!
  gtk_scrolled_window_set_policy(window.opaque, GTK_POLICY_NEVER, GTK_POLICY_AUTOMATIC)
  gtk_scrolled_window_set_child(window.opaque, child)
  return window
}
#endif
