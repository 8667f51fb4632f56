#if GTK && os(Linux)
import HUDLayers

/// One timer, on GLib's monotonic clock.
///
/// Not a GLib timeout: those need a loop that runs, and a toast that waits for a window has to end
/// in an app that has none.
@MainActor final class WakeTimer {
  private var task: Task<Void, Never>?

  /// Calls `action` after that time; nil is never.
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
