#if GTK && os(Linux)
import CHUDGTK
import HUDLayers

/// Pops down what is open above a widget, and whatever is opened there while it lasts.
///
/// Popovers are surfaces of their own: no widget of the window can cover them, and one that hides by
/// itself has all input to itself, so that the window's controllers never hear of it. One that its
/// app opens again as soon as it closes would be popped down for ever: it stays, and hears nothing.
@MainActor final class PopoverBlocker {
  private let base: WeakReference
  private let intervene: @MainActor () -> Void
  private let keyPressed: @MainActor (_ key: guint, _ modifiers: GdkModifierType) -> Void
  private var opened: EmissionHook?
  private var poppedDown: [(popover: WeakReference, time: Duration)] = []
  private var insisting: [(popover: WeakReference, controller: CaptureController)] = []

  /// A popover that opens again within this time after it was closed did so because of the closing.
  private static let patience = Duration.milliseconds(500)

  /// `intervene` is called before one that was opened goes, to take the focus from it: GTK would
  /// give that to whatever comes next. `keyPressed` hears of the keys that one has which stays.
  init(
    above widget: Widget, intervene: @escaping @MainActor () -> Void,
    keyPressed: @escaping @MainActor (_ key: guint, _ modifiers: GdkModifierType) -> Void
  ) {
    base = WeakReference(widget.raw)
    self.intervene = intervene
    self.keyPressed = keyPressed
    opened = EmissionHook(on: "map", of: gtk_popover_get_type()) { [unowned self] in
      popDownSoon($0.cast())
    }
    popDown(in: widget)
  }

  private func popDown(in widget: Widget) {
    var child = gtk_widget_get_first_child(widget)
    while let current = child {
      child = gtk_widget_get_next_sibling(current)
      guard Bool(gtk_widget_get_mapped(current)) else { continue }
      if current.raw.isA(gtk_popover_get_type()) {
        popDown(current)
      } else {
        popDown(in: current)
      }
    }
  }

  /// Not at once: it is still about to take the focus.
  private func popDownSoon(_ popover: Widget) {
    guard let base = base.widget, Bool(gtk_widget_is_ancestor(popover, base)) else { return }
    let popover = WeakReference(popover.raw)
    every(0) { [weak self] in
      guard let self, let popover = popover.widget else { return false }
      intervene()
      popDown(popover)
      return false
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

  private func ignoreInput(_ popover: Widget) -> CaptureController {
    CaptureController(gtk_event_controller_legacy_new(), on: popover) { events in
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
