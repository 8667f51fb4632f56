#if GTK && os(Linux)
import CHUDGTK

/// Reads and replaces the content of a window, dialog or popover.
@MainActor struct ContainerContent {
  let container: Widget

  /// The property that has the content. The windows of libadwaita have a property of their own for
  /// it, and end the process if `gtk_window_set_child` is called.
  private var property: String { container.isAdwaitaWindow ? "content" : "child" }

  /// The signal that the container emits when its content is replaced.
  var signal: String { "notify::\(property)" }

  var child: Widget? { container.raw.object(property)?.cast() }

  /// Returns the overlay that contains the container's content. If the content is in no overlay,
  /// creates an overlay and moves the content into it.
  ///
  /// The overlay stays in the container when the HUD closes. Moving the content back would unmap
  /// all its widgets a second time.
  func overlay() -> Widget {
    let child = child
    if let child, child.raw.isA(gtk_overlay_get_type()) { return child }
    let overlay = ContentOverlay.make(in: container)
    wrap(child, in: overlay)
    return overlay
  }

  private func wrap(_ child: Widget?, in overlay: Widget) {
    guard let window = container.window else { return }
    let focus = FocusMemory(of: window)
    // Unset the default widget now and restore it below. If the content is removed while a default
    // widget is set, GTK unsets the default widget later, when the content is back in the window.
    let defaultWidget = gtk_window_get_default_widget(window.cast())
    gtk_window_set_default_widget(window.cast(), nil)
    if let child { g_object_ref(child.raw) }
    set(nil)
    gtk_overlay_set_child(overlay.opaque, child)
    set(overlay)
    if let child { g_object_unref(child.raw) }
    gtk_window_set_default_widget(window.cast(), defaultWidget)
    focus.restoreAfterMove()
  }

  private func set(_ child: Widget?) { container.raw.setObject(property, to: child?.raw) }
}
#endif
