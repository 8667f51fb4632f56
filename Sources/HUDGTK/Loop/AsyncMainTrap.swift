#if GTK && os(Linux)
import CHUDGTK
import HUDCore
import HUDLayers

/// The app's loop runs on another thread than the process's main one, where the main actor's work
/// can never be done.
///
/// An `async main` does that on Linux: after its first suspension it goes on elsewhere.
enum AsyncMainTrap {
  private static let isReported = Locked(false)

  /// Whether this thread runs a GTK that the main actor will never come to.
  static var isOpen: Bool { !Thread.isMainThread && Bool(gtk_is_initialized()) }

  /// Says so, once.
  static func report() {
    let isFirst = isReported.withLock { isReported in
      defer { isReported = true }
      return !isReported
    }
    guard isFirst else { return }
    withVaList([]) { g_logv("HUD", G_LOG_LEVEL_WARNING, Self.message, $0) }
  }

  // As a format it must hold no per cent sign.
  static let message = """
    GTK runs on a thread that is not the process's main thread, so the main actor stands still \
    and no HUD can be shown. An async main does this after its first await: start GTK from a \
    main that is not async.
    """
}
#endif
