#if GTK && os(Linux)
import CHUDGTK
import HUDCairo
import HUDLayers

/// Detects an app that runs GTK on a thread that is not the process's main thread. In such an app
/// the main actor never runs, so no HUD can be shown.
///
/// On Linux an `async main` causes this: after its first suspension it continues on another thread.
enum AsyncMainTrap {
  /// Whether GTK is initialized and the caller is not on the process's main thread.
  static var isOpen: Bool { !Thread.isMainThread && Bool(gtk_is_initialized()) }

  /// Logs `message` as a warning, at the first call only.
  static func report() { _ = reported }

  private static let reported: Void = LogToGLib.warn(message)

  static let message = """
    GTK runs on a thread that is not the process's main thread, so the main actor does not run \
    and no HUD can be shown. An async main does this after its first await: start GTK from a \
    main that is not async.
    """
}
#endif
