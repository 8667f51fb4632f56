#if canImport(UIKit)
import HUDCore
import UIKit

/// Observes notifications until this object is released.
final class Observers {
  private var tokens: [any NSObjectProtocol] = []

  deinit {
    for token in tokens { NotificationCenter.default.removeObserver(token) }
  }

  /// Calls `react` for each notification with one of `names`, at once: the code that posts the
  /// notification waits until `react` has returned.
  ///
  /// UIKit posts on the main thread, so a notification on another thread is not from UIKit and is
  /// ignored.
  @MainActor func observe(
    _ names: Notification.Name..., react: @escaping @MainActor (Notification) -> Void
  ) {
    tokens += names.map {
      NotificationCenter.default.addObserver(forName: $0, object: nil, queue: nil) {
        guard MainThread.isCurrent else { return }
        // `nonisolated(unsafe)` is safe, because the notification does not leave the thread that it
        // was posted on.
        nonisolated(unsafe) let notification = $0
        MainActor.assumeIsolated { react(notification) }
      }
    }
  }
}
#endif
