#if GTK && os(Linux)
import CHUDGTK

/// Reads and replaces the content of a window, dialog or popover.
@MainActor struct ContainerContent {
  let container: Widget

  /// The name of the property that contains the content. libadwaita's windows have their own
  /// property for it, and end the process if `gtk_window_set_child` is called.
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
    let overlay = makeOverlay()
    wrap(child, in: overlay)
    return overlay
  }

  /// Moves the content of a window that is about to be shown into an overlay. Moving the content
  /// later would end a drag in it, or lose a character that an input method is composing.
  ///
  /// Leaves dialogs and windows with a parent as they are: the shared HUD is seldom shown in them.
  func wrapEarly() {
    guard gtk_window_get_transient_for(container.cast()) == nil,
      !container.raw.isA(gtk_dialog_get_type()), child != nil
    else { return }
    _ = overlay()
  }

  /// Whether the user is pressing something in content that is not in an overlay yet.
  var isHeld: Bool {
    guard let child, !child.raw.isA(gtk_overlay_get_type()) else { return false }
    return gtk_widget_get_state_flags(child).rawValue & GTK_STATE_FLAG_ACTIVE.rawValue != 0
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

  /// Creates an overlay that gives up its content when the overlay is taken out of `container`.
  ///
  /// The app may set the content of the window to the same widget again. GTK before 4.10 then
  /// removes the overlay and adds the widget. If the widget were still in the overlay, the window
  /// would lose the widget.
  private func makeOverlay() -> Widget {
    // `gtk_overlay_new` never returns null, because GLib ends the process when it is out of memory.
    let overlay = gtk_overlay_new()!
    let container = WeakReference(container.raw)
    overlay.raw.connect("notify::parent") {
      guard gtk_widget_get_parent(overlay) == nil, let container = container.widget,
        !Bool(gtk_widget_in_destruction(container)), let window = container.window,
        // A window that is being destroyed is not a top-level window any more. Newer versions of
        // GTK take its content out, which must then be destroyed with the window.
        gtk_window_get_toplevels()?.items.contains(window) == true,
        let content = gtk_overlay_get_child(overlay.opaque)
      else { return }
      Self.giveUp(content, of: WeakReference(overlay.raw))
    }
    return overlay
  }

  /// Takes `content` out of the overlay. Puts it back in the next turn of the main loop if it has
  /// no parent then: the app may only have moved the overlay with its content.
  private static func giveUp(_ content: Widget, of overlay: WeakReference) {
    g_object_ref(content.raw)
    gtk_overlay_set_child(overlay.widget?.opaque, nil)
    nextTurn {
      if gtk_widget_get_parent(content) == nil, let overlay = overlay.widget,
        gtk_overlay_get_child(overlay.opaque) == nil
      {
        gtk_overlay_set_child(overlay.opaque, content)
      }
      g_object_unref(content.raw)
    }
  }
}
#endif
