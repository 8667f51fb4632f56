#if GTK && os(Linux)
import CHUDGTK
import HUDCairo
import HUDCore
import HUDLayers

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
  /// the main actor's, before GTK is initialized, and for a null pointer or another object.
  static func run<Result: Sendable>(
    _ call: StaticString, with widget: some GTKWidgetPointer,
    _ body: @MainActor (UnsafeMutableRawPointer) -> Result
  ) -> Result {
    // The pointer stays on this thread, because `run` does not change the thread.
    nonisolated(unsafe) let widget = widget.widgetAddress
    return run(call) {
      precondition(
        Bool(gtk_is_initialized()),
        """
        \(call) was called before GTK was initialized, so there is no widget yet. Call it when the \
        application is activated, or after gtk_init().
        """)
      guard let widget else {
        preconditionFailure("\(call) needs a widget, but was given a null pointer.")
      }
      precondition(
        widget.isA(gtk_widget_get_type()),
        "\(call) needs a widget or a window, but was given a \(widget.typeName).")
      return body(widget)
    }
  }
}

/// Detects an app that runs GTK on a thread that is not the process's main thread. In such an app
/// the main actor never runs, so no HUD can be shown.
///
/// On Linux an `async main` causes this: after its first suspension it continues on another thread.
enum AsyncMainTrap {
  /// Whether GTK is initialized and the caller is not on the process's main thread.
  static var isOpen: Bool { !Thread.isMainThread && Bool(gtk_is_initialized()) }

  /// Logs `message` as a warning, at the first call only.
  static func report() { _ = reported }

  private static let reported: Void = GLibLogWriter.warn(message)

  static let message = """
    GTK runs on a thread that is not the process's main thread, so the main actor does not run \
    and no HUD can be shown. An async main does this after its first await: start GTK from a \
    main that is not async.
    """
}
#endif
