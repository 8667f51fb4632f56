#if GTK && os(Linux)
import CHUDGTK
import HUDLayers

/// Closes the popovers in a masked area while this object exists, including popovers that open
/// later.
///
/// A popover has its own surface, so no widget of the window can cover it. A popover with
/// `autohide` also grabs all input, so the controllers of the window do not see that input.
///
/// An app may open a popover again each time that the popover is closed. Closing it each time would
/// never end, so such a popover stays open, but its input is blocked.
@MainActor final class PopoverBlocker {
  private let area: StageArea
  private let intervene: @MainActor () -> Void
  private let keyPressed: @MainActor (_ key: guint, _ modifiers: GdkModifierType) -> Void
  private var opened: EmissionHook?
  private var poppedDown: [(popover: WeakReference, time: Duration)] = []
  private var insisting: [(popover: WeakReference, controller: EventController)] = []

  /// If the app opens a popover again within this time after the popover was closed, the popover
  /// stays open.
  private static let patience = Duration.milliseconds(500)

  /// Closes the popovers that are open in `area`, and observes those that open later.
  ///
  /// - Parameters:
  ///   - intervene: Called to take the focus from a popover that opened later, before that popover
  ///     is closed and again afterwards. Otherwise GTK would give the focus to some other widget.
  ///   - keyPressed: Called for the keys that are pressed in a popover that stays open.
  init(
    above area: StageArea, intervene: @escaping @MainActor () -> Void,
    keyPressed: @escaping @MainActor (_ key: guint, _ modifiers: GdkModifierType) -> Void
  ) {
    self.area = area
    self.intervene = intervene
    self.keyPressed = keyPressed
    opened = EmissionHook(on: "map", of: gtk_popover_get_type()) {
      [unowned self] popover, _ in popDownSoon(popover.cast())
    }
    if let masked = area.maskedWidget { popDown(in: masked) }
  }

  private func popDown(in widget: Widget) {
    for child in widget.children where Bool(gtk_widget_get_mapped(child)) && area.masks(child) {
      if child.raw.isA(gtk_popover_get_type()) { popDown(child) } else { popDown(in: child) }
    }
  }

  /// Closes the popover in the next turn of the main loop. Now, while the popover is being mapped,
  /// would be too early: the popover takes the focus afterwards, and only then can `intervene` take
  /// the focus from the popover.
  private func popDownSoon(_ popover: Widget) {
    guard area.masks(popover), popover != area.maskedWidget else { return }
    let popover = WeakReference(popover.raw)
    nextTurn { [weak self] in
      guard let self, let popover = popover.widget else { return }
      intervene()
      popDown(popover)
      // Newer versions of GTK give the focus to the popover's parent when the popover closes.
      intervene()
    }
  }

  private func popDown(_ popover: Widget) {
    insisting.removeAll { $0.popover.widget == nil }
    guard !insisting.contains(where: { $0.popover.widget == popover }) else { return }
    let now = Duration.now
    poppedDown.removeAll { $0.popover.widget == nil || now - $0.time > Self.patience }
    let reference = WeakReference(popover.raw)
    if poppedDown.contains(where: { $0.popover.widget == popover }) {
      insisting.append((reference, ignoreInput(popover)))
    } else {
      poppedDown.append((reference, now))
      gtk_popover_popdown(popover.cast())
    }
  }

  private func ignoreInput(_ popover: Widget) -> EventController {
    EventController(gtk_event_controller_legacy_new(), on: popover) { events in
      [
        events.onEvent { [unowned self] event in
          switch gdk_event_get_event_type(event) {
          case GDK_KEY_PRESS:
            keyPressed(gdk_key_event_get_keyval(event), gdk_event_get_modifier_state(event))
            return true
          case GDK_BUTTON_PRESS, GDK_TOUCH_BEGIN, GDK_SCROLL, GDK_TOUCHPAD_PINCH,
            GDK_TOUCHPAD_SWIPE:
            return true
          default:
            return false
          }
        }
      ]
    }
  }
}
#endif
