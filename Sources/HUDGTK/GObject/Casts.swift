#if GTK && os(Linux)
import CHUDGTK

typealias Widget = UnsafeMutablePointer<GtkWidget>

extension UnsafeMutablePointer {
  /// The same object as another of its types: a GObject's struct begins with its parent's.
  func cast<Other>(to other: Other.Type = Other.self) -> UnsafeMutablePointer<Other> {
    raw.assumingMemoryBound(to: other)
  }

  var raw: UnsafeMutableRawPointer { UnsafeMutableRawPointer(self) }

  /// As Swift sees the types whose structs GTK does not show.
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

/// The first widget at or above this one for which the condition holds.
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
