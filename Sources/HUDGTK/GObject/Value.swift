#if GTK && os(Linux)
import CHUDGTK

/// Calls `body` with a GValue of type `type`, and clears the value afterwards.
private func withValue<Result>(
  _ type: GType, _ body: (UnsafeMutablePointer<GValue>) -> Result
) -> Result {
  var value = GValue()
  g_value_init(&value, type)
  defer { g_value_unset(&value) }
  return body(&value)
}

/// The numbers by which GObject identifies its basic types. In C they are macros, which Swift
/// cannot import.
private enum FundamentalType {
  static let boolean = GType(5 << 2)
  static let int = GType(6 << 2)
  static let double = GType(15 << 2)
  static let string = GType(16 << 2)
  static let object = GType(20 << 2)
}

extension UnsafePointer<GValue> {
  /// The object in this value; nil if the value is no object.
  var object: UnsafeMutableRawPointer? {
    g_type_check_value_holds(self, FundamentalType.object) != 0 ? g_value_get_object(self) : nil
  }
}

// MARK: Properties of objects

extension UnsafeMutableRawPointer {
  func object(_ name: String) -> UnsafeMutableRawPointer? { withObject(name) { $0 } }

  /// Calls `body` with the object that is the value of a property. The object is retained until
  /// `body` returns.
  func withObject<Result>(
    _ name: String, _ body: (UnsafeMutableRawPointer?) -> Result
  ) -> Result {
    withValue(FundamentalType.object) {
      g_object_get_property(cast(), name, $0)
      return body(g_value_get_object($0))
    }
  }

  /// Whether this object has a property `name`. A property may be newer than the oldest version of
  /// the library that this package supports.
  func hasProperty(_ name: String) -> Bool {
    g_object_class_find_property(
      assumingMemoryBound(to: GTypeInstance.self).pointee.g_class.raw.cast(), name) != nil
  }

  func setObject(_ name: String, to object: UnsafeMutableRawPointer?) {
    withValue(FundamentalType.object) {
      g_value_set_object($0, object)
      g_object_set_property(cast(), name, $0)
    }
  }

  func string(_ name: String) -> String? {
    withValue(FundamentalType.string) {
      g_object_get_property(cast(), name, $0)
      return g_value_get_string($0).map { String(cString: $0) }
    }
  }

  func boolean(_ name: String) -> Bool {
    withValue(FundamentalType.boolean) {
      g_object_get_property(cast(), name, $0)
      return Bool(g_value_get_boolean($0))
    }
  }

  func integer(_ name: String) -> Int {
    withValue(FundamentalType.double) {
      // Read the property as a double, because GObject converts every type of integer to a double.
      g_object_get_property(cast(), name, $0)
      return Int(g_value_get_double($0))
    }
  }

  /// Returns the number of an enumeration's case; nil if the object has no property `name`.
  func enumeration(_ name: String) -> Int? {
    guard hasProperty(name) else { return nil }
    return withValue(FundamentalType.int) {
      g_object_get_property(cast(), name, $0)
      return Int(g_value_get_int($0))
    }
  }

  /// Returns a colour; nil if the object has no property `name`, or if its value is null.
  func color(_ name: String) -> GdkRGBA? {
    guard hasProperty(name) else { return nil }
    return withValue(gdk_rgba_get_type()) {
      g_object_get_property(cast(), name, $0)
      return g_value_get_boxed($0)?.load(as: GdkRGBA.self)
    }
  }
}

// MARK: Accessibility

extension UnsafeMutablePointer<GtkWidget> {
  func setAccessible(_ property: GtkAccessibleProperty, to text: String) {
    withValue(FundamentalType.string) {
      g_value_set_string($0, text)
      update(property, $0)
    }
  }

  func setAccessible(_ property: GtkAccessibleProperty, to flag: Bool) {
    withValue(FundamentalType.boolean) {
      g_value_set_boolean($0, flag.gboolean)
      update(property, $0)
    }
  }

  func setAccessible(_ state: GtkAccessibleState, to flag: Bool) {
    withValue(FundamentalType.boolean) {
      g_value_set_boolean($0, flag.gboolean)
      var state = state
      gtk_accessible_update_state_value(opaque, 1, &state, $0)
    }
  }

  private func update(
    _ property: GtkAccessibleProperty, _ value: UnsafeMutablePointer<GValue>
  ) {
    var property = property
    gtk_accessible_update_property_value(opaque, 1, &property, value)
  }
}
#endif
