#if GTK && os(Linux)
import CHUDGTK

/// Waits for the end of a press or touch that the user still holds.
///
/// GTK counts the presses on each widget. If the pressed widget leaves its window before the press
/// ends, GTK attributes the end to another widget, and warns that the count of that widget is wrong.
@MainActor final class HeldPress {
  private var controller: EventController?
  private var connections: [Connection] = []
  private var ended: (@MainActor () -> Void)?

  /// Calls `ended` once, when a press or touch ends in `source` or when `source` is destroyed. The
  /// object keeps itself until then.
  @discardableResult init(in source: Widget, ended: @escaping @MainActor () -> Void) {
    self.ended = ended
    controller = EventController(gtk_event_controller_legacy_new(), on: source) { events in
      [
        events.onEvent { event in
          // Wait for the next turn of the loop, because GTK counts after the event was handled.
          if Self.ends(event) { every(0) { self.end() } }
          return false
        }
      ]
    }
    connections = [source.raw.on("destroy") { _ = self.end() }]
  }

  static func ends(_ event: OpaquePointer) -> Bool {
    [GDK_BUTTON_RELEASE, GDK_TOUCH_END, GDK_TOUCH_CANCEL]
      .contains(gdk_event_get_event_type(event))
  }

  private func end() -> Bool {
    connections.disconnect()
    controller = nil
    let ended = ended
    self.ended = nil
    ended?()
    return false
  }
}
#endif
