#if GTK && os(Linux)
import CHUDGTK

typealias Widget = UnsafeMutablePointer<GtkWidget>

extension UnsafeMutablePointer {
  /// Returns a pointer to the same object as another of its types. This works because the struct of
  /// a GObject begins with that of its parent type.
  func cast<Other>(to other: Other.Type = Other.self) -> UnsafeMutablePointer<Other> {
    raw.assumingMemoryBound(to: other)
  }

  var raw: UnsafeMutableRawPointer { UnsafeMutableRawPointer(self) }

  /// The same pointer in the form that Swift has for types whose structs GTK keeps private.
  var opaque: OpaquePointer { OpaquePointer(self) }
}

extension OpaquePointer {
  var raw: UnsafeMutableRawPointer { UnsafeMutableRawPointer(self) }

  func cast<Other>(to other: Other.Type = Other.self) -> UnsafeMutablePointer<Other> {
    raw.assumingMemoryBound(to: other)
  }
}

extension UnsafeMutableRawPointer {
  func cast<Other>(to other: Other.Type = Other.self) -> UnsafeMutablePointer<Other> {
    assumingMemoryBound(to: other)
  }

  /// Whether this object is one of `type`.
  func isA(_ type: GType) -> Bool {
    g_type_check_instance_is_a(cast(), type) != 0
  }

  var typeName: String { g_type_name_from_instance(cast()).map { String(cString: $0) } ?? "?" }
}

/// Returns the first widget for which the condition holds, among `widget` and its ancestors.
func ancestor(of widget: Widget?, where condition: (Widget) -> Bool) -> Widget? {
  var widget = widget
  while let current = widget, !condition(current) { widget = gtk_widget_get_parent(current) }
  return widget
}

extension Bool {
  init(_ value: gboolean) { self = value != 0 }

  var gboolean: gboolean { self ? 1 : 0 }
}
#endif
