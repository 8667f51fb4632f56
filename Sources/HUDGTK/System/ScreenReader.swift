#if GTK && os(Linux)
import CHUDGTK
import HUDLayers

/// The screen reader of the desktop: tells whether one is running, and announces texts to it.
@MainActor enum ScreenReader {
  /// Whether the desktop's settings say that a screen reader is running.
  static var isRunning: Bool {
    settings.map { Bool(g_settings_get_boolean($0, "screen-reader-enabled")) } ?? false
  }

  /// The desktop's accessibility settings. Nil if the desktop has none, or if GTK's accessibility
  /// is turned off, so that a screen reader has nothing to read.
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

  // MARK: Announcements

  private typealias Announce =
    @convention(c) (
      _ accessible: OpaquePointer?, _ message: UnsafePointer<CChar>?, _ priority: UInt32
    ) -> Void

  /// GTK's function for announcements; nil before GTK 4.14.
  private static let announce: Announce? = function("gtk_accessible_announce")

  private static let mediumPriority: UInt32 = 1

  /// Whether GTK passes announcements on. False if `GTK_A11Y` turns accessibility off, or selects
  /// the test backend, which ends the process at an announcement.
  private static let isHeard =
    ProcessInfo.processInfo.environment["GTK_A11Y"].map { !["none", "test"].contains($0) } ?? true

  /// Announces `text`, which is the text of `panel`. The announcement is made for the window,
  /// because GTK drops an announcement for a widget that no screen reader has visited yet.
  ///
  /// - Parameter text: Makes the text. Called only if GTK has announcements and passes them on.
  static func say(_ text: () -> String, in window: Widget, on panel: Widget) {
    if let announce {
      guard isHeard else { return }
      return announce(window.opaque, text(), mediumPriority)
    }
    // A screen reader reads a focused panel anyway, and hiding the panel would take the focus away.
    guard isRunning, gtk_root_get_focus(window.opaque)?.isInside(panel) != true else { return }
    // GTK before 4.14 has no announcements, so make the screen reader read the panel instead. A new
    // widget sends no accessibility events until a screen reader visits it. Making the panel
    // focusable for a moment enables the events; hiding and showing the panel then sends them.
    let isFocusable = gtk_widget_get_focusable(panel)
    gtk_widget_set_focusable(panel, true.gboolean)
    gtk_widget_set_focusable(panel, isFocusable)
    gtk_widget_set_visible(panel, false.gboolean)
    gtk_widget_set_visible(panel, true.gboolean)
  }
}
#endif
