#if GTK && os(Linux)
import CGTK

/// Pops down what is open above a widget, and whatever is opened there while it lasts.
///
/// Popovers are surfaces of their own: no widget of the window can cover them, and one that hides by
/// itself has all input to itself, so that the window's controllers never hear of it.
@MainActor final class PopoverBan {
  private let base: WeakReference
  private let intervene: @MainActor () -> Void
  private var opened: EmissionHook?

  /// `intervene` is called before one that was opened goes, to take the focus from it: GTK would
  /// give that to whatever comes next.
  init(above widget: Widget, intervene: @escaping @MainActor () -> Void) {
    base = WeakReference(widget.raw)
    self.intervene = intervene
    popDown(in: widget)
    opened = EmissionHook(on: "map", of: gtk_popover_get_type()) { [unowned self] in
      popDownSoon($0.cast())
    }
  }

  private func popDown(in widget: Widget) {
    var child = gtk_widget_get_first_child(widget)
    while let current = child {
      child = gtk_widget_get_next_sibling(current)
      guard Bool(gtk_widget_get_mapped(current)) else { continue }
      if current.raw.isA(gtk_popover_get_type()) {
        gtk_popover_popdown(current.cast())
      } else {
        popDown(in: current)
      }
    }
  }

  /// Not at once: it is still about to take the focus.
  private func popDownSoon(_ popover: Widget) {
    guard let base = base.widget, Bool(gtk_widget_is_ancestor(popover, base)) else { return }
    let popover = WeakReference(popover.raw)
    every(0) { [weak self] in
      guard let self, let popover = popover.widget else { return false }
      intervene()
      gtk_popover_popdown(popover.cast())
      return false
    }
  }
}
#endif
