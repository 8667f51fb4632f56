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

  func setClass(_ name: String, _ isOn: Bool) {
    if isOn {
      gtk_widget_add_css_class(self, name)
    } else {
      gtk_widget_remove_css_class(self, name)
    }
  }

  func expanding(_ horizontally: Bool = true, _ vertically: Bool = true) -> Widget {
    gtk_widget_set_hexpand(self, horizontally ? 1 : 0)
    gtk_widget_set_vexpand(self, vertically ? 1 : 0)
    return self
  }

  /// The widget itself, centred in the height of its row.
  var centered: Widget {
    gtk_widget_set_valign(self, GTK_ALIGN_CENTER)
    return self
  }

  func append(_ child: Widget) { gtk_box_append(self.as(), child) }

  /// Calls `handler` for a signal, with any arguments, until the widget is destroyed.
  @MainActor func on(_ signal: String, do handler: @escaping @MainActor () -> Void) {
    connect(UnsafeMutableRawPointer(self), signal, handler)
  }
}

/// Calls `handler` for a signal of `object`, with any arguments, until the object is destroyed.
@MainActor func connect(
  _ object: UnsafeMutableRawPointer, _ signal: String, _ handler: @escaping @MainActor () -> Void
) {
  let call: @convention(c) (gpointer?) -> Void = { data in
    nonisolated(unsafe) let data = data
    MainActor.assumeIsolated {
      guard let data else { return }
      Unmanaged<Handler>.fromOpaque(data).takeUnretainedValue().run()
    }
  }
  g_signal_connect_data(
    object, signal, unsafeBitCast(call, to: GCallback.self),
    Unmanaged.passRetained(Handler(handler)).toOpaque(),
    { data, _ in
      guard let data else { return }
      Unmanaged<Handler>.fromOpaque(data).release()
    }, GConnectFlags(rawValue: 1 << 1))  // G_CONNECT_SWAPPED, which not every GLib gives to Swift
}

private final class Handler {
  let run: @MainActor () -> Void

  init(_ run: @escaping @MainActor () -> Void) { self.run = run }
}

// Never null, because GLib ends the process if it runs out of memory.

@MainActor func horizontal(spacing: gint = 0, _ children: Widget...) -> Widget {
  let box = gtk_box_new(GTK_ORIENTATION_HORIZONTAL, spacing)!
  for child in children { box.append(child) }
  return box
}

@MainActor func vertical(spacing: gint = 0, _ children: Widget...) -> Widget {
  let box = gtk_box_new(GTK_ORIENTATION_VERTICAL, spacing)!
  for child in children { box.append(child) }
  return box
}

@MainActor func label(_ text: String, wraps: Bool = false) -> Widget {
  let label = gtk_label_new(text)!
  gtk_label_set_xalign(label.opaque, 0)
  if wraps {
    gtk_label_set_wrap(label.opaque, 1)
  } else {
    gtk_label_set_ellipsize(label.opaque, PANGO_ELLIPSIZE_END)
  }
  return label
}

/// Makes a button with an icon. `title` is its tooltip.
@MainActor func iconButton(
  _ icon: String, _ title: String, _ pressed: @escaping @MainActor () -> Void
) -> Widget {
  let button = gtk_button_new_from_icon_name(icon)!.classes("flat")
  gtk_widget_set_tooltip_text(button, title)
  button.on("clicked", do: pressed)
  return button
}

/// Makes a view that scrolls `child` up and down, and cuts it off where the window is too narrow.
@MainActor func scrolled(_ child: Widget) -> Widget {
  let window = gtk_scrolled_window_new()!
  gtk_scrolled_window_set_policy(window.opaque, GTK_POLICY_EXTERNAL, GTK_POLICY_AUTOMATIC)
  gtk_scrolled_window_set_child(window.opaque, child)
  return window
}
#endif
