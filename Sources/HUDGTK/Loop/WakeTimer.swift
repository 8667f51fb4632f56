#if GTK && os(Linux)
import HUDLayers

/// A timer that fires once, on the same clock as GLib's monotonic time.
///
/// It is not a GLib timeout, because a GLib timeout fires only while a GLib loop runs. A toast that
/// waits for a window must end even in an app that does not run a GLib loop.
@MainActor final class WakeTimer {
  private var task: Task<Void, Never>?

  /// Schedules one call of `action` after `delay`. Cancels the call that an earlier `ring` has
  /// scheduled. If `delay` is nil, no new call is scheduled.
  func ring(after delay: Duration?, _ action: @escaping @MainActor () -> Void) {
    task?.cancel()
    task = delay.map { delay in
      Task {
        guard (try? await Task.sleep(for: delay, clock: .suspending)) != nil else { return }
        action()
      }
    }
  }
}
#endif
