#if GTK && os(Linux)
import CHUDGTK

/// Finds the parts of a window that the user can use in spite of a mask: the window's buttons and
/// the area by which the user drags the window.
@MainActor enum WindowControls {
  /// Whether `picked`, the widget under the pointer, is one of the window's buttons or a part of
  /// its drag area. False for a widget of the app that can have the focus, such as a button that
  /// the app put into a header bar.
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
