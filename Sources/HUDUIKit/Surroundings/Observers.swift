#if canImport(UIKit)
import HUDCore
import UIKit

/// Listens to notifications of the system for as long as it lives, and to each of them once.
final class Observers {
  private var tokens: [any NSObjectProtocol] = []

  deinit {
    for token in tokens { NotificationCenter.default.removeObserver(token) }
  }

  /// UIKit posts on the main actor, so the answer comes before the post returns. A notification of
  /// that name on another thread is somebody else's, and tells nothing about the system.
  @MainActor func observe(
    _ name: Notification.Name, _ react: @escaping @MainActor (Notification) -> Void
  ) {
    tokens.append(
      NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) {
        guard MainThread.isCurrent else { return }
        // It does not leave the thread it came on.
        nonisolated(unsafe) let notification = $0
        MainActor.assumeIsolated { react(notification) }
      })
  }
}
#endif
