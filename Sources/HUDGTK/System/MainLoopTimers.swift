#if GTK && os(Linux)
import CHUDGTK
import HUDLayers

@MainActor extension Widget {
  /// Calls `handler` before each frame of the widget's window, until `handler` returns false.
  func onTick(do handler: @escaping @MainActor () -> Bool) {
    gtk_widget_add_tick_callback(
      self,
      { _, _, data in Callback.call(data) },
      Callback { _ in handler() }.retained(), { Callback.release($0) })
  }
}

/// Calls `handler` repeatedly, with `milliseconds` between two calls, until `handler` returns
/// false. GLib's main loop must be running.
@MainActor func every(_ milliseconds: guint, do handler: @escaping @MainActor () -> Bool) {
  attach(g_timeout_source_new(milliseconds), handler)
}

/// Calls `body` once, in the next turn of GLib's main loop.
@MainActor func nextTurn(_ body: @escaping @MainActor () -> Void) {
  every(0) {
    body()
    return false
  }
}

/// Calls a handler once after some time, if GLib's main loop is running then. Releasing the timeout
/// cancels the call.
@MainActor final class Timeout {
  // Keep the source, not its number: GLib may give the number of an ended source to a new source.
  private let source: UnsafeMutablePointer<GSource>?

  init(after delay: Duration, do handler: @escaping @MainActor () -> Void) {
    let milliseconds = (delay / .milliseconds(1)).rounded(.up)
    source = g_timeout_source_new(guint(min(max(milliseconds, 0), Double(guint.max))))
    g_source_ref(source)
    attach(source) {
      handler()
      return false
    }
  }

  isolated deinit {
    g_source_destroy(source)
    g_source_unref(source)
  }
}

/// Adds `source` to GLib's main loop and releases it. Calls `handler` until that returns false.
@MainActor func attach(
  _ source: UnsafeMutablePointer<GSource>?, _ handler: @escaping @MainActor () -> Bool
) {
  g_source_set_callback(
    source,
    { data in
      guard Thread.isMainThread else {
        AsyncMainTrap.report()
        return false.gboolean
      }
      return Callback.call(data)
    }, Callback { _ in handler() }.retained(), { Callback.release($0) })
  g_source_attach(source, nil)
  g_source_unref(source)
}
#endif
