#if GTK && os(Linux)
import CHUDGTK
import Dispatch
import Glibc
import HUDCairo
import HUDCore
import HUDLayers

/// Makes GLib's main loop serve the main actor, `DispatchQueue.main` and `Task.sleep`. By itself,
/// GLib's loop serves none of these three.
package enum MainLoop {
  private enum State {
    case unserved, requested, served
  }

  private static let state = Locked(State.unserved)

  /// Makes GLib's main loop serve the main actor as soon as the loop runs. May be called on any
  /// thread. Once the loop serves the main actor, a call only takes a lock.
  ///
  /// Off the main thread this uses `g_idle_add`, not a task on the main actor. Such a task would
  /// wait for ever, because nothing serves the main actor yet.
  package static func serveMainActorSoon() {
    let state = state.withLock(\.self)
    guard state != .served else { return }
    guard !Thread.isMainThread else { return serveMainActor() }
    // Ask the loop only once, because a loop that never runs would keep each request for ever.
    guard state == .unserved, advance(to: .requested) else { return }
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
    guard advance(to: .served) else { return }
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

  /// Changes the state to `new`. Returns false if the state is `new` or `served` already.
  private static func advance(to new: State) -> Bool {
    state.withLock { state in
      guard state != new, state != .served else { return false }
      state = new
      return true
    }
  }

  /// The priority of the source that runs the main dispatch queue. GTK repaints at the same
  /// priority. At the higher default priority, a queue that is never empty would leave GTK no time
  /// to paint.
  private static let priority: gint = 120
}

/// Detects an app that runs GTK on a thread that is not the process's main thread. In such an app
/// the main actor never runs, so no HUD can be shown.
///
/// On Linux an `async main` causes this: after its first suspension it continues on another thread.
enum AsyncMainTrap {
  private static let isReported = Locked(false)

  /// Whether GTK is initialized and the caller is not on the process's main thread.
  static var isOpen: Bool { !Thread.isMainThread && Bool(gtk_is_initialized()) }

  /// Logs `message` as a warning, at the first call only.
  static func report() {
    let isFirst = isReported.withLock { isReported in
      defer { isReported = true }
      return !isReported
    }
    guard isFirst else { return }
    Log.warn(message)
  }

  static let message = """
    GTK runs on a thread that is not the process's main thread, so the main actor does not run \
    and no HUD can be shown. An async main does this after its first await: start GTK from a \
    main that is not async.
    """
}

/// The thread on which GTK calls the app, and on which the app calls GTK: the main actor's.
///
/// GTK's callbacks are not isolated to the main actor, so the calls that such a callback may make
/// are not isolated either. They check the thread instead.
enum GTKThread {
  /// Calls `body` on the main actor. Stops the process on any thread but the main actor's.
  static func run<Result: Sendable>(
    _ call: StaticString, _ body: @MainActor () -> Result
  ) -> Result {
    precondition(
      MainThread.isCurrent,
      """
      \(call) was called on another thread than GTK's. Call it in a callback of GTK, or in a task \
      of the main actor: Task { @MainActor in … }.
      """)
    return MainActor.assumeIsolated(body)
  }

  /// Calls `body` on the main actor with a pointer to a widget. Stops the process on any thread but
  /// the main actor's, and before GTK is initialized.
  static func run<Result: Sendable>(
    _ call: StaticString, with widget: UnsafeMutableRawPointer,
    _ body: @MainActor (UnsafeMutableRawPointer) -> Result
  ) -> Result {
    // The pointer stays on this thread, because `run` does not change the thread.
    nonisolated(unsafe) let widget = widget
    return run(call) {
      precondition(
        Bool(gtk_is_initialized()),
        """
        \(call) was called before GTK was initialized, so there is no widget yet. Call it when the \
        application is activated, or after gtk_init().
        """)
      return body(widget)
    }
  }
}
#endif
