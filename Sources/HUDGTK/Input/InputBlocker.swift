#if GTK && os(Linux)
import CHUDGTK
import HUDCore
import HUDLayers

/// Observes the input of a window that has a HUD, and keeps that input from the app while the
/// HUD blocks input.
///
/// Its event controllers see every event before the app does. They are added to the window, not to
/// the overlay, because the title bar is outside the overlay. The focused widget, which gets the
/// keys, may be outside the overlay too. The events in a dialog or popover may not reach the
/// window; then the controllers are added to the dialog or popover.
@MainActor final class InputBlocker {
  private unowned let presenter: StagePresenter
  private let area: StageArea
  private let stage: StageView
  private var eventControllers: [EventController] = []
  private var minimized: Connection?
  /// The content hidden from assistive technology, which could use a control without a GTK event.
  private var hidden: WeakReference?
  /// Closes the popovers of the app while input is blocked; nil while input is not blocked.
  private var popovers: PopoverBlocker?
  /// Whether the user holds a press or touch that began on the stage.
  private var isPressed = false

  init(for presenter: StagePresenter) {
    self.presenter = presenter
    area = presenter.stageOverlay.area
    stage = presenter.stage
    watch()
  }

  /// Whether the blocker keeps input from the app.
  var isBlocking: Bool { popovers != nil }

  /// The window, dialog or popover in which the user holds a press or touch that began on the
  /// stage; nil if there is no such press, or if that widget is not on the screen.
  var pressedWidget: Widget? {
    isPressed && Bool(gtk_widget_get_mapped(eventSource)) ? eventSource : nil
  }

  /// If a button on the panel has the focus, moves the focus to the panel or, if input is not
  /// blocked, back to the app. Otherwise GTK would choose a widget when the button is removed.
  func giveUpFocus() {
    guard panelHasFocus else { return }
    if isBlocking { gtk_widget_grab_focus(panel) } else { before?.restore() }
  }

  /// Starts to keep input from the app. If the focused widget is below the mask, the panel gets the
  /// focus.
  func block() {
    guard !isBlocking else { return }
    popovers = PopoverBlocker(above: area) { [unowned self] in takeFocus() }
    remember()
    gtk_widget_set_focusable(panel, true.gboolean)
    takeFocus()
    let content = area.hasAnchor ? area.anchor : presenter.stageOverlay.content
    content?.setAccessible(GTK_ACCESSIBLE_STATE_HIDDEN, to: true)
    hidden = WeakReference(content?.raw)
  }

  /// Remembers the focused widget, unless it belongs to a panel. A window has one memory, because
  /// several HUDs in the window may take the focus from each other.
  private func remember() {
    let panel = focused?.lineage.first { DrawnWidget.owner(of: $0) is PanelView }
    guard panel == nil else { return }
    Self.memories = Self.memories.filter { $0.value.hasWindow }
    Self.memories[window] = FocusMemory(of: window)
  }

  /// For each window, the widget that had the focus before any panel, with its selection.
  private static var memories: [Widget: FocusMemory] = [:]

  private var before: FocusMemory? { Self.memories[window] }

  private func takeFocus() { if area.masks(focused) { gtk_widget_grab_focus(panel) } }

  /// Gives input back to the app. Also gives the focus back, unless the app has moved the focus
  /// meanwhile.
  func unblock() {
    guard isBlocking else { return }
    if let content = hidden?.widget {
      content.setAccessible(GTK_ACCESSIBLE_STATE_HIDDEN, to: !Bool(gtk_widget_get_visible(content)))
    }
    let isOurs = focused == nil || panelHasFocus
    gtk_widget_set_focusable(panel, false.gboolean)
    let dialog = area.container.dialog
    if isOurs {
      before?.restore()
    } else if let above = focused?.dialog, above != dialog {
      before?.restoreWhenDialogsClose(above: dialog)
    }
    popovers = nil
  }

  private var window: Widget { area.window }

  private var panel: Widget { stage.panel.widget }

  private var focused: Widget? { gtk_root_get_focus(window.opaque) }

  var panelHasFocus: Bool { focused?.isInside(panel) == true }

  // MARK: The window's events

  private func watch() {
    let source = eventSource
    let events: OpaquePointer = gtk_event_controller_legacy_new()
    let event = events.raw.onEvent { [unowned self] in handle($0) }
    let pointer: OpaquePointer = gtk_event_controller_motion_new()
    let motions = [
      pointer.raw.onPointer("motion") { [unowned self] in
        presenter.pointerMoved(to: inStage($0, from: source))
      }, pointer.raw.on("leave") { [unowned self] in presenter.pointerMoved(to: nil) },
    ]
    // Keep presses on the panel from the stage's ancestors, which may have gestures of the app.
    let presses: OpaquePointer = gtk_event_controller_legacy_new()
    let press = presses.raw.onEvent {
      [GDK_BUTTON_PRESS, GDK_TOUCH_BEGIN].contains(gdk_event_get_event_type($0))
    }
    eventControllers = [
      keys(of: source, GTK_PHASE_CAPTURE) { [unowned self] in handle($0, $1) },
      keys(of: source, GTK_PHASE_BUBBLE) { [unowned self] in
        !isBlocking && presenter.hasCancel && presenter.cancels($0, $1)
      }, EventController(events, on: source, [event]),
      EventController(pointer, on: source, motions),
      EventController(presses, on: stage.widget, phase: GTK_PHASE_BUBBLE, [press]),
    ]
    guard let surface = gtk_native_get_surface(window.opaque) else { return }
    minimized = surface.raw.on("notify::state") { [unowned self] in
      // Report that the pointer has left a minimised window, because GTK does not report it.
      let state = gdk_toplevel_get_state(surface).rawValue
      if state & GDK_TOPLEVEL_STATE_MINIMIZED.rawValue != 0 { presenter.pointerMoved(to: nil) }
    }
  }

  /// Calls `handle` for each key of `source`. If `handle` returns true, nothing else gets the key.
  /// In the phase `GTK_PHASE_BUBBLE`, these are the keys that no widget of the app has taken.
  private func keys(
    of source: Widget, _ phase: GtkPropagationPhase,
    _ handle: @escaping @MainActor (_ key: guint, _ modifiers: GdkModifierType) -> Bool
  ) -> EventController {
    let keys: OpaquePointer = gtk_event_controller_key_new()
    let key = keys.raw.onValues("key-pressed") {
      handle(g_value_get_uint($0 + 1), GdkModifierType(rawValue: g_value_get_flags($0 + 3)))
    }
    return EventController(keys, on: source, phase: phase, [key])
  }

  /// The widget that sees the container's events first: the window, or the container itself if its
  /// events do not reach the window. An open popover may grab all input, and since
  /// GTK 4.18 the events in a dialog end at that dialog.
  private var eventSource: Widget {
    let container = area.container.raw
    let limitsEvents = container.boolean("limit-events") == true
    return limitsEvents || container.isA(gtk_popover_get_type()) ? area.container : window
  }

  /// Handles a key. Returns true to keep the key from the app.
  private func handle(_ key: guint, _ modifiers: GdkModifierType) -> Bool {
    guard isBlocking else {
      // Record the focused widget, because this key may move the focus to the panel.
      remember()
      return panelHasFocus && presenter.cancels(key, modifiers)
    }
    if area.masks(focused) || panelHasFocus { return !presenter.pressed(key, modifiers) }
    if modifiers.contains(GDK_ALT_MASK) || Self.isEnter(key) { muteContent() }
    return false
  }

  static func isEnter(_ key: guint) -> Bool {
    [GDK_KEY_Return, GDK_KEY_KP_Enter, GDK_KEY_ISO_Enter].contains(gint(key))
  }

  /// Makes the masked widgets insensitive until GTK has handled the current key, which may be the
  /// mnemonic of a control, or press the window's default widget. No frame is drawn meanwhile. The
  /// stage stays sensitive, so that a dialog that the key closes can give the focus to the panel.
  private func muteContent() {
    let siblings = gtk_widget_get_parent(stage.widget)?.children.filter { $0 != stage.widget }
    let masked = area.hasAnchor ? [area.anchor].compactMap(\.self) : siblings ?? []
    let muted = masked.filter { Bool(gtk_widget_get_sensitive($0)) }
    for widget in muted { gtk_widget_set_sensitive(widget, false.gboolean) }
    let references = muted.map { WeakReference($0.raw) }
    nextTurn {
      for widget in references.compactMap(\.widget) {
        gtk_widget_set_sensitive(widget, true.gboolean)
      }
    }
  }

  /// Handles an event of a pointer, a touchscreen or a touchpad. Returns true to keep the event
  /// from the app.
  private func handle(_ event: OpaquePointer) -> Bool {
    switch gdk_event_get_event_type(event) {
    case GDK_BUTTON_PRESS, GDK_TOUCH_BEGIN:
      // The shadow around a window is outside the window; the user drags it to resize the window.
      guard let point = position(of: event),
        CGRect(origin: .zero, size: native.size).contains(point)
      else { return false }
      let picked = pick(point)
      let wasBlocking = isBlocking
      var isUsed = true
      if let inside = inStage(point, from: native), isOurs(picked) || !isBlocking {
        if isOurs(picked) {
          isPressed = true
          remember()
        }
        isUsed = presenter.touched(at: inside)
      }
      // If the app has just dismissed the HUD because of this touch, input is no longer blocked.
      // Keep the touch from the app all the same.
      guard isBlocking == wasBlocking else { return true }
      // Let a press through if the panel or a widget on it uses the press. Keep any other press on
      // the HUD from all widgets, because the stage's ancestors may have gestures of the app.
      if picked == panel { return !isUsed }
      if isOurs(picked) { return isBlocking && picked == stage.widget }
      return isBlocking && area.masks(picked) && !WindowControls.include(picked)
    case GDK_DROP_START:
      guard masksPosition(of: event) else { return false }
      // End the drop, because the app from which the user drags waits for that.
      gdk_drop_finish(gdk_dnd_event_get_drop(event), GdkDragAction(rawValue: 0))
      return true
    case GDK_SCROLL, GDK_TOUCHPAD_PINCH, GDK_TOUCHPAD_SWIPE, GDK_DRAG_ENTER, GDK_DRAG_MOTION:
      return masksPosition(of: event)
    default:
      if PressEndObserver.isEnd(event) {
        isPressed = false
        presenter.setTouched(false)
      }
      return false
    }
  }

  /// Whether a mask covers the position of `event` or, if that is unknown, the whole container.
  private func masksPosition(of event: OpaquePointer) -> Bool {
    guard isBlocking, let point = position(of: event) else {
      return isBlocking && !area.hasSurroundings
    }
    let picked = pick(point)
    return isOurs(picked) || area.masks(picked)
  }

  /// The window, or the popover that contains the stage.
  private var native: Widget { gtk_widget_get_native(area.container)?.cast() ?? window }

  /// Returns the position of an event in the coordinates of `native`; nil if the event is on
  /// another surface, such as that of a popover above the stage.
  ///
  /// GTK gives the position in the coordinates of the surface, which may include a shadow around
  /// the window.
  private func position(of event: OpaquePointer) -> CGPoint? {
    let native = native.opaque
    var (x, y) = (0.0, 0.0)
    guard gdk_event_get_surface(event) == gtk_native_get_surface(native),
      Bool(gdk_event_get_position(event, &x, &y))
    else { return nil }
    return CGPoint(x: x, y: y) - native.surfaceOrigin
  }

  /// Converts `point` from the coordinates of `source` to those of the stage. Returns nil if
  /// `point` is outside the visible part of the stage.
  private func inStage(_ point: CGPoint, from source: Widget) -> CGPoint? {
    source.convert(point, to: stage.widget).flatMap { stage.covers($0) ? $0 : nil }
  }

  /// Returns the widget that gets a press at `point`; nil if no widget gets the press.
  private func pick(_ point: CGPoint) -> Widget? {
    gtk_widget_pick(native, point.x, point.y, GTK_PICK_DEFAULT)
  }

  private func isOurs(_ widget: Widget?) -> Bool { widget?.isInside(stage.widget) == true }
}
#endif
