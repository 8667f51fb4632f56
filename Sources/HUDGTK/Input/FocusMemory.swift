#if GTK && os(Linux)
import CHUDGTK

/// Which widget of a window has the focus, with what is selected in it.
@MainActor struct FocusMemory {
  private let window: WeakReference
  private let focus: WeakReference
  private let selection: (anchor: gint, caret: gint)?

  init(of window: Widget) {
    let widget = gtk_root_get_focus(window.opaque)
    self.window = WeakReference(window.raw)
    focus = WeakReference(widget?.raw)
    selection = widget.flatMap(Self.selection)
  }

  /// Gives the focus back, if the widget is still there to take it.
  func restore() {
    guard let window = window.widget, let widget = focus.widget,
      gtk_widget_get_root(widget) == window.opaque, Bool(gtk_widget_is_visible(widget)),
      Self.isOnShownPages(widget)
    else { return }
    gtk_window_set_focus(window.cast(), widget)
    // An entry that gets the focus selects all its text.
    if let selection {
      gtk_editable_select_region(widget.opaque, selection.anchor, selection.caret)
    }
  }

  /// The same for a widget that was taken out of its window for a moment, and so gave up the
  /// selection. X confirms that only later, and the entry then drops whatever is selected by now.
  func restoreAfterMove() {
    restore()
    restorePath()
    guard let selection, selection.anchor != selection.caret else { return }
    every(50) {
      if let widget = focus.widget, Bool(gtk_widget_has_focus(widget)),
        let current = Self.selection(in: widget), current.anchor == current.caret,
        [selection.anchor, selection.caret].contains(current.caret)
      {
        gtk_editable_select_region(widget.opaque, selection.anchor, selection.caret)
      }
      return false
    }
  }

  /// The window never lost its focus, but forgot the way there, along which Tab goes on.
  private func restorePath() {
    guard let window = window.widget, var child = focus.widget,
      gtk_root_get_focus(window.opaque) == child
    else { return }
    while let parent = gtk_widget_get_parent(child) {
      gtk_widget_set_focus_child(parent, child)
      child = parent
    }
  }

  /// A page of a stack that is not on show counts as visible, and its parent shows it not.
  private static func isOnShownPages(_ widget: Widget) -> Bool {
    sequence(first: widget) { gtk_widget_get_parent($0) }
      .allSatisfy { Bool(gtk_widget_get_child_visible($0)) }
  }

  private static func selection(in widget: Widget) -> (anchor: gint, caret: gint)? {
    guard widget.raw.isA(gtk_editable_get_type()) else { return nil }
    var start: gint = 0
    var end: gint = 0
    gtk_editable_get_selection_bounds(widget.opaque, &start, &end)
    return gtk_editable_get_position(widget.opaque) == start ? (end, start) : (start, end)
  }
}
#endif
