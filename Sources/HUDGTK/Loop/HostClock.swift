#if GTK && os(Linux)
import CHUDGTK
import HUDLayers

/// The time of a host: by default GLib's monotonic clock, which GTK's frames are timed by too.
///
/// A subclass can have a time of its own; pictures of a transition are taken that way.
@MainActor class HostClock {
  private let timer = WakeTimer()

  var now: Duration { .now }

  /// The host's time in the frame that `widget` is being drawn for.
  func frameTime(of widget: Widget) -> Duration {
    gtk_widget_get_frame_clock(widget).map { .microseconds(gdk_frame_clock_get_frame_time($0)) }
      ?? now
  }

  /// Calls `ring` at that time, in place of what it was to call before; nil is never.
  func wake(at time: Duration?, _ ring: @escaping @MainActor () -> Void) {
    timer.ring(after: time.map { max($0 - now, .zero) }, ring)
  }
}

extension Duration {
  /// The clock that GTK's frames are timed by.
  static var now: Duration { .microseconds(g_get_monotonic_time()) }
}
#endif
