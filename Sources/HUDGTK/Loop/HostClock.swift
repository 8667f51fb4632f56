#if GTK && os(Linux)
import CHUDGTK
import HUDLayers

/// The clock of a host: GLib's monotonic clock, which GTK uses for its frames too.
///
/// A subclass can return another time, for example to take pictures in the middle of a transition.
@MainActor class HostClock {
  private let timer = WakeTimer()

  var now: Duration { .now }

  /// The host's time in the frame that `widget` is being drawn for.
  func frameTime(of widget: Widget) -> Duration {
    gtk_widget_get_frame_clock(widget).map { .microseconds(gdk_frame_clock_get_frame_time($0)) }
      ?? now
  }

  /// Calls `ring` at `time`, and cancels the earlier call. Nil only cancels.
  func wake(at time: Duration?, _ ring: @escaping @MainActor () -> Void) {
    timer.ring(after: time.map { max($0 - now, .zero) }, ring)
  }
}

extension Duration {
  /// The present time of the clock that GTK uses for its frames.
  static var now: Duration { .microseconds(g_get_monotonic_time()) }
}
#endif
