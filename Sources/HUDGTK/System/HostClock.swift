#if GTK && os(Linux)
import CHUDGTK

/// The clock of a host: GLib's monotonic clock, which GTK uses for its frames too.
///
/// A subclass can return another time, for example to take pictures in the middle of a transition.
@MainActor class HostClock {
  private let timer = WakeTimer()

  var now: Duration { .now }

  /// Returns the time of the frame for which `widget` is being drawn, or `now` if the widget has no
  /// frame clock.
  func frameTime(of widget: Widget) -> Duration {
    gtk_widget_get_frame_clock(widget).map { .microseconds(gdk_frame_clock_get_frame_time($0)) }
      ?? now
  }

  /// Schedules one call of `ring` at `time`. Cancels the call that an earlier `wake` has scheduled.
  /// If `time` is nil, no new call is scheduled.
  func wake(at time: Duration?, _ ring: @escaping @MainActor () -> Void) {
    timer.ring(after: time.map { max($0 - now, .zero) }, ring)
  }
}

extension Duration {
  /// The current time of GLib's monotonic clock, which GTK uses for its frames.
  static var now: Duration { .microseconds(g_get_monotonic_time()) }
}
#endif
