#if GTK && os(Linux)
import CHUDGTK
import HUDCore
import HUDLayers

extension Duration {
  /// The current time of GLib's monotonic clock, which GTK uses for its frames.
  static var now: Duration { .microseconds(g_get_monotonic_time()) }
}

// MARK: GLib's sources and GTK's ticks

@MainActor extension Widget {
  /// Calls `handler` before each frame of the widget's window, until `handler` returns false.
  func onTick(do handler: @escaping @MainActor () -> Bool) {
    gtk_widget_add_tick_callback(
      self,
      { _, _, data in Callback.call(data) },
      Callback { _ in handler() }.retained(), { Callback.release($0) })
  }
}

/// Calls `handler` repeatedly, with `milliseconds` between two calls, until `handler` returns
/// false. GLib's main loop must be running.
@MainActor func every(_ milliseconds: guint, do handler: @escaping @MainActor () -> Bool) {
  attach(g_timeout_source_new(milliseconds), handler)
}

/// Calls `body` once, in the next turn of GLib's main loop.
@MainActor func nextTurn(_ body: @escaping @MainActor () -> Void) {
  every(0) {
    body()
    return false
  }
}

/// Calls a handler once after some time, if GLib's main loop is running then. Releasing the timeout
/// cancels the call.
@MainActor final class Timeout {
  // GLib keeps the number of a source that has ended for another source, so keep the source.
  private let source: UnsafeMutablePointer<GSource>?

  init(after delay: Duration, do handler: @escaping @MainActor () -> Void) {
    let milliseconds = (delay / .milliseconds(1)).rounded(.up)
    source = g_timeout_source_new(guint(min(max(milliseconds, 0), Double(guint.max))))
    g_source_ref(source)
    attach(source) {
      handler()
      return false
    }
  }

  isolated deinit {
    g_source_destroy(source)
    g_source_unref(source)
  }
}

/// Adds `source` to GLib's main loop, which calls `handler` until that returns false.
@MainActor func attach(
  _ source: UnsafeMutablePointer<GSource>?, _ handler: @escaping @MainActor () -> Bool
) {
  g_source_set_callback(
    source,
    { data in
      guard Thread.isMainThread else {
        AsyncMainTrap.report()
        return false.gboolean
      }
      return Callback.call(data)
    },
    Callback { _ in handler() }.retained(), { Callback.release($0) })
  g_source_attach(source, nil)
  g_source_unref(source)
}

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

/// A timer that fires once, on the same clock as GLib's monotonic time.
///
/// It waits in a task and in a GLib timeout, and the first of the two counts. The task also works
/// in an app that does not run a GLib loop, where a toast that waits for a window must end too. The
/// timeout also works in a nested GLib loop that a task of the main actor runs, for example for a
/// modal dialog: no other task of the main actor runs meanwhile.
@MainActor final class WakeTimer {
  private var task: Task<Void, Never>?
  private var timeout: Timeout?

  /// Schedules one call of `action` after `delay`. Cancels the call that an earlier `ring` has
  /// scheduled. If `delay` is nil, no new call is scheduled.
  func ring(after delay: Duration?, _ action: @escaping @MainActor () -> Void) {
    cancel()
    guard let delay else { return }
    let ring: @MainActor () -> Void = { [weak self] in
      self?.cancel()
      action()
    }
    task = Task {
      guard (try? await Task.sleep(for: delay, clock: .suspending)) != nil, !Task.isCancelled
      else { return }
      ring()
    }
    timeout = Timeout(after: delay, do: ring)
  }

  private func cancel() {
    task?.cancel()
    task = nil
    timeout = nil
  }
}
#endif
