#if GTK && os(Linux)
import CHUDGTK
import HUDLayers

/// Whether a screen reader runs, as the desktop tells on the session bus.
///
/// Nobody waits for it: until the bus has answered, and where there is none, no screen reader runs.
@MainActor final class ScreenReader {
  static let shared = ScreenReader()

  /// The properties on the bus, kept up to date by GIO.
  private(set) var status: UnsafeMutablePointer<GDBusProxy>?

  var isRunning: Bool {
    guard let status, let value = g_dbus_proxy_get_cached_property(status, "ScreenReaderEnabled")
    else { return false }
    defer { g_variant_unref(value) }
    guard g_variant_classify(value) == G_VARIANT_CLASS_BOOLEAN else { return false }
    return Bool(g_variant_get_boolean(value))
  }

  private init() {
    guard let address = Self.busAddress else { return }
    // A connection of our own: the one that GIO shares ends the process when the bus goes.
    let flags =
      G_DBUS_CONNECTION_FLAGS_AUTHENTICATION_CLIENT.rawValue
      | G_DBUS_CONNECTION_FLAGS_MESSAGE_BUS_CONNECTION.rawValue
    g_dbus_connection_new_for_address(
      address, GDBusConnectionFlags(rawValue: flags), nil, nil,
      { _, result, _ in
        guard let bus = g_dbus_connection_new_for_address_finish(result, nil) else { return }
        ScreenReader.ask(bus)
        g_object_unref(bus.raw)
      }, nil)
  }

  nonisolated private static func ask(_ bus: OpaquePointer) {
    // Whoever reads the screen has started the service; asking must not.
    g_dbus_proxy_new(
      bus, G_DBUS_PROXY_FLAGS_DO_NOT_AUTO_START, nil, "org.a11y.Bus", "/org/a11y/bus",
      "org.a11y.Status", nil,
      { _, result, _ in
        nonisolated(unsafe) let proxy = g_dbus_proxy_new_finish(result, nil)
        // A loop that runs elsewhere is one that no HUD comes to.
        guard Thread.isMainThread else {
          if let proxy { g_object_unref(proxy.raw) }
          return
        }
        MainActor.assumeIsolated { ScreenReader.shared.status = proxy }
      }, nil)
  }

  /// Nil where there is no bus: looked for without an address, one would be started.
  private static var busAddress: String? {
    let environment = ProcessInfo.processInfo.environment
    // GTK then has nothing to be read.
    guard environment["GTK_A11Y"] != "none" else { return nil }
    if let address = environment["DBUS_SESSION_BUS_ADDRESS"] { return address }
    let socket = environment["XDG_RUNTIME_DIR"].map { $0 + "/bus" }
    guard let socket, FileManager.default.fileExists(atPath: socket),
      let escaped = g_dbus_address_escape_value(socket)
    else { return nil }
    defer { g_free(escaped) }
    return "unix:path=" + String(cString: escaped)
  }
}
#endif
