#if GTK && os(Linux)
import CHUDGTK

/// The area that a stage covers: the content of a window, dialog or popover, one widget in it, or
/// an overlay of the app.
///
/// The window, the container and the overlay are retained, so that a handler that runs late can
/// still use them after they were closed. The covered widget is not retained: `anchor` is nil once
/// that widget is destroyed.
@MainActor final class StageArea {
  let window: Widget
  /// The widget whose content the stage is a part of: the window, or a dialog or popover in it.
  let container: Widget
  /// The app's own overlay; nil to use the overlay that contains the container's content.
  let overlay: Widget?
  private let reference: WeakReference?

  init(window: Widget, container: Widget, anchor: Widget? = nil, overlay: Widget? = nil) {
    self.window = window
    self.container = container
    self.overlay = overlay
    reference = anchor.map { WeakReference($0.raw) }
    for held in held { g_object_ref(held.raw) }
  }

  /// Returns the area of a HUD over `target`: the content of a window or of a dialog in it, one
  /// widget, or an overlay of the app. Without a target, this is the area in the front window. Nil
  /// if the window, widget or overlay is not visible.
  static func over(_ target: WeakReference?) -> StageArea? {
    guard let target else { return WindowTracker.shared.front.map { StageArea(window: $0) } }
    guard let widget = target.widget, Bool(gtk_widget_get_mapped(widget)),
      let window = widget.window, let container = widget.container
    else { return nil }
    if widget == window { return StageArea(window: window) }
    if widget.raw.isA(gtk_overlay_get_type()) {
      return StageArea(window: window, container: container, overlay: widget)
    }
    return StageArea(
      window: window, container: container, anchor: widget == container ? nil : widget)
  }

  /// Creates the area of the topmost dialog inside which a HUD of `window` may be shown or, without
  /// such a dialog, the area of the window's content.
  convenience init(window: Widget) {
    self.init(window: window, container: Dialogs.withRoom(in: window).last ?? window)
  }

  isolated deinit { for held in held { g_object_unref(held.raw) } }

  private var held: [Widget] { [window, container, overlay].compactMap(\.self) }

  /// Whether the stage covers one widget, not the whole content of a container or overlay. Stays
  /// true after that widget is destroyed.
  var hasAnchor: Bool { reference != nil }

  /// The one widget that the stage covers; nil if the stage covers the whole content, or if the
  /// widget was destroyed.
  var anchor: Widget? { reference?.widget }

  /// The widget that a mask blocks: the covered widget, the overlay of the app, or the container.
  /// Nil if the covered widget was destroyed.
  var maskedWidget: Widget? { hasAnchor ? anchor : overlay ?? container }

  /// Whether a part of the container is outside the masked widget, so that the user can still use
  /// that part.
  var hasSurroundings: Bool { maskedWidget != container }

  /// Whether a mask over this area keeps input from `widget`, which is in the same window. A
  /// `widget` of nil means the window itself.
  ///
  /// A dialog above the mask is not masked, although it is a descendant of the window.
  func masks(_ widget: Widget?) -> Bool {
    guard let maskedWidget else { return false }
    guard let widget else { return !hasSurroundings }
    return widget.isInside(maskedWidget) && widget.dialog == maskedWidget.dialog
  }
}
#endif
