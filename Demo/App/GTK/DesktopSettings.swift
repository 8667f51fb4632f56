#if GTK && os(Linux)
import CHUDGTK

/// The desktop's settings as this app sees them. A change affects this app alone.
@MainActor enum DesktopSettings {
  static func isOn(_ name: String) -> Bool {
    guard let settings = gtk_settings_get_default() else { return false }
    var value = GValue()
    g_object_get_property(object(settings), name, &value)
    defer { g_value_unset(&value) }
    return g_value_get_boolean(&value) != 0
  }

  static func set(_ name: String, _ isOn: Bool) {
    set(name, type: 5) { g_value_set_boolean(&$0, isOn ? 1 : 0) }
  }

  static func set(_ name: String, _ number: gint) {
    set(name, type: 6) { g_value_set_int(&$0, number) }
  }

  static func set(_ name: String, _ text: String) {
    set(name, type: 16) { g_value_set_string(&$0, text) }
  }

  /// Calls `changed` when one of the settings does.
  static func watch(_ names: String..., changed: @escaping @MainActor () -> Void) {
    guard let settings = gtk_settings_get_default() else { return }
    for name in names { connect(UnsafeMutableRawPointer(settings), "notify::\(name)", changed) }
  }

  /// Sets a property. `type` is the number of a fundamental type, because `G_TYPE_BOOLEAN` and the
  /// others are macros, which Swift does not import.
  private static func set(_ name: String, type: GType, _ fill: (inout GValue) -> Void) {
    guard let settings = gtk_settings_get_default() else { return }
    var value = GValue()
    g_value_init(&value, type << 2)
    fill(&value)
    g_object_set_property(object(settings), name, &value)
    g_value_unset(&value)
  }

  private static func object(_ settings: OpaquePointer) -> UnsafeMutablePointer<GObject> {
    UnsafeMutableRawPointer(settings).assumingMemoryBound(to: GObject.self)
  }
}
#endif
