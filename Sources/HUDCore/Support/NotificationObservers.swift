package import HUDLayers

/// Observes notifications of UIKit or AppKit until this object is released.
package final class NotificationObservers {
  private var tokens: [(center: NotificationCenter, token: any NSObjectProtocol)] = []

  package init() {}

  deinit { for (center, token) in tokens { center.removeObserver(token) } }

  /// Calls `react` for each notification of this name, at once: the code that posts the
  /// notification waits until `react` has returned.
  ///
  /// UIKit and AppKit post on the main thread, so a notification on another thread is not from them
  /// and is ignored.
  @MainActor package func observe(
    _ name: Notification.Name, in center: NotificationCenter = .default,
    react: @escaping @MainActor (Notification) -> Void
  ) {
    let token = center.addObserver(forName: name, object: nil, queue: nil) {
      guard MainThread.isCurrent else { return }
      // `nonisolated(unsafe)` is safe, because the notification does not leave the thread that it
      // was posted on.
      nonisolated(unsafe) let notification = $0
      MainActor.assumeIsolated { react(notification) }
    }
    tokens.append((center, token))
  }
}
