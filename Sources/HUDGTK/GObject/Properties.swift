#if GTK && os(Linux)
import CHUDGTK

/// Calls `body` with a GValue of type `type`, and clears the value afterwards.
func withValue<Result>(_ type: GType, _ body: (UnsafeMutablePointer<GValue>) -> Result) -> Result {
  var value = GValue()
  g_value_init(&value, type)
  defer { g_value_unset(&value) }
  return body(&value)
}

/// The numbers by which GObject identifies its basic types. In C they are macros, which Swift
/// cannot import.
enum FundamentalType {
  static let boolean = GType(5 << 2)
  static let int = GType(6 << 2)
  static let string = GType(16 << 2)
  static let object = GType(20 << 2)
}

extension UnsafeMutableRawPointer {
  // The getters return nil if the object has no property `name`: the property may be newer than the
  // version of GTK or libadwaita in use. Getters of pointers also return nil for a null value.

  func object(_ name: String) -> UnsafeMutableRawPointer? { withObject(name) { $0 } }

  /// Calls `body` with the object that is the value of the property `name`, and returns the result.
  /// Retains the object until `body` returns. If the value is null, returns nil without a call.
  func withObject<Result>(
    _ name: String, _ body: (UnsafeMutableRawPointer) -> Result?
  ) -> Result? {
    property(name, FundamentalType.object) { g_value_get_object($0).flatMap(body) }
  }

  func setObject(_ name: String, to object: UnsafeMutableRawPointer?) {
    set(name, FundamentalType.object) { g_value_set_object($0, object) }
  }

  /// Sets a property of type `type` to the value that `write` writes.
  func set(_ name: String, _ type: GType, _ write: (UnsafeMutablePointer<GValue>) -> Void) {
    withValue(type) {
      write($0)
      g_object_set_property(cast(), name, $0)
    }
  }

  func string(_ name: String) -> String? {
    property(name, FundamentalType.string) { value in
      g_value_get_string(value).map { String(cString: $0) }
    }
  }

  func boolean(_ name: String) -> Bool? {
    property(name, FundamentalType.boolean) { Bool(g_value_get_boolean($0)) }
  }

  /// Returns the integer property `name`; for an enumeration property, the number of its value.
  func number(_ name: String) -> Int? {
    property(name, FundamentalType.int) { Int(g_value_get_int($0)) }
  }

  func color(_ name: String) -> GdkRGBA? {
    property(name, gdk_rgba_get_type()) { g_value_get_boxed($0)?.load(as: GdkRGBA.self) }
  }

  /// Calls `read` with the value of the property `name`, converted to `type`; returns the result.
  private func property<Result>(
    _ name: String, _ type: GType, _ read: (UnsafePointer<GValue>) -> Result?
  ) -> Result? {
    let objectClass = assumingMemoryBound(to: GTypeInstance.self).pointee.g_class.raw
    guard g_object_class_find_property(objectClass.cast(), name) != nil else { return nil }
    return withValue(type) {
      g_object_get_property(cast(), name, $0)
      return read($0)
    }
  }
}
#endif
