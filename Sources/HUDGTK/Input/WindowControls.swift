#if GTK && os(Linux)
import CHUDGTK

/// The parts of a window that the user can use in spite of a mask: its buttons and its drag area.
@MainActor enum WindowControls {
  /// Whether `picked`, the widget under the pointer, is such a part. A widget in a header bar that
  /// can take the focus is not, because it belongs to the app.
  static func include(_ picked: Widget?) -> Bool {
    let deciding = ancestor(of: picked) { widget in
      widget.raw.isA(gtk_window_controls_get_type()) || widget.raw.isA(gtk_window_handle_get_type())
        || Bool(gtk_widget_get_focusable(widget)) && !isControl(widget)
    }
    guard let deciding else { return false }
    return deciding.raw.isA(gtk_window_controls_get_type())
      || deciding.raw.isA(gtk_window_handle_get_type())
  }

  private static func isControl(_ widget: Widget) -> Bool {
    ancestor(of: widget) { $0.raw.isA(gtk_window_controls_get_type()) } != nil
  }
}
#endif
