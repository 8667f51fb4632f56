#if GTK && os(Linux)
import CHUDGTK

/// Waits for the end of a press or touch that the user still holds.
///
/// GTK counts the presses on each widget. If the pressed widget leaves its window before the press
/// ends, GTK attributes the end to another widget, and warns that the count of that widget is
/// wrong.
@MainActor final class PressEndObserver {
  private var controller: EventController?
  private var connections: [Connection] = []
  private var ended: (@MainActor () -> Void)?

  /// Calls `ended` once, when a press or touch ends in `source` or when `source` is hidden. To wait
  /// until `source` is destroyed would be wrong, because the pressed widget may keep `source`
  /// alive. Until `ended` is called, this object retains itself.
  @discardableResult init(in source: Widget, ended: @escaping @MainActor () -> Void) {
    self.ended = ended
    let events: OpaquePointer = gtk_event_controller_legacy_new()
    let handler = events.raw.onEvent { event in
      // Wait for the next turn of the loop, because GTK counts the end after this handler returns.
      if Self.isEnd(event) { nextTurn { self.end() } }
      return false
    }
    controller = EventController(events, on: source, [handler])
    connections = [source.raw.on("unmap") { self.end() }]
  }

  static func isEnd(_ event: OpaquePointer) -> Bool {
    [GDK_BUTTON_RELEASE, GDK_TOUCH_END, GDK_TOUCH_CANCEL].contains(gdk_event_get_event_type(event))
  }

  private func end() {
    connections = []
    controller = nil
    let ended = ended
    self.ended = nil
    ended?()
  }
}
#endif
