#if GTK && os(Linux)
import CHUDGTK

extension UnsafeMutableRawPointer {
  /// Returns whether this object is an instance of `type` or of a type derived from it.
  func isA(_ type: GType) -> Bool { g_type_check_instance_is_a(cast(), type) != 0 }

  var typeName: String { g_type_name_from_instance(cast()).map { String(cString: $0) } ?? "?" }
}

extension Widget {
  /// Whether the widget is an instance of the type `name`. False if there is no such type.
  func isA(_ name: String) -> Bool {
    let type = g_type_from_name(name)
    return type != 0 && raw.isA(type)
  }
}
#endif
