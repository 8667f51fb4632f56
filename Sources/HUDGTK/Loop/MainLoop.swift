#if GTK && os(Linux)
import CHUDGTK
import Dispatch
import Glibc
import HUDCore
import HUDLayers

/// Makes GLib's main loop serve the main actor, `DispatchQueue.main` and `Task.sleep`. By itself it
/// serves none of them.
enum MainLoop {
  private static let isServed = Locked(false)

  /// Makes the loop serve the main actor as soon as it runs. May be called on any thread.
  ///
  /// Off the main thread this uses GLib's own queue. Work for the main actor would wait for ever,
  /// because nothing serves it yet.
  static func serveMainActorSoon() {
    guard !isServed.withLock(\.self) else { return }
    guard !Thread.isMainThread else { return serveMainActor() }
    g_idle_add(
      { _ in
        MainLoop.serveMainActor()
        return false.gboolean
      }, nil)
  }

  /// Adds a source to the loop at the first call, and does nothing later. The app may have added
  /// such a source too.
  private static func serveMainActor() {
    guard Thread.isMainThread else { return AsyncMainTrap.report() }
    let isFirst = isServed.withLock { isServed in
      defer { isServed = true }
      return !isServed
    }
    guard isFirst else { return }
    g_unix_fd_add_full(
      Self.priority, _dispatch_get_main_queue_handle_4CF(), G_IO_IN,
      { descriptor, _, _ in
        // Reset the event by reading it. Serving the queue does not, and the loop would spin.
        var events: UInt64 = 0
        _ = read(descriptor, &events, MemoryLayout.size(ofValue: events))
        _dispatch_main_queue_callback_4CF(nil)
        return true.gboolean
      }, nil, nil)
  }

  /// The priority of GTK's repaints. At the default priority, a queue that is never empty would
  /// leave no time to paint.
  private static let priority: gint = 120
}
#endif
