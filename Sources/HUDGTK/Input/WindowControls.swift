#if GTK && os(Linux)
import CHUDGTK

/// Finds the parts of a window that the user can use in spite of a mask: the window's buttons and
/// the area by which the user drags the window.
@MainActor enum WindowControls {
  /// Whether `picked`, the widget under the pointer, is one of the window's buttons or a part of
  /// its drag area. False for a widget of the app that can have the focus, such as a button that
  /// the app put into a header bar.
  static func include(_ picked: Widget?) -> Bool {
    let deciding = picked?.lineage.first { widget in
      isControlOrHandle(widget) || Bool(gtk_widget_get_focusable(widget)) && !isControl(widget)
    }
    return deciding.map { isControlOrHandle($0) } ?? false
  }

  private static func isControlOrHandle(_ widget: Widget) -> Bool {
    widget.raw.isA(gtk_window_controls_get_type()) || widget.raw.isA(gtk_window_handle_get_type())
  }

  private static func isControl(_ widget: Widget) -> Bool {
    widget.lineage.contains { $0.raw.isA(gtk_window_controls_get_type()) }
  }

  /// Returns the visible header bars in `content`.
  ///
  /// No mask covers the title bar of a window, because it is outside the content. But in the
  /// windows of libadwaita the header bar, with the window's buttons, is a part of the content. A
  /// mask of material must not cover it either: the buttons still work, so the user must see them.
  static func headerBars(in content: Widget) -> [Widget] {
    guard Bool(gtk_widget_get_mapped(content)) else { return [] }
    let isBar = content.raw.isA(gtk_header_bar_get_type()) || content.isA("AdwHeaderBar")
    return isBar ? [content] : content.children.flatMap(headerBars)
  }
}
#endif
