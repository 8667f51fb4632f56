#if GTK && os(Linux)
import CHUDGTK

typealias Widget = UnsafeMutablePointer<GtkWidget>

extension UnsafeMutablePointer {
  /// Returns the pointer with the type `Other`, which must be the type of the object or one of its
  /// parent types. The cast works because the struct of a GObject begins with the struct of its
  /// parent type.
  func cast<Other>(to other: Other.Type = Other.self) -> UnsafeMutablePointer<Other> {
    raw.assumingMemoryBound(to: other)
  }

  var raw: UnsafeMutableRawPointer { UnsafeMutableRawPointer(self) }

  /// The pointer as an `OpaquePointer`. Swift has only this type for a pointer to a struct that GTK
  /// keeps private.
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

  /// Returns whether this object is an instance of `type` or of a type derived from it.
  func isA(_ type: GType) -> Bool {
    g_type_check_instance_is_a(cast(), type) != 0
  }

  var typeName: String { g_type_name_from_instance(cast()).map { String(cString: $0) } ?? "?" }
}

extension Bool {
  init(_ value: gboolean) { self = value != 0 }

  var gboolean: gboolean { self ? 1 : 0 }
}

/// Looks up a C function of GTK or libadwaita by name, so that this library can be loaded with a
/// version that does not have the function. Returns nil then.
///
/// - Parameter library: The library that has the function; nil for those that the program is linked
///   with.
func function<Function>(
  _ name: String, in library: UnsafeMutableRawPointer? = nil, as type: Function.Type = Function.self
) -> Function? {
  dlsym(library ?? dlopen(nil, RTLD_LAZY), name).map { unsafeBitCast($0, to: type) }
}

/// A weak reference to a GObject. It becomes nil when the object is destroyed.
@MainActor final class WeakReference {
  // The pointer is on the heap to have a fixed address: GObject writes nil to this address when the
  // object is destroyed.
  private let place: UnsafeMutablePointer<gpointer?>

  init(_ object: UnsafeMutableRawPointer?) {
    place = .allocate(capacity: 1)
    place.initialize(to: object)
    if let object { g_object_add_weak_pointer(object.cast(), place) }
  }

  isolated deinit {
    if let object = place.pointee { g_object_remove_weak_pointer(object.cast(), place) }
    place.deallocate()
  }

  var object: UnsafeMutableRawPointer? { place.pointee }

  var widget: Widget? { place.pointee?.cast() }
}

/// The names under which GLib keeps types and data for the whole process.
///
/// An app and its plugin may each contain a copy of this library. A copy must not use the types and
/// data of the other, so each name ends with the address of the program or shared library that
/// contains this copy.
enum BinaryUniqueName {
  static func type(_ name: String) -> String { name + suffix }

  static func quark(_ name: String) -> GQuark { g_quark_from_string(name + suffix) }

  private static let suffix = "-" + String(UInt(bitPattern: #dsohandle), radix: 16)
}

// MARK: Properties of objects

/// Calls `body` with a GValue of type `type`, and clears the value afterwards.
func withValue<Result>(
  _ type: GType, _ body: (UnsafeMutablePointer<GValue>) -> Result
) -> Result {
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
  func object(_ name: String) -> UnsafeMutableRawPointer? { withObject(name) { $0 } }

  /// Calls `body` with the object that is the value of a property. The object is retained until
  /// `body` returns.
  func withObject<Result>(
    _ name: String, _ body: (UnsafeMutableRawPointer?) -> Result
  ) -> Result {
    property(name, FundamentalType.object) { body(g_value_get_object($0)) }
  }

  /// Whether this object has a property `name`. A property may be newer than the oldest version of
  /// the library that this package supports.
  func hasProperty(_ name: String) -> Bool {
    g_object_class_find_property(
      assumingMemoryBound(to: GTypeInstance.self).pointee.g_class.raw.cast(), name) != nil
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

  func boolean(_ name: String) -> Bool {
    property(name, FundamentalType.boolean) { Bool(g_value_get_boolean($0)) }
  }

  /// Returns a whole number or the number of an enumeration's case; nil if the object has no property
  /// `name`.
  func number(_ name: String) -> Int? {
    guard hasProperty(name) else { return nil }
    return property(name, FundamentalType.int) { Int(g_value_get_int($0)) }
  }

  /// Returns a colour; nil if the object has no property `name`, or if its value is null.
  func color(_ name: String) -> GdkRGBA? {
    guard hasProperty(name) else { return nil }
    return property(name, gdk_rgba_get_type()) { g_value_get_boxed($0)?.load(as: GdkRGBA.self) }
  }

  /// Calls `read` with the value of a property, converted to `type`.
  private func property<Result>(
    _ name: String, _ type: GType, _ read: (UnsafePointer<GValue>) -> Result
  ) -> Result {
    withValue(type) {
      g_object_get_property(cast(), name, $0)
      return read($0)
    }
  }
}
#endif
