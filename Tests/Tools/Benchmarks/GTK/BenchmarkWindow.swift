#if GTK && os(Linux)
import CHUDGTK
import Foundation
import HUDMeasurements

/// A window of 640 by 480 with some content. In an overlay it has a spinner of 32 pixels and a
/// widget of the same size that draws nothing.
@MainActor final class BenchmarkWindow {
  let spinner: UnsafeMutablePointer<GtkWidget>
  let nothing: UnsafeMutablePointer<GtkWidget>
  /// Another spinner, inside the content.
  let inside: UnsafeMutablePointer<GtkWidget>
  private(set) var frames = 0
  /// More frames than a ring draws in one turn.
  private static let settlingFrames = 75

  var scale: Int { Int(gtk_widget_get_scale_factor(spinner)) }

  init?() {
    guard let window = gtk_window_new(), let overlay = gtk_overlay_new(),
      let box = gtk_box_new(GTK_ORIENTATION_VERTICAL, 6), let spinner = gtk_spinner_new(),
      let inside = gtk_spinner_new(), let nothing = gtk_drawing_area_new()
    else { return nil }
    (self.spinner, self.inside, self.nothing) = (spinner, inside, nothing)
    for row in 0..<6 {
      let column = UnsafeMutableRawPointer(box).assumingMemoryBound(to: GtkBox.self)
      gtk_box_append(column, gtk_label_new("Row \(row)"))
      gtk_box_append(column, gtk_button_new_with_label("Button \(row)"))
    }
    gtk_box_insert_child_after(
      UnsafeMutableRawPointer(box).assumingMemoryBound(to: GtkBox.self), inside,
      gtk_widget_get_next_sibling(gtk_widget_get_first_child(box)))
    gtk_widget_set_size_request(inside, 32, 32)
    gtk_spinner_start(OpaquePointer(inside))
    gtk_widget_set_visible(inside, 0)
    gtk_overlay_set_child(OpaquePointer(overlay), box)
    for widget in [spinner, nothing] {
      gtk_widget_set_size_request(widget, 32, 32)
      gtk_widget_set_halign(widget, GTK_ALIGN_CENTER)
      gtk_widget_set_valign(widget, GTK_ALIGN_CENTER)
      gtk_widget_set_visible(widget, 0)
      gtk_overlay_add_overlay(OpaquePointer(overlay), widget)
    }
    gtk_spinner_start(OpaquePointer(spinner))
    gtk_drawing_area_set_draw_func(
      UnsafeMutableRawPointer(nothing).assumingMemoryBound(to: GtkDrawingArea.self),
      { _, _, _, _, _ in }, nil, nil)
    let animate: @convention(c) (UnsafeMutablePointer<GtkWidget>?) -> Void = { widget in
      gtk_widget_add_tick_callback(
        widget,
        { widget, _, _ in
          gtk_widget_queue_draw(widget)
          // Stops when hidden; otherwise the callback would keep the window's clock running.
          return gtk_widget_get_mapped(widget)
        }, nil, nil)
    }
    g_signal_connect_data(
      nothing, "map", unsafeBitCast(animate, to: GCallback.self), nil, nil,
      GConnectFlags(rawValue: 0))
    window.withMemoryRebound(to: GtkWindow.self, capacity: 1) {
      gtk_window_set_default_size($0, 640, 480)
      gtk_window_set_child($0, overlay)
      gtk_window_present($0)
    }
    countFrames(of: window)
    run(for: 1)
  }

  /// Waits until a ring has drawn nearly all its pictures.
  func settle() {
    let settled = frames + Self.settlingFrames
    run { frames >= settled }
  }

  /// Reports the cost of a frame.
  func measureFrames(_ name: String) {
    // The renderer may draw on other threads.
    Cost.measure("gtk-\(scale)-\(name)", repeating: 60, clock: CLOCK_PROCESS_CPUTIME_ID) {
      let drawn = frames
      run { frames > drawn }
    }
  }

  func run(for seconds: Double) {
    let end = g_get_monotonic_time() + gint64(seconds * 1e6)
    let alarm = g_timeout_add(20, { _ in 1 }, nil)
    run { g_get_monotonic_time() >= end }
    g_source_remove(alarm)
  }

  private func run(until condition: () -> Bool) {
    while !condition() { g_main_context_iteration(nil, 1) }
  }

  private func countFrames(of window: UnsafeMutablePointer<GtkWidget>) {
    let count: @convention(c) (gpointer?) -> Void = { data in
      nonisolated(unsafe) let data = data
      MainActor.assumeIsolated {
        guard let data else { return }
        Unmanaged<BenchmarkWindow>.fromOpaque(data).takeUnretainedValue().frames += 1
      }
    }
    g_signal_connect_data(
      UnsafeMutableRawPointer(gtk_widget_get_frame_clock(window)), "after-paint",
      unsafeBitCast(count, to: GCallback.self), Unmanaged.passRetained(self).toOpaque(), nil,
      GConnectFlags(rawValue: 1 << 1))  // G_CONNECT_SWAPPED, which not every GLib gives to Swift
  }
}
#endif
