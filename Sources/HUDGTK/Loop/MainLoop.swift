#if GTK && os(Linux)
import CHUDGTK
import Dispatch
import Glibc
import HUDCore
import HUDLayers

/// Makes GLib's main loop serve the main actor, `DispatchQueue.main` and `Task.sleep`. By itself,
/// GLib's loop serves none of these three.
enum MainLoop {
  private static let isServed = Locked(false)

  /// Makes GLib's main loop serve the main actor as soon as the loop runs. May be called on any
  /// thread.
  ///
  /// Off the main thread this uses `g_idle_add`, not a task on the main actor. Such a task would
  /// wait for ever, because nothing serves the main actor yet.
  static func serveMainActorSoon() {
    guard !isServed.withLock(\.self) else { return }
    guard !Thread.isMainThread else { return serveMainActor() }
    g_idle_add(
      { _ in
        MainLoop.serveMainActor()
        return false.gboolean
      }, nil)
  }

  /// Adds to GLib's loop a source that runs the main dispatch queue whenever the queue has work.
  /// Only the first call adds the source. It does no harm if the app has added such a source too.
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
        // Read the eventfd to reset it, because serving the queue does not reset it. Otherwise the
        // loop would spin.
        var events: UInt64 = 0
        _ = read(descriptor, &events, MemoryLayout.size(ofValue: events))
        _dispatch_main_queue_callback_4CF(nil)
        return true.gboolean
      }, nil, nil)
  }

  /// The priority of the source that runs the main dispatch queue. GTK repaints at the same
  /// priority. At the higher default priority, a queue that is never empty would leave GTK no time
  /// to paint.
  private static let priority: gint = 120
}
#endif
