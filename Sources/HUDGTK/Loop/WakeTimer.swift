#if GTK && os(Linux)
import HUDLayers

/// A timer that fires once, on the same clock as GLib's monotonic time.
///
/// It is not a GLib timeout, because that would need a running GLib loop. A toast that waits for a
/// window must end even in an app that does not run the loop.
@MainActor final class WakeTimer {
  private var task: Task<Void, Never>?

  /// Calls `action` once after `delay`, and cancels the call that was scheduled before. If `delay`
  /// is nil, it only cancels.
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
