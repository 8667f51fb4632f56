#if GTK && os(Linux)
import HUDLayers

/// A timer that fires once, on the same clock as GLib's monotonic time.
///
/// It is not a GLib timeout, because that needs a running loop. A toast that waits for a window
/// must end even in an app without a loop.
@MainActor final class WakeTimer {
  private var task: Task<Void, Never>?

  /// Calls `action` after `delay`, and cancels the earlier call. Nil only cancels.
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
