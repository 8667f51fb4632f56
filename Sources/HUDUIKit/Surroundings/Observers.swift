#if canImport(UIKit)
import UIKit

/// Listens to notifications of the system for as long as it lives, and to each of them once.
final class Observers {
  private var tokens: [any NSObjectProtocol] = []

  deinit {
    for token in tokens { NotificationCenter.default.removeObserver(token) }
  }

  /// UIKit posts on the main actor and nowhere else, so the answer comes before the post returns.
  @MainActor func observe(
    _ name: Notification.Name, _ react: @escaping @MainActor (Notification) -> Void
  ) {
    tokens.append(
      NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) {
        // It does not leave the thread it came on.
        nonisolated(unsafe) let notification = $0
        MainActor.assumeIsolated { react(notification) }
      })
  }
}
#endif
