#if GTK && os(Linux)
import CHUDGTK

extension Widget {
  /// The innermost window, dialog or popover that this widget is, or that contains it; nil if the
  /// widget is not in a window.
  var container: Widget? {
    ancestor(of: self) { widget in
      widget.isDialog || widget.raw.isA(gtk_popover_get_type())
        || widget.raw.isA(gtk_window_get_type())
    }
  }
}
#endif
