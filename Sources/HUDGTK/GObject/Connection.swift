#if GTK && os(Linux)
import CHUDGTK

/// Keeps a handler connected to a signal of an object, until `disconnect()` is called, this
/// `Connection` is released, or the object is destroyed.
@MainActor final class Connection {
  private let object: WeakReference
  private let id: gulong

  init(to object: UnsafeMutableRawPointer, handler id: gulong) {
    self.object = WeakReference(object)
    self.id = id
  }

  isolated deinit { disconnect() }

  func disconnect() {
    if let object = object.object, Bool(g_signal_handler_is_connected(object.cast(), id)) {
      g_signal_handler_disconnect(object, id)
    }
  }
}
#endif
