#if GTK && os(Linux)
import CGTK

/// Where a host's stage belongs.
@MainActor enum Place {
  /// Over whatever window is before the user.
  case frontWindow
  case window(WeakReference)
  /// Over one widget, within the overlay of its window.
  case widget(WeakReference)
  /// In an overlay that the app put up for it.
  case overlay(WeakReference)

  /// Where the stage can stand now.
  var site: Site? {
    switch self {
    case .frontWindow:
      WindowWatch.shared.front.map { Site(window: $0) }
    case .window(let reference):
      reference.widget.flatMap { Bool(gtk_widget_get_mapped($0)) ? Site(window: $0) : nil }
    case .widget(let reference):
      reference.widget.flatMap { widget in
        guard Bool(gtk_widget_get_mapped(widget)), let window = widget.window else { return nil }
        return Site(window: window, anchor: widget)
      }
    case .overlay(let reference):
      reference.widget.flatMap { overlay in
        guard Bool(gtk_widget_get_mapped(overlay)), let window = overlay.window else { return nil }
        return Site(window: window, overlay: overlay)
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
struct Site: Equatable {
  let window: Widget
  /// The widget it stands over; nil for all of the content.
  var anchor: Widget?
  /// The app's own overlay; nil for the one that holds the window's content.
  var overlay: Widget?
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
