#if GTK && os(Linux)
import CHUDGTK

/// Remembers which widget of a window has the focus, and what is selected in that widget.
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

  var hasWindow: Bool { window.widget != nil }

  /// Gives focus and selection back to the remembered widget, if it is still visible in its window.
  func restore() {
    guard let window = window.widget, let widget = focus.widget,
      gtk_widget_get_root(widget) == window.opaque, Bool(gtk_widget_is_visible(widget)),
      // GTK counts a widget on a hidden page as visible, for example on a hidden page of a
      // `GtkStack`. But the page, or an ancestor of it, is not `child_visible`.
      widget.lineage.allSatisfy({ Bool(gtk_widget_get_child_visible($0)) })
    else { return }
    gtk_window_set_focus(window.cast(), widget)
    // Restore the selection after the focus, because an entry selects all its text when it gets the
    // focus.
    if let selection {
      gtk_editable_select_region(widget.opaque, selection.anchor, selection.caret)
    }
  }

  /// Gives the focus back when the dialogs above `dialog`, or above the window's content if
  /// `dialog` is nil, have closed. libadwaita wants to give the focus to the widget that had it
  /// before the dialogs opened, but that was the panel, which is gone.
  func restoreWhenDialogsClose(above dialog: Widget?) {
    guard let window = window.widget else { return }
    let below = WeakReference(dialog?.raw)
    let wasInDialog = dialog != nil
    var connection: Connection?
    connection = window.raw.on(Dialogs.changeSignal) {
      guard Dialogs.open(in: window).last == below.widget else { return }
      connection?.disconnect()
      guard wasInDialog == (below.widget != nil) else { return }
      let focused = gtk_root_get_focus(window.opaque)
      if focused == nil || focused?.dialog != below.widget { restore() }
    }
  }

  /// Gives focus and selection back to a widget that was out of its window for a moment.
  ///
  /// An entry that leaves its window gives up the X selection. X confirms this later, and only then
  /// does the entry drop its own selection. So the selection is restored a second time, after 50
  /// milliseconds.
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

  /// Tells each ancestor of the focused widget again which of its children contains the focus. The
  /// window still knows its focus widget, but the ancestors have lost their focus children, which
  /// GTK needs to move the focus with the Tab key.
  private func restorePath() {
    guard let window = window.widget, var child = focus.widget,
      gtk_root_get_focus(window.opaque) == child
    else { return }
    while let parent = gtk_widget_get_parent(child) {
      gtk_widget_set_focus_child(parent, child)
      child = parent
    }
  }

  private static func selection(in widget: Widget) -> (anchor: gint, caret: gint)? {
    guard widget.raw.isA(gtk_editable_get_type()) else { return nil }
    var (start, end): (gint, gint) = (0, 0)
    gtk_editable_get_selection_bounds(widget.opaque, &start, &end)
    return gtk_editable_get_position(widget.opaque) == start ? (end, start) : (start, end)
  }
}
#endif
