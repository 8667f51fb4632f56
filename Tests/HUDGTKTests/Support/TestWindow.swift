#if GTK && os(Linux)
import CHUDGTK
import Foundation
@testable import HUDGTK
import XCTest

@MainActor extension [Connection] {
  mutating func disconnect() { removeAll() }
}

/// A window with an entry, a button with a mnemonic, and an accelerator.
@MainActor final class TestWindow {
  let widget: Widget
  let box: Widget
  let entry: Widget
  let button: Widget
  private(set) var clicks = 0
  private(set) var activations = 0
  private(set) var accelerations = 0
  private var isDestroyed = false
  private var connections: [Connection] = []
  private var darkTheme: OpaquePointer?
  private let desktopWindow: DesktopWindow

  init(
    _ window: Widget = gtk_window_new(), overlay: Bool = false, titleBar: Widget? = nil,
    size: CGSize = CGSize(width: 400, height: 300)
  ) {
    widget = window
    box = gtk_box_new(GTK_ORIENTATION_VERTICAL, 6)
    entry = gtk_entry_new()
    button = gtk_button_new_with_mnemonic("_Press")
    gtk_editable_set_text(entry.opaque, "one two three")
    gtk_widget_set_vexpand(button, true.gboolean)
    gtk_box_append(box.cast(), entry)
    gtk_box_append(box.cast(), button)
    let title = "Window \(UInt.random(in: .min ... .max))"
    desktopWindow = DesktopWindow(window, title: title)
    gtk_window_set_title(widget.cast(), title)
    gtk_window_set_default_size(widget.cast(), gint(size.width), gint(size.height))
    if let titleBar { gtk_window_set_titlebar(widget.cast(), titleBar) }
    if overlay {
      let overlay = gtk_overlay_new()
      gtk_overlay_set_child(overlay?.opaque, box)
      gtk_window_set_child(widget.cast(), overlay)
    } else if widget.raw.typeName.hasPrefix("Adw") {
      widget.raw.setObject("content", to: box.raw)
    } else {
      gtk_window_set_child(widget.cast(), box)
    }
    connections = [
      button.raw.on("clicked") { [unowned self] in clicks += 1 },
      entry.raw.on("activate") { [unowned self] in activations += 1 },
      widget.raw.on("destroy") { [unowned self] in isDestroyed = true },
    ]
    addAccelerator()
  }

  /// Presents the window, and waits until it has the focus and has been drawn.
  func present() {
    gtk_window_present(widget.cast())
    // A compositor shows a new window after that has answered with its size. Until then a click
    // goes past the window, which loses the focus by it.
    var isOnScreen = !Desktop.isWayland
    let surface = gtk_native_get_surface(widget.opaque)!
    let connection = surface.raw.on("enter-monitor") { isOnScreen = true }
    waitFor("the window to be on the screen") { isOnScreen && gtk_widget_get_mapped(widget) != 0 }
    connection.disconnect()
    desktopWindow.focus()
    waitFor("the window to be active") { gtk_window_is_active(widget.cast()) != 0 }
    waitFor("the window to be drawn") { gtk_widget_get_width(box) > 0 }
  }

  /// Destroys the window, and runs the main loop, without which GTK does not finish it.
  func destroy() {
    guard !isDestroyed else { return }
    isDestroyed = true
    connections.disconnect()
    gtk_window_destroy(widget.cast())
    spend(.milliseconds(20))
  }

  func focus() {
    desktopWindow.focus()
    waitFor("the window to be active") { gtk_window_is_active(widget.cast()) != 0 }
  }

  /// The window as the screen shows it.
  func picture() -> Screen.Picture {
    picture(
      of: CGRect(
        x: 0, y: 0, width: CGFloat(gtk_widget_get_width(widget)),
        height: CGFloat(gtk_widget_get_height(widget))))
  }

  /// A part of the window as the screen shows it, with one pixel for each point. Without a window
  /// manager the window is always in the screen's corner.
  func picture(of area: CGRect) -> Screen.Picture {
    let scale = Desktop.scale(of: widget)
    let pixels = Screen.picture(
      x: Int(area.minX * scale), y: Int(area.minY * scale), width: Int(area.width * scale),
      height: Int(area.height * scale))
    return scale == 1 ? pixels : pixels.sampled(every: scale)
  }

  /// Selects a part of the entry's text.
  func select(_ start: gint, _ end: gint) {
    gtk_editable_select_region(entry.opaque, start, end)
  }

  /// The start and the end of the selection in the entry, and the caret's position.
  var selection: [gint] {
    var start: gint = 0
    var end: gint = 0
    gtk_editable_get_selection_bounds(entry.opaque, &start, &end)
    return [start, end, gtk_editable_get_position(entry.opaque)]
  }

  /// Returns the centre of one of the window's widgets, in the window's coordinates.
  func center(of other: Widget) -> CGPoint {
    let bounds = other.bounds(in: widget) ?? .zero
    return CGPoint(x: bounds.midX, y: bounds.midY)
  }

  func click(_ point: CGPoint) {
    desktopWindow.movePointer(to: point)
    clickHere()
  }

  /// Clicks at a point of the window's surface, which includes the shadow and the edge round it.
  func clickSurface(_ point: CGPoint) {
    desktopWindow.movePointer(toSurface: point)
    spend(Desktop.reactionTime)
    clickHere()
  }

  /// Clicks where the pointer is.
  func clickHere() {
    // By itself xdotool waits for a tenth of a second afterwards.
    Screen.run("xdotool", "click", "--delay", "0", "1")
    spend(Desktop.reactionTime)
  }

  /// Drags the pointer from `start` to `end` in steps, and calls `look` before it releases the
  /// button.
  func drag(from start: CGPoint, to end: CGPoint, beforeRelease look: () -> Void = {}) {
    let steps = 4
    movePointer(to: start)
    Screen.run("xdotool", "mousedown", "1")
    for step in 1...steps {
      let part = CGFloat(step) / CGFloat(steps)
      movePointer(
        to: CGPoint(x: start.x + (end.x - start.x) * part, y: start.y + (end.y - start.y) * part))
    }
    look()
    Screen.run("xdotool", "mouseup", "1")
    spend(Desktop.reactionTime)
  }

  func movePointer(to point: CGPoint) {
    desktopWindow.movePointer(to: point)
    spend(Desktop.reactionTime)
  }

  /// Types keys, one right after the other.
  func type(_ keys: String...) {
    Screen.run(["xdotool", "key"] + keys)
    spend(Desktop.reactionTime)
  }

  var focused: Widget? { gtk_root_get_focus(widget.opaque) }

  /// Returns the number of frames that the window's clock counts while `body` runs.
  func frames(_ body: () -> Void) -> Int {
    var frames = 0
    let connection = gtk_widget_get_frame_clock(widget)!.raw.on("after-paint") { frames += 1 }
    body()
    connection.disconnect()
    return frames
  }

  /// Runs the main loop, and returns whether the window draws nothing for `time`. Frames of the
  /// first second do not count: GTK's own transitions, such as that of the focus, take a quarter of
  /// a second, and on a busy machine the last frame of a motion may come late.
  func isAtRest(for time: Duration = .milliseconds(300)) -> Bool {
    let limit = Duration.now + .seconds(1)
    repeat {
      if frames({ spend(time) }) == 0 { return true }
    } while Duration.now < limit
    return false
  }

  /// Draws a frame without waiting for the display. The window must have been drawn before.
  func drawFrame() {
    var isDrawn = false
    let clock = gtk_widget_get_frame_clock(widget)!
    let connection = clock.raw.on("after-paint") { isDrawn = true }
    gtk_widget_queue_draw(widget)
    waitFor("a frame") {
      // The clock waits for its next frame in a source of its own. Without one, it waits for the
      // compositor.
      if let source = g_main_context_find_source_by_user_data(nil, clock.raw) {
        g_source_set_ready_time(source, 0)
      }
      return isDrawn
    }
    connection.disconnect()
  }

  /// Changes the display's scale while the app runs, as a desktop's settings do.
  func setDisplayScale(_ scale: CGFloat) { Desktop.setScale(scale, for: widget) }

  /// Applies a style sheet to every window of the display while `body` runs.
  func withStyle(
    _ css: String, priority: gint = GTK_STYLE_PROVIDER_PRIORITY_APPLICATION, _ body: () -> Void
  ) {
    let provider = gtk_css_provider_new()!
    gtk_css_provider_load_from_data(provider, css, -1)
    let display = gtk_widget_get_display(widget)
    gtk_style_context_add_provider_for_display(
      display, provider.opaque, guint(priority))
    body()
    gtk_style_context_remove_provider_for_display(display, provider.opaque)
    g_object_unref(provider.raw)
  }

  /// Makes every window of the display dark while `body` runs.
  func withDarkTheme(_ body: () -> Void) {
    setDark(true)
    body()
    setDark(false)
  }

  /// Makes every window of the display dark, or undoes that.
  func setDark(_ isDark: Bool) {
    let display = gtk_widget_get_display(widget)
    if let darkTheme {
      gtk_style_context_remove_provider_for_display(display, darkTheme)
      g_object_unref(darkTheme.cast())
      self.darkTheme = nil
    }
    guard isDark else { return }
    let provider = gtk_css_provider_new()!
    gtk_css_provider_load_from_data(
      provider,
      "@define-color theme_bg_color #202020; window { background: #202020; color: #eeeeee; }", -1)
    gtk_style_context_add_provider_for_display(
      display, provider.opaque, guint(GTK_STYLE_PROVIDER_PRIORITY_USER))
    darkTheme = provider.opaque
  }

  private func addAccelerator() {
    let controller = gtk_shortcut_controller_new()
    gtk_shortcut_controller_set_scope(controller, GTK_SHORTCUT_SCOPE_GLOBAL)
    let action = gtk_callback_action_new(
      { _, _, data in
        nonisolated(unsafe) let data = data
        return MainActor.assumeIsolated {
          guard let data else { return false.gboolean }
          Unmanaged<TestWindow>.fromOpaque(data).takeUnretainedValue().accelerations += 1
          return true.gboolean
        }
      }, Unmanaged.passUnretained(self).toOpaque(), nil)
    gtk_shortcut_controller_add_shortcut(
      controller, gtk_shortcut_new(gtk_shortcut_trigger_parse_string("<Control>t"), action))
    gtk_widget_add_controller(widget, controller)
  }
}

extension OpaquePointer {
  func set(_ property: String, to flag: Bool) {
    var value = GValue()
    g_value_init(&value, GType(5 << 2))
    g_value_set_boolean(&value, flag.gboolean)
    g_object_set_property(cast(), property, &value)
  }

  func set(_ property: String, to text: String) {
    var value = GValue()
    g_value_init(&value, GType(16 << 2))
    g_value_set_string(&value, text)
    g_object_set_property(cast(), property, &value)
    g_value_unset(&value)
  }
}

extension GParamFlags {
  static var readWrite: Self { Self(rawValue: 1 << 0 | 1 << 1) }
}

extension UnsafeMutablePointer<GtkWidget> {
  func isBelow(_ other: Widget) -> Bool { Bool(gtk_widget_is_ancestor(self, other)) }
}

/// The first widget at or below this one for which the condition holds.
@MainActor func find(in widget: Widget, _ condition: (Widget) -> Bool) -> Widget? {
  if condition(widget) { return widget }
  var child = gtk_widget_get_first_child(widget)
  while let current = child {
    if let found = find(in: current, condition) { return found }
    child = gtk_widget_get_next_sibling(current)
  }
  return nil
}
#endif
