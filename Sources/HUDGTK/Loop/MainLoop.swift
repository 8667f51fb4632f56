#if GTK && os(Linux)
import CHUDGTK
import Dispatch
import Glibc
import HUDCore
import HUDLayers

/// Lets GLib's main loop serve the main actor, `DispatchQueue.main` and `Task.sleep`: by itself it
/// serves none of them.
enum MainLoop {
  private static let isServed = Locked(false)

  /// Makes the loop serve the main actor, as soon as it runs. From any thread.
  ///
  /// Off the main thread GLib's own queue is the one way in: a call to the main actor would lie
  /// there for ever, because nobody listens yet.
  static func serveMainActorSoon() {
    guard !isServed.withLock(\.self) else { return }
    guard !Thread.isMainThread else { return serveMainActor() }
    g_idle_add(
      { _ in
        MainLoop.serveMainActor()
        return false.gboolean
      }, nil)
  }

  /// Once for all, however often it is called. The app may have a source of the same kind.
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
        // Serving the queue leaves the event signalled, and the loop would turn for ever.
        var events: UInt64 = 0
        _ = read(descriptor, &events, MemoryLayout.size(ofValue: events))
        _dispatch_main_queue_callback_4CF(nil)
        return true.gboolean
      }, nil, nil)
  }

  /// That of a repaint: at the default priority a queue that never empties would leave no time to
  /// paint.
  private static let priority: gint = 120
}
#endif
