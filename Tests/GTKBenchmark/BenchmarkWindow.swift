#if GTK && os(Linux)
import CHUDGTK
import Foundation

/// A window of 640 by 480 with some content. In an overlay it has a spinner of 32 pixels and a
/// widget of the same size that draws nothing.
@MainActor final class BenchmarkWindow {
  let spinner: UnsafeMutablePointer<GtkWidget>
  let nothing: UnsafeMutablePointer<GtkWidget>
  /// Another spinner, inside the content.
  let inside: UnsafeMutablePointer<GtkWidget>
  private(set) var frames = 0
  /// The processor time at the end of each frame.
  private var times: [Double] = []
  /// More frames than a ring draws in one turn.
  private static let settlingFrames = 75

  var scale: Int { Int(gtk_widget_get_scale_factor(spinner)) }

  /// The type of GTK's renderer, such as "GskCairoRenderer".
  var renderer: String {
    let renderer = gtk_native_get_renderer(gtk_widget_get_native(spinner))
    let instance = UnsafeMutableRawPointer(renderer)?.assumingMemoryBound(to: GTypeInstance.self)
    return g_type_name_from_instance(instance).map { String(cString: $0) } ?? "no renderer"
  }

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

  /// Returns the processor time that each of the next `count` frames takes, in microseconds. Waits
  /// first until a ring has drawn all its pictures.
  func costs(ofFrames count: Int) -> [Double] {
    let settled = frames + Self.settlingFrames
    run { frames >= settled }
    times = []
    run { times.count > count }
    return zip(times, times.dropFirst()).map { $1 - $0 }
  }

  /// Shows `widget`, and returns the processor time that each of its next `count` frames takes.
  func costs(of widget: UnsafeMutablePointer<GtkWidget>, frames count: Int) -> [Double] {
    gtk_widget_set_visible(widget, 1)
    defer { gtk_widget_set_visible(widget, 0) }
    return costs(ofFrames: count)
  }

  /// Returns the part of the time for which an idle window keeps a processor busy.
  func load(for seconds: Double) -> Double {
    run(for: 1)
    let (time, start) = (Self.processorTime, g_get_monotonic_time())
    run(for: seconds)
    return (Self.processorTime - time) / Double(g_get_monotonic_time() - start)
  }

  func run(for seconds: Double) {
    let end = g_get_monotonic_time() + gint64(seconds * 1e6)
    run { g_get_monotonic_time() >= end }
  }

  func run(until condition: () -> Bool) {
    let alarm = g_timeout_add(20, { _ in 1 }, nil)
    while !condition() { g_main_context_iteration(nil, 1) }
    g_source_remove(alarm)
  }

  private func countFrames(of window: UnsafeMutablePointer<GtkWidget>) {
    let count: @convention(c) (gpointer?) -> Void = { data in
      nonisolated(unsafe) let data = data
      MainActor.assumeIsolated {
        guard let data else { return }
        let window = Unmanaged<BenchmarkWindow>.fromOpaque(data).takeUnretainedValue()
        window.frames += 1
        window.times.append(BenchmarkWindow.processorTime)
      }
    }
    g_signal_connect_data(
      UnsafeMutableRawPointer(gtk_widget_get_frame_clock(window)), "after-paint",
      unsafeBitCast(count, to: GCallback.self), Unmanaged.passRetained(self).toOpaque(), nil,
      G_CONNECT_SWAPPED)
  }

  /// The processor time of all threads of this process, in microseconds.
  private static var processorTime: Double {
    var time = timespec()
    clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time)
    return Double(time.tv_sec) * 1e6 + Double(time.tv_nsec) / 1e3
  }
}
#endif
