#if GTK && os(Linux)
import CHUDGTK

/// The place where a host attaches its stage: over a window, over a widget, or in an overlay of the
/// app.
@MainActor enum Attachment {
  /// The stage covers the content of the active window, or of a dialog in it.
  case frontWindow
  /// The stage covers the content of one window, or of a dialog in it.
  case window(WeakReference)
  /// The stage covers one widget, and is a child of the overlay in the window, dialog or popover of
  /// that widget. Or the stage covers one dialog or popover.
  case widget(WeakReference)
  /// The stage is a child of an overlay that the app made for the HUD.
  case overlay(WeakReference)

  /// The area that the stage can cover now; nil if its window or widget is not visible.
  var area: StageArea? {
    switch self {
    case .frontWindow:
      WindowTracker.shared.front.map { StageArea(window: $0) }
    case .window(let reference):
      reference.widget.flatMap { Bool(gtk_widget_get_mapped($0)) ? StageArea(window: $0) : nil }
    case .widget(let reference):
      area(of: reference) { widget, window, container in
        StageArea(window: window, container: container, anchor: container == widget ? nil : widget)
      }
    case .overlay(let reference):
      area(of: reference) { StageArea(window: $1, container: $2, overlay: $0) }
    }
  }

  private func area(
    of reference: WeakReference,
    _ make: (_ widget: Widget, _ window: Widget, _ container: Widget) -> StageArea
  ) -> StageArea? {
    guard let widget = reference.widget, Bool(gtk_widget_get_mapped(widget)),
      let window = widget.window, let container = widget.container
    else { return nil }
    return make(widget, window, container)
  }

  /// Whether the stage covers a dialog of its window while one is open.
  var followsDialogs: Bool {
    switch self {
    case .frontWindow, .window: true
    case .widget, .overlay: false
    }
  }

  /// Whether the host may show a HUD in any window.
  var wrapsWindows: Bool { if case .frontWindow = self { true } else { false } }

  /// The widget whose visibility and destruction the host observes; nil for the active window,
  /// because `WindowTracker` observes all windows. Also nil once the widget is destroyed.
  var followed: Widget? {
    switch self {
    case .frontWindow: nil
    case .window(let reference), .widget(let reference), .overlay(let reference):
      reference.widget
    }
  }
}

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

  /// The content of the topmost dialog in `window` that does not only ask something; without such a
  /// dialog, the content of the window.
  convenience init(window: Widget) {
    self.init(window: window, container: Dialogs.withRoom(in: window).last ?? window)
  }

  isolated deinit {
    for held in held { g_object_unref(held.raw) }
  }

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

extension Widget {
  var window: Widget? {
    guard let root = gtk_widget_get_root(self), root.raw.isA(gtk_window_get_type()) else {
      return nil
    }
    return root.cast()
  }
}
#endif
