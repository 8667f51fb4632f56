#if GTK && os(Linux)
import CHUDGTK
import HUDCore

/// The thread on which GTK calls the app, and on which the app calls GTK: the main actor's thread.
///
/// GTK's callbacks are not isolated to the main actor, so the calls that such a callback may make
/// are not isolated either. They check the thread instead.
enum GTKThread {
  /// Calls `body`. If this is not the main actor's thread, stops the process, and names `call`.
  static func run<Result: Sendable>(_ call: StaticString, _ body: @MainActor () -> Result) -> Result
  {
    precondition(
      MainThread.isCurrent,
      """
      \(call) was called on another thread than GTK's. Call it in a callback of GTK, or in a task \
      of the main actor: Task { @MainActor in … }.
      """)
    return MainActor.assumeIsolated(body)
  }

  /// Calls `body` with a pointer to a widget. Stops the process if this is not the main actor's
  /// thread, if GTK is not initialized, or if `widget` is null or no widget.
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
#endif
