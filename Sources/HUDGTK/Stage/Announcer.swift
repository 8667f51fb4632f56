#if GTK && os(Linux)
import CHUDGTK
import Glibc
import HUDLayers

/// Gives a screen reader something to say.
@MainActor enum Announcer {
  private typealias Announce =
    @convention(c) (
      _ accessible: OpaquePointer?, _ message: UnsafePointer<CChar>?, _ priority: UInt32
    ) -> Void

  /// GTK 4.14 has a function for it, which this library must not need in order to be loaded.
  private static let announce: Announce? = dlsym(dlopen(nil, RTLD_LAZY), "gtk_accessible_announce")
    .map { unsafeBitCast($0, to: Announce.self) }

  private static let mediumPriority: UInt32 = 1

  /// GTK's backend for tests makes no announcements, and ends the process when it is asked to.
  private static let isHeard =
    ProcessInfo.processInfo.environment["GTK_A11Y"]
    .map { !["none", "test"].contains($0) } ?? true

  /// Says that `text` is on `panel`. It is the window that speaks: GTK drops an announcement made by a
  /// widget that no screen reader has walked to yet.
  static func say(_ text: String, in window: Widget, on panel: Widget) {
    if let announce {
      guard isHeard else { return }
      return announce(window.opaque, text, mediumPriority)
    }
    guard ScreenReader.shared.isRunning, !hasFocus(panel) else { return }
    // Before that a widget that comes later is not spoken of until somebody has walked to it. What
    // does wake it is being made ready for the focus, and shown anew.
    let isFocusable = gtk_widget_get_focusable(panel)
    gtk_widget_set_focusable(panel, true.gboolean)
    gtk_widget_set_focusable(panel, isFocusable)
    gtk_widget_set_visible(panel, false.gboolean)
    gtk_widget_set_visible(panel, true.gboolean)
  }

  /// True if the screen reader reads the panel anyway. An announcement would take the focus away.
  private static func hasFocus(_ panel: Widget) -> Bool {
    guard let root = gtk_widget_get_root(panel), let focused = gtk_root_get_focus(root) else {
      return false
    }
    return focused == panel || Bool(gtk_widget_is_ancestor(focused, panel))
  }
}
#endif
