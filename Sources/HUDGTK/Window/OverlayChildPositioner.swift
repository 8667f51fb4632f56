#if GTK && os(Linux)
import CHUDGTK
import HUDLayers

/// Decides the position and size of one child of a `GtkOverlay`, whatever handlers the app has.
///
/// GTK asks the handlers of `get-child-position` in the order in which they were connected, and
/// takes the first answer. The app may have connected a handler that answers for every child. So
/// all other handlers are blocked while GTK asks about this child.
@MainActor final class OverlayChildPositioner {
  private let overlay: Widget
  private var connection: Connection?
  private var hook: EmissionHook?
  private var blocked: [gulong] = []

  init(of child: Widget, in overlay: Widget, frame: @escaping @MainActor () -> CGRect) {
    self.overlay = overlay
    // GLib calls a hook before all handlers.
    hook = EmissionHook(on: Self.signal, of: gtk_overlay_get_type()) {
      [unowned self] object, argument in
      guard object == overlay.raw, argument == child.raw else { return }
      blocked += connection?.blockOthers(of: Self.signal) ?? []
    }
    connection = overlay.raw.onPlacing { [unowned self] asked in
      guard asked == child else { return nil }
      connection?.unblock(blocked)
      blocked = []
      return GdkRectangle(frame(), atLeast: child)
    }
  }

  func disconnect() {
    hook = nil
    connection?.disconnect()
  }

  private static let signal = "get-child-position"
}

extension GdkRectangle {
  /// Creates a rectangle for `child` at `frame`, and measures `child`: GTK expects that a widget is
  /// measured before it is placed, and that it gets at least its minimum size.
  @MainActor fileprivate init(_ frame: CGRect, atLeast child: Widget) {
    let frame = frame.integral
    let width = max(gint(frame.width), child.minimum(GTK_ORIENTATION_HORIZONTAL))
    let height = max(gint(frame.height), child.minimum(GTK_ORIENTATION_VERTICAL, for: width))
    self.init(x: gint(frame.minX), y: gint(frame.minY), width: width, height: height)
  }
}
#endif
