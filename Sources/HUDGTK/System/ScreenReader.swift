#if GTK && os(Linux)
import CHUDGTK
import HUDLayers

/// Tells whether a screen reader is running, as the desktop's settings say.
@MainActor enum ScreenReader {
  static var isRunning: Bool {
    settings.map { Bool(g_settings_get_boolean($0, "screen-reader-enabled")) } ?? false
  }

  /// Nil if the desktop has no such settings, or if GTK's accessibility is turned off and GTK gives
  /// a screen reader nothing to read.
  private static let settings: UnsafeMutablePointer<GSettings>? = {
    let name = "org.gnome.desktop.a11y.applications"
    // GLib ends the process if it is asked for settings that are not installed.
    guard ProcessInfo.processInfo.environment["GTK_A11Y"] != "none",
      let schemas = g_settings_schema_source_get_default(),
      let schema = g_settings_schema_source_lookup(schemas, name, true.gboolean)
    else { return nil }
    defer { g_settings_schema_unref(schema) }
    return g_settings_new(name)
  }()
}
#endif
