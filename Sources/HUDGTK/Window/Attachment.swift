#if GTK && os(Linux)
import CHUDGTK

/// Where a host's stage belongs.
@MainActor enum Attachment {
  /// Over whatever window is before the user.
  case frontWindow
  case window(WeakReference)
  /// Over one widget, within the overlay of its window.
  case widget(WeakReference)
  /// In an overlay that the app put up for it.
  case overlay(WeakReference)

  /// Where the stage can stand now.
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

  /// The widget whose coming and going decides; the windows are watched anyway.
  var followed: Widget? {
    switch self {
    case .frontWindow: nil
    case .window(let reference), .widget(let reference), .overlay(let reference):
      reference.widget
    }
  }
}

/// A window for the stage, with what narrows the place down.
///
/// Whoever hears late that a window or an overlay went still finds it here. A widget that the stage
/// stands over must not live on for that, and is nil once it is gone.
@MainActor final class StageArea {
  let window: Widget
  /// The app's own overlay; nil for the one that holds the window's content.
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

  /// Whether it stands over one widget, and not over all of a content.
  var hasAnchor: Bool { reference != nil }

  /// That widget, while it is there.
  var anchor: Widget? { reference?.widget }

  /// The widget that a mask blocks, while it exists.
  var maskedWidget: Widget? { hasAnchor ? anchor : overlay ?? window }

  /// Whether the window has more than that.
  var hasSurroundings: Bool { maskedWidget != window }

  /// Whether a widget of the window's is kept from input by a mask; nil is the window itself.
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
