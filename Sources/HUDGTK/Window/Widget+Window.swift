#if GTK && os(Linux)
import CHUDGTK

extension Widget {
  /// The innermost window, dialog or popover that this widget is, or that contains it; nil if the
  /// widget is not in a window.
  var container: Widget? {
    lineage.first { $0.isDialog || $0.raw.isA(gtk_popover_get_type()) || $0.isWindow }
  }

  var window: Widget? { lineage.first(where: \.isWindow) }

  var isWindow: Bool { raw.isA(gtk_window_get_type()) }

  /// The dialog that this widget is, or that contains it; nil if the widget is in no dialog.
  var dialog: Widget? { lineage.first(where: \.isDialog) }

  var isDialog: Bool { isA("AdwDialog") }
}
#endif
