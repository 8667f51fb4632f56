#if GTK && os(Linux)
import CHUDGTK

/// The place where a host attaches its stage.
@MainActor enum Attachment {
  /// Over the active window.
  case frontWindow
  case window(WeakReference)
  /// Over one widget, within the overlay of its window.
  case widget(WeakReference)
  /// In an overlay that the app made for the HUD.
  case overlay(WeakReference)

  /// The area for the stage, or nil if there is no visible window or widget for it now.
  var area: StageArea? {
    switch self {
    case .frontWindow:
      WindowTracker.shared.front.map { StageArea(window: $0) }
    case .window(let reference):
      reference.widget.flatMap { Bool(gtk_widget_get_mapped($0)) ? StageArea(window: $0) : nil }
    case .widget(let reference):
      reference.widget.flatMap { widget in
        guard Bool(gtk_widget_get_mapped(widget)), let window = widget.window else { return nil }
        return StageArea(window: window, anchor: widget)
      }
    case .overlay(let reference):
      reference.widget.flatMap { overlay in
        guard Bool(gtk_widget_get_mapped(overlay)), let window = overlay.window else { return nil }
        return StageArea(window: window, overlay: overlay)
      }
    }
  }

  /// The widget whose visibility and end the host must follow. Nil for the active window, because
  /// `WindowTracker` observes all windows.
  var followed: Widget? {
    switch self {
    case .frontWindow: nil
    case .window(let reference), .widget(let reference), .overlay(let reference):
      reference.widget
    }
  }
}

/// A window for the stage. If the stage is not for the whole window, also the widget or overlay.
///
/// The window and the overlay are retained, so that a late handler can still use them after they
/// were closed. The covered widget is not, and is nil once it is destroyed.
@MainActor final class StageArea {
  let window: Widget
  /// The app's own overlay, or nil to use the one that contains the window's content.
  let overlay: Widget?
  private let reference: WeakReference?

  init(window: Widget, anchor: Widget? = nil, overlay: Widget? = nil) {
    self.window = window
    self.overlay = overlay
    reference = anchor.map { WeakReference($0.raw) }
    for held in [window, overlay].compactMap(\.self) { g_object_ref(held.raw) }
  }

  isolated deinit {
    for held in [window, overlay].compactMap(\.self) { g_object_unref(held.raw) }
  }

  /// Whether the stage covers one widget instead of all content.
  var hasAnchor: Bool { reference != nil }

  /// The one widget that the stage covers, while it exists.
  var anchor: Widget? { reference?.widget }

  /// The widget that a mask blocks, while it exists.
  var maskedWidget: Widget? { hasAnchor ? anchor : overlay ?? window }

  /// Whether the window has parts outside the masked widget.
  var hasSurroundings: Bool { maskedWidget != window }

  /// Whether a mask keeps input from a widget of the window; nil means the window itself.
  func masks(_ widget: Widget?) -> Bool {
    guard let maskedWidget else { return false }
    guard let widget else { return maskedWidget == window }
    return widget == maskedWidget || Bool(gtk_widget_is_ancestor(widget, maskedWidget))
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
