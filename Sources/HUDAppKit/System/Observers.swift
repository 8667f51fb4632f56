#if canImport(AppKit) && !targetEnvironment(macCatalyst)
import HUDCore
import AppKit

/// Observes notifications until this object is released.
final class Observers {
  private var tokens: [(center: NotificationCenter, token: any NSObjectProtocol)] = []

  deinit {
    for (center, token) in tokens { center.removeObserver(token) }
  }

  /// Calls `react` for each notification with one of `names`, at once: the code that posts the
  /// notification waits until `react` has returned.
  ///
  /// AppKit posts on the main thread, so a notification on another thread is not from AppKit and is
  /// ignored.
  @MainActor func observe(
    _ names: Notification.Name..., in center: NotificationCenter = .default,
    react: @escaping @MainActor (Notification) -> Void
  ) {
    tokens += names.map {
      let token = center.addObserver(forName: $0, object: nil, queue: nil) {
        guard MainThread.isCurrent else { return }
        // `nonisolated(unsafe)` is safe, because the notification does not leave the thread that it
        // was posted on.
        nonisolated(unsafe) let notification = $0
        MainActor.assumeIsolated { react(notification) }
      }
      return (center, token)
    }
  }
}
#endif
